//! What the page model makes of pages as the browser's facts tell them: each `pages/NAME.json` is an observation, `NAME.txt` what a
//! person reads of it. `UPDATE_EXPECT=1` writes the texts anew; read them before you commit them.
#![allow(clippy::unwrap_used)]
use expect_test::expect_file;
use std::path::Path;
use subterminator_page::PageModel;

#[test]
fn harvested_pages_read_as_their_texts_say() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/pages");
    let mut pages: Vec<_> = std::fs::read_dir(folder)
        .unwrap()
        .flatten()
        .map(|f| f.path())
        .collect();
    pages.retain(|p| p.extension().is_some_and(|e| e == "json"));
    pages.sort();
    assert!(pages.len() >= 40, "{} pages", pages.len());
    for page in pages {
        let observation = serde_json::from_str(&std::fs::read_to_string(&page).unwrap()).unwrap();
        let model = PageModel::of(&observation, None);
        expect_file![page.with_extension("txt")].assert_eq(&model.to_string());
    }
}
