//! Every tree that the page draws in: its document, the documents of frames that it shares its rights with, and their shadow trees.
use super::page::{self, Page};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Element, NodeList, ShadowRoot};

const FRAMES: &str = "iframe, frame, object";
/// No more documents than this are looked at.
const MOST: usize = 50;
/// All but what is common and has no shadow tree.
const MAY_HOST: &str = ":not(a, b, br, button, circle, dd, dl, dt, em, form, g, hr, i, img, input, label, li, line, link, meta, ol, \
                        option, path, rect, script, select, small, strong, style, svg, table, tbody, td, th, thead, tr, ul, use)";

pub(super) struct Roots {
    pub(super) documents: Vec<Page>,
    trees: Vec<ShadowRoot>,
}

impl Roots {
    /// The documents alone.
    pub(super) fn near(page: &Page) -> Roots {
        gathered(page, None)
    }

    /// With every shadow tree but our own, whose host is `own`. Dear: each element that may have one is asked.
    pub(super) fn all(page: &Page, own: &Element) -> Roots {
        gathered(page, Some(own))
    }

    pub(super) fn found(&self, selector: &str) -> Vec<Element> {
        let documents = self.documents.iter().flat_map(|d| found(d, selector));
        let trees = self.trees.iter().flat_map(|t| found_in(t, selector));
        documents.chain(trees).collect()
    }
}

fn gathered(page: &Page, own: Option<&Element>) -> Roots {
    let (mut documents, mut all) = (vec![page.clone()], Vec::new());
    let mut next = 0;
    while let Some(document) = documents.get(next).cloned() {
        next += 1;
        let trees = own.map(|own| trees(&document, own)).unwrap_or_default();
        let mut frames = found(&document, FRAMES);
        frames.extend(trees.iter().flat_map(|tree| found_in(tree, FRAMES)));
        let room = MOST.saturating_sub(documents.len());
        documents.extend(frames.iter().filter_map(shared).take(room));
        all.extend(trees);
    }
    Roots {
        documents,
        trees: all,
    }
}

/// What stands in this frame, if it is of the page's own origin.
fn shared(frame: &Element) -> Option<Page> {
    get(frame, "contentDocument").map(JsCast::unchecked_into)
}

fn trees(document: &Page, own: &Element) -> Vec<ShadowRoot> {
    let mut hosts = found(document, MAY_HOST);
    hosts.retain(|host| host != own);
    let mut trees = Vec::new();
    while let Some(host) = hosts.pop() {
        let tree = page::shadow_of(&host).unwrap_or_else(|_| host.shadow_root());
        if let Some(tree) = tree {
            hosts.extend(found_in(&tree, MAY_HOST));
            trees.push(tree);
        }
    }
    trees
}

/// What this holds by that name, if anything.
pub(super) fn get(of: &JsValue, name: &str) -> Option<JsValue> {
    let value = js_sys::Reflect::get(of, &name.into()).ok()?;
    (!value.is_null() && !value.is_undefined()).then_some(value)
}

pub(super) fn found(document: &Page, selector: &str) -> Vec<Element> {
    document.all(selector).map(list).unwrap_or_default()
}

fn found_in(tree: &ShadowRoot, selector: &str) -> Vec<Element> {
    tree.query_selector_all(selector)
        .map(list)
        .unwrap_or_default()
}

fn list(all: NodeList) -> Vec<Element> {
    let each = (0..all.length()).filter_map(|n| all.item(n));
    each.map(JsCast::unchecked_into).collect()
}
