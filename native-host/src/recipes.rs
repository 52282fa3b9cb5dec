//! The recipes that this installation knows: the person's own, from `services/` in their configuration folder, and those that
//! come along. A person's own win.
use crate::places::{self, Places, PlacesError};
use engine::recipe::{self, Mistake, Mistakes, Recipe, ShownWay};
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};

/// Why a way that the person showed is in no recipe of theirs.
#[derive(Debug, thiserror::Error)]
pub enum KeepError {
    #[error(transparent)]
    Places(#[from] PlacesError),
    #[error("Nothing was changed, as there is a recipe of yours that can't be used: {0}")]
    Broken(Mistakes),
    #[error("It can't be written as a recipe: {0}")]
    Unfit(Mistakes),
    #[error(
        "Several recipes, or one for many sites, are known for this page, and one of its own would hide them. Nothing was changed; docs/recipes.md says how to write one yourself."
    )]
    Hides,
    #[error("The file {path} can't be read: {source}. Nothing was changed.")]
    Unreadable {
        path: PathBuf,
        source: std::io::Error,
    },
}

#[derive(Debug, Default)]
pub struct Recipes {
    /// By their files' names.
    pub own: Vec<Recipe>,
    /// Files of the person's own that are no recipes.
    pub broken: Vec<Mistakes>,
}

impl Recipes {
    pub fn load(places: &Places) -> Self {
        Self::read(&places.services())
    }

    fn read(folder: &Path) -> Self {
        let paths = files(folder);
        let mut found = Self::default();
        // A folder of somebody else's: they would choose what is in it.
        if !paths.is_empty() && places::is_anothers(folder) {
            found.broken.push(unusable(folder, ANOTHERS));
            return found;
        }
        for path in paths {
            match ours(&path).and_then(|()| check(&path)) {
                Ok(recipe) if found.own.iter().any(|o| o.id == recipe.id) => {
                    let why = format!(
                        "another file here has the id “{}”, and that one counts",
                        recipe.id
                    );
                    found.broken.push(unusable(&path, &why));
                }
                Ok(recipe) => found.own.push(recipe),
                Err(mistakes) => found.broken.push(mistakes),
            }
        }
        found
    }

    /// By id, name, alias or domain, as a person types it.
    pub fn find(&self, name: &str) -> Option<&Recipe> {
        recipe::find(&self.own, name).or_else(|| recipe::find(recipe::all(), name))
    }

    /// Each service once, the person's own first.
    pub fn services(&self) -> impl Iterator<Item = &Recipe> {
        let hidden = |r: &&Recipe| !self.own.iter().any(|o| o.id == r.id);
        let known = recipe::all().iter().filter(hidden);
        self.own.iter().chain(known).filter(|r| r.is_a_service())
    }

    pub fn is_own(&self, recipe: &Recipe) -> bool {
        self.own.iter().any(|o| std::ptr::eq(o, recipe))
    }

    /// The person's own for this page.
    pub fn own_for(&self, url: &str) -> Vec<Recipe> {
        let here = |r: &&Recipe| recipe::is_of(r, url).is_some();
        self.own.iter().filter(here).cloned().collect()
    }
}

const ANOTHERS: &str = "it belongs to another user of this computer, or leads to something that does; keep your recipes in a folder of your own";

/// What somebody else could have written is no recipe of the person's own.
fn ours(path: &Path) -> Result<(), Mistakes> {
    let open = std::fs::metadata(path).is_ok_and(|m| m.permissions().mode() & 0o022 != 0);
    let why = match (places::is_anothers(path), open) {
        (true, _) => ANOTHERS,
        (_, true) => "others can write it; take their rights away (chmod go-w)",
        _ => return Ok(()),
    };
    Err(unusable(path, why))
}

