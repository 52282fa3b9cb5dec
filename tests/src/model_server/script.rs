//! What a scripted "model" sees of a request, and what it can say. It reads as little as a test needs.
use serde_json::{Value, json};

/// One request, as far as scripts look at it.
#[derive(Clone, Debug, Default)]
pub struct Turn {
    /// Requests before this one.
    pub number: usize,
    /// The newest message's words: results of tools first, then the page.
    pub told: String,
    /// What came of the last call, as far as it was told.
    pub result: String,
    /// The instructions.
    pub system: String,
    /// Whether the newest message has a tool's error in it.
    pub error: bool,
    /// Pictures in the newest message.
    pub pictures: usize,
}

#[derive(Clone, Debug, PartialEq)]
pub enum Say {
    Call(&'static str, Value),
    /// Several at once, which real models are told not to do.
    Calls(Vec<(&'static str, Value)>),
    Text(String),
    Refusal,
    /// The limit of an answer is reached inside the arguments.
    Unfinished(&'static str),
}

impl Turn {
    /// The reference of what has this name on the page, if it can be used.
    pub fn find(&self, name: &str) -> Option<String> {
        let usable = |line: &&str| line.contains(name) && !line.contains("disabled");
        let lines = self.told.lines().filter(usable);
        lines.filter_map(reference).next()
    }

    /// A click on what has this name.
    pub fn press(&self, name: &str) -> Option<Say> {
        let target = self.find(name)?;
        Some(Say::Call("browser_click", json!({ "ref": target })))
    }
}

fn reference(line: &str) -> Option<String> {
    let at = line.find("@e")?;
    let digits: String = line[at + 2..]
        .chars()
        .take_while(char::is_ascii_digit)
        .collect();
    (!digits.is_empty()).then(|| format!("@e{digits}"))
}

/// Presses these names one after the other, each when it stands on the page; after the last one it says that it is done.
pub fn walk<const N: usize>(names: [&'static str; N]) -> impl FnMut(&Turn) -> Say + Send + 'static {
    let mut at = 0;
    move |turn| {
        let end = |status: &str, reason: &str| {
            Say::Call(
                "complete_task",
                json!({ "status": status, "reason": reason }),
            )
        };
        let Some(name) = names.get(at) else {
            return end("success", "The page says that it is cancelled.");
        };
        match turn.press(name) {
            Some(say) => {
                at += 1;
                say
            }
            None => end("failed", &format!("There is no “{name}”.")),
        }
    }
}
