//! Which model plans: from what was ordered, the environment, the configuration file, in this order.
use super::http::{Line, Login, Patience};
use super::keys::{self, Key};
use super::{ModelError, chat, messages};
use crate::places::{Places, is_anothers};
use protocol::control::{PlannerChoice, PlannerKind};
use reqwest::Url;
use serde::Deserialize;
use std::fs::File;
use std::io::Read;
use std::os::unix::fs::{MetadataExt, PermissionsExt};
use std::path::{Path, PathBuf};

/// What plans when nobody says which.
pub const USUAL_MODEL: &str = "claude-opus-4-6";
/// Names the model where the command line doesn't.
pub const MODEL_ENV: &str = "SUBTERMINATOR_MODEL";

/// A model, ready to be asked.
#[derive(Clone, Debug)]
pub struct Model {
    pub name: String,
    pub wire: Wire,
    pub line: Line,
    pub patience: Patience,
    /// It takes pictures.
    pub pictures: bool,
    /// As in [`PlannerChoice`].
    pub all_tools: bool,
    /// In millionths of a dollar.
    pub max_cost: Option<u64>,
    /// The person named it: if it can't be had, the run ends with what to set.
    pub insisted: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wire {
    Messages,
    Chat,
}

/// `config.toml`. Whatever stands in it, only its owner may read it.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Config {
    pub planner: Option<PlannerKind>,
    pub model: Option<String>,
    pub base_url: Option<String>,
    /// US dollars for one run.
    pub max_cost: Option<f64>,
    /// Pictures of the page go along; switch it off for a model that takes none.
    pub pictures: Option<bool>,
    anthropic_api_key: Option<Secret>,
    openai_api_key: Option<Secret>,
}

/// A key as it stands in the file: never shown.
#[derive(Clone, Deserialize)]
#[serde(transparent)]
struct Secret(String);

impl std::fmt::Debug for Secret {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Secret(…)")
    }
}

struct Provider {
    wire: Wire,
    name: &'static str,
    planner: &'static str,
    variable: &'static str,
    field: &'static str,
    account: &'static str,
    base_url: &'static str,
    path: &'static str,
}

const CLAUDE: Provider = Provider {
    wire: Wire::Messages,
    name: "Claude",
    planner: "claude",
    variable: "ANTHROPIC_API_KEY",
    field: "anthropic_api_key",
    account: "anthropic",
    base_url: messages::BASE_URL,
    path: messages::PATH,
};

const OPENAI: Provider = Provider {
    wire: Wire::Chat,
    name: "OpenAI",
    planner: "openai",
    variable: "OPENAI_API_KEY",
    field: "openai_api_key",
    account: "openai",
    base_url: chat::BASE_URL,
    path: chat::PATH,
};

/// The model that is to plan; none: the offline rules.
pub fn resolve(choice: &PlannerChoice, places: &Places) -> Result<Option<Model>, ModelError> {
    let keyring = |account: &str| {
        places
            .keyring
            .then(|| keys::from_keyring(account))
            .flatten()
    };
    resolve_with(
        choice,
        &places.config(),
        |name| std::env::var(name).ok(),
        keyring,
    )
}