/// Adds what the person showed to their own recipe for this page; where they have none, to a copy of the one that comes along, or to a
/// new one. What stood in a file stays as it is.
///
/// # Errors
/// When nothing was written, with why.
pub fn keep(places: &Places, way: &ShownWay) -> Result<PathBuf, KeepError> {
    let folder = places.services();
    let recipes = Recipes::read(&folder);
    if let Some(broken) = recipes.broken.into_iter().next() {
        return Err(KeepError::Broken(broken));
    }
    let with_it = |text: &str| -> Result<(String, Recipe), KeepError> {
        let text = way.added_to(text);
        let recipe = recipe::parse(&way.service, &text).map_err(KeepError::Unfit)?;
        Ok((text, recipe))
    };
    let any_of = |all: &[Recipe]| all.iter().any(|r| recipe::is_of(r, &way.home).is_some());
    if let Some(own) = recipe::for_url(&recipes.own, &way.home).filter(|r| r.is_a_service()) {
        let path = file_of(&folder, own);
        let there = std::fs::read_to_string(&path);
        let there = there.map_err(|source| KeepError::Unreadable {
            path: path.clone(),
            source,
        })?;
        let (text, _) = with_it(&there)?;
        places::write_private(&path, text.as_bytes())?;
        return Ok(path);
    }
    let known = recipe::for_url(recipe::all(), &way.home);
    // A recipe of this site alone would hide those.
    let service = known.is_some_and(Recipe::is_a_service);
    let hides = any_of(&recipes.own) || !service && any_of(recipe::all());
    if hides {
        return Err(KeepError::Hides);
    }
    let text = known.and_then(|r| recipe::text_of(&r.id));
    let text = text.map_or_else(|| way.blank(), str::to_owned);
    let (text, recipe) = with_it(&text)?;
    places::private_dir(&folder)?;
    let path = folder.join(format!("{}.toml", recipe.id));
    places::write_new(&path, text.as_bytes(), false)?;
    Ok(path)
}

/// The recipes' files, by their names. No folder: no recipes of their own.
fn files(folder: &Path) -> Vec<PathBuf> {
    let files = std::fs::read_dir(folder).into_iter().flatten().flatten();
    let mut paths: Vec<PathBuf> = files
        .map(|f| f.path())
        .filter(|p| p.extension().is_some_and(|e| e == "toml"))
        .collect();
    paths.sort();
    paths
}

/// A recipe may lie in a file of any name.
fn file_of(folder: &Path, own: &Recipe) -> PathBuf {
    let is_it = |path: &PathBuf| check(path).is_ok_and(|r| r.id == own.id);
    let found = files(folder).into_iter().find(is_it);
    found.unwrap_or_else(|| folder.join(format!("{}.toml", own.id)))
}

/// Reads one recipe, or explains every mistake in it.
pub fn check(path: &Path) -> Result<Recipe, Mistakes> {
    match std::fs::read_to_string(path) {
        Ok(text) => recipe::parse(&path.display().to_string(), &text),
        Err(error) => Err(unusable(path, &format!("the file can't be read: {error}"))),
    }
}

