//! Pages drawn as indented lines: role, a ref for what is pressed or filled, words. `modal` and `above` behind the role,
//! `y=` how far down it stands,
//! `w=` how wide, `s=` how it is drawn.
use super::page::PageModel;
use protocol::geometry::{Rect, Viewport};
use protocol::ids::Ref;
use protocol::role::Role;
use protocol::snapshot::{Block, Element, ElementState, Observation, Page, Snapshot};

pub(crate) fn model(drawn: &str) -> PageModel {
    PageModel::of(&observation("https://site.example/account", drawn), None)
}

pub(crate) fn observation(url: &str, drawn: &str) -> Observation {
    let mut blocks: Vec<Block> = Vec::new();
    let mut elements = Vec::new();
    let mut open: Vec<(usize, u32)> = Vec::new();
    for line in drawn.lines().filter(|l| !l.trim().is_empty()) {
        let depth = line.len() - line.trim_start().len();
        open.retain(|(d, _)| *d < depth);
        let (block, element) = read(line.trim(), open.last().map(|(_, at)| *at));
        let at = u32::try_from(blocks.len()).unwrap();
        blocks.push(block);
        elements.extend(element);
        open.push((depth, at));
    }
    Observation {
        snapshot: Snapshot {
            snapshot_id: String::new(),
            timestamp: String::new(),
            elements,
            focused: None,
            page: Page {
                url: url.into(),
                title: String::new(),
                lang: "en".into(),
            },
            screenshot: String::new(),
            viewport: Viewport {
                width: 1280,
                height: 800,
                scroll_x: 0,
                scroll_y: 0,
            },
        },
        text: String::new(),
        outline: String::new(),
        blocks,
        unread_frames: Vec::new(),
        left_out: Vec::new(),
        settled: true,
    }
}

fn read(line: &str, within: Option<u32>) -> (Block, Option<Element>) {
    let (word, mut rest) = line.split_once(' ').unwrap_or((line, ""));
    let role = role(word);
    let mut state = vec![ElementState::Visible];
    let (mut above, mut modal, mut required, mut popup) = (false, false, false, false);
    let (mut reference, mut height, mut width, mut shape) = (None, None, 100, 0);
    loop {
        let (next, after) = rest.split_once(' ').unwrap_or((rest, ""));
        match next {
            "above" => above = true,
            "modal" => modal = true,
            "required" => required = true,
            "popup" => popup = true,
            "checked" => state.push(ElementState::Checked),
            "unchecked" => state.push(ElementState::Unchecked),
            "collapsed" => state.push(ElementState::Collapsed),
            "expanded" => state.push(ElementState::Expanded),
            "disabled" => state.push(ElementState::Disabled),
            _ if next.starts_with("s=") => shape = next[2..].parse().unwrap(),
            _ if next.starts_with("y=") => height = next[2..].parse::<i32>().ok(),
            _ if next.starts_with("w=") => width = next[2..].parse().unwrap(),
            _ if next.starts_with("@e") => reference = Some(Ref(next[2..].parse().unwrap())),
            _ => break,
        }
        rest = after;
    }
    let element = reference.map(|reference| Element {
        reference,
        role,
        name: rest.to_owned(),
        shows: None,
        state,
        bbox: None,
        value: None,
        level: None,
        children: None,
        description: String::new(),
        href: None,
        input: input(word),
        required,
        popup,
        form: None,
        submits: false,
        acts_on_change: false,
        on_hover: false,
        whole_name: None,
        options: Vec::new(),
        within: Vec::new(),
    });
    let text = rest.to_owned();
    (
        Block {
            within,
            role,
            text,
            reference,
            bbox: height.map(|y| Rect {
                x: 0,
                y,
                width,
                height: 30,
            }),
            shape,
            above,
            modal,
        },
        element,
    )
}

fn role(word: &str) -> Role {
    match word {
        "box" => Role::Generic,
        "p" => Role::Paragraph,
        "h" => Role::Heading,
        "header" => Role::Banner,
        "footer" => Role::ContentInfo,
        "nav" => Role::Navigation,
        "li" => Role::ListItem,
        "ul" => Role::List,
        "a" => Role::Link,
        "email" | "password" | "text" => Role::TextBox,
        "dt" => Role::Term,
        "dd" => Role::Definition,
        other => serde_json::from_value(serde_json::Value::String(other.into())).unwrap(),
    }
}

fn input(word: &str) -> Option<protocol::snapshot::InputKind> {
    use protocol::snapshot::InputKind as I;
    match word {
        "email" => Some(I::Email),
        "password" => Some(I::Password),
        "text" => Some(I::Text),
        _ => None,
    }
}