fn resolve_with(
    choice: &PlannerChoice,
    path: &Path,
    variable: impl Fn(&str) -> Option<String>,
    keyring: impl Fn(&str) -> Option<Key>,
) -> Result<Option<Model>, ModelError> {
    if matches!(choice.kind, PlannerKind::Offline | PlannerKind::Outside) {
        return Ok(None);
    }
    let config = read(path)?;
    let kind = match choice.kind {
        PlannerKind::Auto => config.planner.unwrap_or_default(),
        named => named,
    };
    if kind == PlannerKind::Offline {
        return Ok(None);
    }
    let said = |text: Option<String>| text.filter(|t| !t.trim().is_empty());
    let named = said(choice.model.clone())
        .or_else(|| said(variable(MODEL_ENV)))
        .or_else(|| config.model.clone());
    let base_url = choice.base_url.clone().or_else(|| config.base_url.clone());
    let insisted = kind != PlannerKind::Auto || named.is_some() || base_url.is_some();
    let provider = provider(kind, named.as_deref(), base_url.is_some())?;
    let name = match (named, provider.wire) {
        (Some(name), _) => name,
        (None, Wire::Messages) => USUAL_MODEL.to_owned(),
        (None, Wire::Chat) => return Err(ModelError::NoModel),
    };
    let url = address(
        base_url.as_deref().unwrap_or(provider.base_url),
        provider.path,
    )?;
    let from_file = match provider.wire {
        Wire::Messages => &config.anthropic_api_key,
        Wire::Chat => &config.openai_api_key,
    };
    let key = variable(provider.variable)
        .and_then(|k| Key::new(&k))
        .or_else(|| from_file.as_ref().and_then(|k| Key::new(&k.0)))
        .or_else(|| keyring(provider.account));
    if key.is_none() && !(provider.wire == Wire::Chat && is_loopback(&url)) {
        return match insisted {
            false => Ok(None),
            true => Err(ModelError::NoKey {
                provider: provider.name,
                variable: provider.variable,
                field: provider.field,
                config: path.to_owned(),
                store: keys::storing(provider.account),
            }),
        };
    }
    let (login, fixed): (_, &[_]) = match provider.wire {
        Wire::Messages => (Login::XApiKey, &[("anthropic-version", messages::VERSION)]),
        Wire::Chat => (Login::Bearer, &[]),
    };
    let max_cost = choice
        .max_cost
        .or_else(|| config.max_cost.map(|usd| (usd * 1e6) as u64));
    if max_cost.is_some() && super::prices::of(&name).is_none() {
        return Err(ModelError::NoPrice(name));
    }
    Ok(Some(Model {
        line: Line::new(url, key.as_ref(), login, fixed)?,
        name,
        wire: provider.wire,
        patience: Patience::default(),
        pictures: config.pictures.unwrap_or(true),
        all_tools: choice.all_tools,
        max_cost,
        insisted,
    }))
}

/// A name that is known decides; else what was set.
fn provider(
    kind: PlannerKind,
    name: Option<&str>,
    elsewhere: bool,
) -> Result<&'static Provider, ModelError> {
    let by_name = match name {
        None => None,
        Some(n) if n.starts_with("claude") => Some(&CLAUDE),
        Some(n) if n.starts_with("gpt-") => Some(&OPENAI),
        Some(_) => None,
    };
    let mismatch = |planner: &'static str, hint: &'static str| ModelError::Mismatch {
        model: name.unwrap_or_default().to_owned(),
        planner,
        hint,
    };
    match (kind, by_name, name) {
        (PlannerKind::Claude, Some(p), _) if p.wire == Wire::Chat => Err(mismatch(
            CLAUDE.planner,
            "Leave --planner away, or name a model that begins with claude.",
        )),
        // A gateway of one's own may serve any model under either wire.
        (PlannerKind::Openai, Some(p), _) if p.wire == Wire::Messages && !elsewhere => {
            Err(mismatch(
                OPENAI.planner,
                "Leave --planner away, or name a model of that provider.",
            ))
        }
        (PlannerKind::Claude, ..) => Ok(&CLAUDE),
        (PlannerKind::Openai, ..) => Ok(&OPENAI),
        (_, Some(provider), _) => Ok(provider),
        (_, None, Some(_)) if elsewhere => Ok(&OPENAI),
        (_, None, Some(name)) => Err(ModelError::Provider(name.to_owned())),
        (_, None, None) => Ok(&CLAUDE),
    }
}

/// The file, if there is one, says what can be understood.
///
/// # Errors
/// With the line that can't.
pub fn check(path: &Path) -> Result<(), ModelError> {
    read(path).map(drop)
}

fn read(path: &Path) -> Result<Config, ModelError> {
    let failed = |why: String| ModelError::Config {
        path: path.to_owned(),
        why,
    };
    let mut file = match File::open(path) {
        Ok(file) => file,
        Err(e) if e.kind() == std::io::ErrorKind::NotFound => return Ok(Config::default()),
        Err(e) => return Err(failed(e.to_string())),
    };
    if is_anothers(path) {
        return Err(failed(
            "it, or a folder or link on the way to it, belongs to another user of this computer."
                .to_owned(),
        ));
    }
    // Of what was opened, whatever stands under its name by now.
    let metadata = file.metadata().map_err(|e| failed(e.to_string()))?;
    let me = rustix::process::geteuid().as_raw();
    if metadata.uid() != me {
        return Err(failed(
            "it belongs to another user of this computer.".to_owned(),
        ));
    }
    if metadata.permissions().mode() & 0o077 != 0 {
        return Err(ModelError::Readable(PathBuf::from(path)));
    }
    let mut text = String::new();
    file.read_to_string(&mut text)
        .map_err(|e| failed(e.to_string()))?;
    // The parser's own words would quote the line, and a key may stand in it.
    toml::from_str(&text).map_err(|e| {
        let line = e.span().map(|s| text[..s.start].matches('\n').count() + 1);
        failed(format!(
            "line {} is not understood. It may hold planner, model, base_url, max_cost, pictures, anthropic_api_key, openai_api_key.",
            line.unwrap_or(1)
        ))
    })
}

