//! Any text as somebody's recipe: it is taken, or each mistake has a line that the text has.
use engine::recipe;

pub(crate) fn feed(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else {
        return;
    };
    match recipe::parse("mine.toml", text) {
        Ok(read) => {
            recipe::for_url([&read], "https://www.example.com/account");
            engine::heuristics::read_text("https://www.example.com/account", text, Some(&read));
        }
        Err(mistakes) => {
            assert!(!mistakes.all.is_empty());
            let lines = text.split('\n').count();
            assert!(
                mistakes
                    .all
                    .iter()
                    .all(|m| (1..=lines.max(1)).contains(&m.line)),
                "{mistakes}"
            );
        }
    }
}