fn unusable(path: &Path, why: &str) -> Mistakes {
    Mistakes {
        file: path.display().to_string(),
        all: vec![Mistake {
            line: 1,
            column: 1,
            message: why.to_owned(),
        }],
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const GYM: &str = "id = \"netflix\"\nname = \"My own Netflix\"\ndomains = [\"netflix.com\"]\n";

    #[test]
    fn a_recipe_of_ones_own_wins_and_a_broken_one_is_told_about() {
        let folder = tempfile::tempdir().unwrap();
        std::fs::write(folder.path().join("netflix.toml"), GYM).unwrap();
        std::fs::write(folder.path().join("gym.toml"), "id = 1\nnmae = \"\"\n").unwrap();
        std::fs::write(folder.path().join("notes.txt"), "not a recipe").unwrap();
        let recipes = Recipes::read(folder.path());
        assert_eq!(recipes.find("netflix").unwrap().name, "My own Netflix");
        assert_eq!(recipes.services().filter(|r| r.id == "netflix").count(), 1);
        assert_eq!(recipes.find("hulu").unwrap().id, "hulu");
        assert_eq!(recipes.own_for("https://www.netflix.com/account").len(), 1);
        assert!(recipes.own_for("https://www.hulu.com/").is_empty());
        assert_eq!(recipes.broken.len(), 1);
    }

    #[test]
    fn of_two_files_with_one_id_the_first_counts_and_the_other_is_told_about() {
        let folder = tempfile::tempdir().unwrap();
        std::fs::write(folder.path().join("a.toml"), GYM).unwrap();
        let other = GYM.replace("My own", "My other");
        std::fs::write(folder.path().join("b.toml"), other).unwrap();
        let recipes = Recipes::read(folder.path());
        assert_eq!(recipes.find("netflix").unwrap().name, "My own Netflix");
        let told = recipes.broken[0].to_string();
        assert!(
            told.contains("b.toml:1:1: another file here has the id “netflix”"),
            "{told}"
        );
    }

    #[test]
    fn what_was_shown_is_known_next_time_and_what_was_written_stays() {
        let folder = tempfile::tempdir().unwrap();
        let places = Places::at(folder.path().to_owned()).unwrap();
        let shown = |home: &str, name: &str| ShownWay {
            home: home.into(),
            service: "Muscle Barn".into(),
            steps: vec![engine::recipe::Shown {
                state: protocol::page_state::PageState::AccountActive,
                lang: "fi".into(),
                role: protocol::role::Role::Button,
                name: name.into(),
            }],
        };
        let presses = |url: &str| {
            let own = Recipes::load(&places).own_for(url);
            let steps = own.into_iter().flat_map(|r| r.steps);
            let presses = steps.filter(|s| s.lang == "fi").flat_map(|s| s.press);
            presses.map(|m| m.name().to_owned()).collect::<Vec<_>>()
        };
        let barn = "https://my.musclebarn.com/account";
        let first = keep(&places, &shown(barn, "Päätä")).unwrap();
        let mut text = std::fs::read_to_string(&first).unwrap();
        text.push_str("# My own remark\n");
        let renamed = first.with_file_name("my-gym.toml");
        std::fs::write(&renamed, &text).unwrap();
        std::fs::remove_file(&first).unwrap();
        let mode = PermissionsExt::from_mode(0o600);
        std::fs::set_permissions(&renamed, mode).unwrap();
        let second = keep(&places, &shown(barn, "Lopeta")).unwrap();
        assert_eq!(second, renamed);
        assert!(std::fs::read_to_string(&second).unwrap().starts_with(&text));
        assert_eq!(presses(barn), ["päätä", "lopeta"]);
        // One that comes along is known with all that it says.
        let netflix = "https://www.netflix.com/account";
        keep(&places, &shown(netflix, "Päätä")).unwrap();
        assert_eq!(presses(netflix), ["päätä"]);
        let own = &Recipes::load(&places).own_for(netflix)[0];
        assert!(own.steps.len() > 1 && own.id == "netflix");
        // Two of their own for one page, and none of them closer.
        std::fs::write(
            second.with_file_name("barn-work.toml"),
            text.replace("id = \"", "id = \"w-"),
        )
        .unwrap();
        let work = second.with_file_name("barn-work.toml");
        std::fs::set_permissions(&work, PermissionsExt::from_mode(0o600)).unwrap();
        let refused = keep(&places, &shown(barn, "Irti"));
        assert!(matches!(refused, Err(KeepError::Hides)), "{refused:?}");
        std::fs::write(second.with_file_name("broken.toml"), "id = 1\n").unwrap();
        let refused = keep(&places, &shown(barn, "Irti"));
        assert!(matches!(refused, Err(KeepError::Broken(_))));
    }

    #[test]
    fn without_a_folder_there_are_none_of_ones_own() {
        let recipes = Recipes::read(Path::new("/no/such/folder"));
        assert!(recipes.own.is_empty() && recipes.broken.is_empty());
        assert!(recipes.find("netflix").is_some());
    }
}