fn address(base: &str, path: &str) -> Result<Url, ModelError> {
    let wrong = || ModelError::Address(base.to_owned());
    let base = base.trim_end_matches('/');
    // Both ways of writing it are common: with and without the version.
    let base = base
        .strip_suffix("/v1")
        .filter(|_| path.starts_with("/v1/"))
        .unwrap_or(base);
    let url = Url::parse(&format!("{base}{path}")).map_err(|_| wrong())?;
    let protected = url.scheme() == "https" || (url.scheme() == "http" && is_loopback(&url));
    let bare = url.username().is_empty() && url.password().is_none();
    if protected && bare {
        Ok(url)
    } else {
        Err(wrong())
    }
}

pub(super) fn is_loopback(url: &Url) -> bool {
    match url.host_str() {
        Some("localhost" | "[::1]") => true,
        Some(host) => host
            .parse::<std::net::Ipv4Addr>()
            .is_ok_and(|ip| ip.is_loopback()),
        None => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::places::write_private;

    fn choice(kind: PlannerKind, model: Option<&str>, base: Option<&str>) -> PlannerChoice {
        PlannerChoice {
            kind,
            model: model.map(str::to_owned),
            base_url: base.map(str::to_owned),
            ..PlannerChoice::default()
        }
    }

    fn with_keys(name: &str) -> Option<String> {
        ["ANTHROPIC_API_KEY", "OPENAI_API_KEY"]
            .contains(&name)
            .then(|| format!("key of {name}"))
    }

    fn no_keyring(_: &str) -> Option<Key> {
        None
    }

    fn nothing(_: &str) -> Option<String> {
        None
    }

    #[test]
    fn a_model_s_name_decides_whose_it_is_and_a_wrong_one_says_what_to_set() {
        use PlannerKind::{Auto, Claude, Offline, Openai};
        let here = "http://127.0.0.1:11434/v1";
        let cases = [
            (
                Auto,
                None,
                None,
                Ok(Some((
                    Wire::Messages,
                    USUAL_MODEL,
                    "https://api.anthropic.com/v1/messages",
                ))),
            ),
            (
                Auto,
                Some("gpt-4o"),
                None,
                Ok(Some((
                    Wire::Chat,
                    "gpt-4o",
                    "https://api.openai.com/v1/chat/completions",
                ))),
            ),
            (
                Auto,
                Some("llama3"),
                Some(here),
                Ok(Some((
                    Wire::Chat,
                    "llama3",
                    "http://127.0.0.1:11434/v1/chat/completions",
                ))),
            ),
            (
                Claude,
                Some("my-gateway-model"),
                Some("https://gw.example/v1"),
                Ok(Some((
                    Wire::Messages,
                    "my-gateway-model",
                    "https://gw.example/v1/messages",
                ))),
            ),
            (Offline, Some("gpt-4o"), None, Ok(None)),
            (Auto, Some("llama3"), None, Err("--base-url")),
            (Claude, Some("gpt-4o"), None, Err("begins with claude")),
            (
                Openai,
                Some("claude-opus-4-6"),
                None,
                Err("Leave --planner away"),
            ),
            (Openai, None, None, Err("--model")),
            (
                Auto,
                Some("gpt-4o"),
                Some("http://example.com"),
                Err("https://"),
            ),
            (
                Auto,
                Some("gpt-4o"),
                Some("https://me:secret@example.com"),
                Err("https://"),
            ),
        ];
        for (kind, model, base, wanted) in cases {
            let got = resolve_with(
                &choice(kind, model, base),
                Path::new("/nowhere/config.toml"),
                with_keys,
                no_keyring,
            );
            match (got, wanted) {
                (Ok(got), Ok(wanted)) => assert_eq!(
                    got.as_ref()
                        .map(|m| (m.wire, m.name.as_str(), m.line.url())),
                    wanted,
                    "{kind:?} {model:?}"
                ),
                (Err(error), Err(part)) => assert!(
                    error.to_string().contains(part) && error.is_configuration(),
                    "{error}"
                ),
                (got, wanted) => panic!("{kind:?} {model:?}: {got:?} instead of {wanted:?}"),
            }
        }
    }

    #[test]
    fn without_a_key_the_offline_rules_plan_unless_a_model_was_asked_for() {
        let path = Path::new("/nowhere/config.toml");
        let auto = choice(PlannerKind::Auto, None, None);
        assert!(
            resolve_with(&auto, path, nothing, no_keyring)
                .unwrap()
                .is_none()
        );
        let asked = choice(PlannerKind::Claude, None, None);
        let error = resolve_with(&asked, path, nothing, no_keyring)
            .unwrap_err()
            .to_string();
        for part in [
            "ANTHROPIC_API_KEY",
            "anthropic_api_key",
            "/nowhere/config.toml",
            "--planner offline",
        ] {
            assert!(error.contains(part), "{error}");
        }
        let local = choice(
            PlannerKind::Auto,
            Some("llama3"),
            Some("http://localhost:11434/v1"),
        );
        assert!(
            resolve_with(&local, path, nothing, no_keyring)
                .unwrap()
                .is_some(),
            "a model on this machine needs no key"
        );
    }

    #[test]
    fn a_configuration_that_others_can_read_is_refused_and_a_wrong_one_is_not_quoted() {
        let temp = tempfile::tempdir().unwrap();
        let path = temp.path().join("config.toml");
        let auto = choice(PlannerKind::Auto, None, None);
        write_private(
            &path,
            b"anthropic_api_key = \"sk-from-file\"\nmax_cost = 0.5\npictures = false\n",
        )
        .unwrap();
        let model = resolve_with(&auto, &path, nothing, no_keyring)
            .unwrap()
            .unwrap();
        assert_eq!((model.max_cost, model.pictures), (Some(500_000), false));
        assert!(!format!("{model:?}").contains("sk-from-file"), "{model:?}");

        std::fs::set_permissions(&path, std::fs::Permissions::from_mode(0o640)).unwrap();
        let error = resolve_with(&auto, &path, nothing, no_keyring).unwrap_err();
        assert_eq!(error, ModelError::Readable(path.clone()));

        write_private(&path, b"\nanthropic_api_kee = \"sk-from-file\"\n").unwrap();
        let error = resolve_with(&auto, &path, nothing, no_keyring)
            .unwrap_err()
            .to_string();
        assert!(
            error.contains("line 2") && !error.contains("sk-from-file"),
            "{error}"
        );
    }

    #[test]
    fn the_environment_s_key_comes_first_then_the_file_s_then_the_keyring_s() {
        let temp = tempfile::tempdir().unwrap();
        let path = temp.path().join("config.toml");
        let auto = choice(PlannerKind::Auto, None, None);
        let asked = std::cell::Cell::new(0);
        let ring = |account: &str| {
            assert_eq!(account, "anthropic");
            asked.set(asked.get() + 1);
            Key::new("from the ring")
        };
        assert!(resolve_with(&auto, &path, nothing, ring).unwrap().is_some());
        assert_eq!(asked.get(), 1);
        write_private(&path, b"anthropic_api_key = \"from the file\"\n").unwrap();
        assert!(resolve_with(&auto, &path, nothing, ring).unwrap().is_some());
        assert!(
            resolve_with(&auto, &path, with_keys, ring)
                .unwrap()
                .is_some()
        );
        assert_eq!(
            asked.get(),
            1,
            "the keyring is asked only where nothing else has a key"
        );
    }

    #[test]
    fn a_limit_on_the_cost_needs_a_price() {
        let limited = PlannerChoice {
            max_cost: Some(1),
            ..choice(
                PlannerKind::Auto,
                Some("llama3"),
                Some("http://localhost:1"),
            )
        };
        let error = resolve_with(&limited, Path::new("/nowhere"), nothing, no_keyring).unwrap_err();
        assert_eq!(error, ModelError::NoPrice("llama3".to_owned()));
    }
}
