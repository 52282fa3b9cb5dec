//! A page's tree as DevTools sees it: closed shadow roots and frames included. Read-only.
use serde_json::Value;

/// The whole tree at one moment.
#[derive(Clone, Debug)]
pub struct Dom {
    pub root: Node,
}

#[derive(Clone, Debug, Default)]
pub struct Node {
    /// Names the node for as long as it lives.
    pub backend: i64,
    /// Lower case; "#text" for text, "#shadow:closed" and the like for shadow roots.
    pub tag: String,
    pub attributes: Vec<(String, String)>,
    pub text: String,
    pub children: Vec<Node>,
}

impl Dom {
    pub(crate) fn of(answer: &Value) -> Self {
        Self {
            root: Node::of(&answer["root"]),
        }
    }

    /// What stands in closed shadow roots: nobody's but ours on the sites of these tests.
    pub fn closed_roots(&self) -> Vec<&Node> {
        self.root.all(|n| n.tag == "#shadow:closed")
    }
}

impl Node {
    fn of(value: &Value) -> Self {
        let name = value["nodeName"]
            .as_str()
            .unwrap_or_default()
            .to_lowercase();
        let tag = match value["shadowRootType"].as_str() {
            Some(kind) => format!("#shadow:{kind}"),
            None => name,
        };
        let pairs: Vec<String> = list(&value["attributes"])
            .filter_map(|a| a.as_str().map(str::to_owned))
            .collect();
        let attributes = pairs
            .chunks_exact(2)
            .map(|p| (p[0].clone(), p[1].clone()))
            .collect();
        let text = value["nodeValue"].as_str().unwrap_or_default().to_owned();
        let inside = ["shadowRoots", "children"]
            .into_iter()
            .flat_map(|k| list(&value[k]))
            .map(Self::of);
        let document = value.get("contentDocument").map(Self::of);
        let children = inside
            .chain(document)
            .filter(|n| n.tag != "#shadow:user-agent")
            .collect();
        Self {
            backend: value["backendNodeId"].as_i64().unwrap_or_default(),
            tag,
            attributes,
            text,
            children,
        }
    }

    pub fn attribute(&self, name: &str) -> Option<&str> {
        self.attributes
            .iter()
            .find(|(n, _)| n == name)
            .map(|(_, v)| v.as_str())
    }

    pub fn has(&self, name: &str, value: &str) -> bool {
        self.attribute(name) == Some(value)
    }

    pub fn is_hidden(&self) -> bool {
        self.attribute("hidden").is_some()
    }

    /// Itself and everything below that `wanted` takes, in document order.
    pub fn all(&self, wanted: impl Fn(&Node) -> bool + Copy) -> Vec<&Node> {
        let mut found = Vec::new();
        self.collect(wanted, &mut found);
        found
    }

    pub fn first(&self, wanted: impl Fn(&Node) -> bool + Copy) -> Option<&Node> {
        self.all(wanted).into_iter().next()
    }

    /// The words in it that are not hidden, as one line.
    pub fn words(&self) -> String {
        let mut words = Vec::new();
        self.read(&mut words);
        words.join(" ")
    }

    /// What a control is called: its label, or its words.
    pub fn name(&self) -> String {
        self.attribute("aria-label")
            .map_or_else(|| self.words(), str::to_owned)
    }

    fn collect<'a>(&'a self, wanted: impl Fn(&Node) -> bool + Copy, into: &mut Vec<&'a Node>) {
        if wanted(self) {
            into.push(self);
        }
        self.children.iter().for_each(|c| c.collect(wanted, into));
    }

    fn read(&self, words: &mut Vec<String>) {
        if self.is_hidden() || matches!(self.tag.as_str(), "script" | "style" | "template") {
            return;
        }
        // Isolates and other invisible marks around quoted words are for the eye only.
        let visible: String = self
            .text
            .chars()
            .filter(|c| !matches!(c, '\u{2066}'..='\u{2069}' | '\u{200b}'..='\u{200f}'))
            .collect();
        if self.tag == "#text" {
            words.extend(visible.split_whitespace().map(str::to_owned));
        }
        self.children.iter().for_each(|c| c.read(words));
    }
}

fn list(value: &Value) -> impl Iterator<Item = &Value> {
    value.as_array().into_iter().flatten()
}
