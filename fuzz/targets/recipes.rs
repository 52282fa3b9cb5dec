//! Any text as somebody's recipe: it is taken, or each mistake has a line that the text has.
#![no_main]
use engine::recipe;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
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
});
