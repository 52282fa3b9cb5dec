//! What pages wrote, made safe to leave this program: on a terminal, in a file that is exported or sent, in JSON lines. Which characters
//! do harm is judged in one place, [`engine::words::is_harmless`]: C0 and C1 controls, DEL, overrides and isolates of direction,
//! what has no width. There is no CSV among the exports; whoever adds one also quotes what a spreadsheet takes for a formula.
use engine::words::is_harmless;

/// Text for people, HTML included: what does harm is left out, lines stay lines.
pub fn text(text: &str) -> String {
    let stays = |c: &char| *c == '\n' || is_harmless(*c);
    text.chars().filter(stays).collect()
}

/// JSON that is written out already. Outside its strings nothing of the kind can stand, so each such character becomes its escape: a
/// program reads the same value, and nothing raw is in the file.
pub fn json(written: &str) -> String {
    let mut out = String::with_capacity(written.len());
    for c in written.chars() {
        match c {
            // Between values only: in strings they are escaped already.
            '\n' => out.push(c),
            _ if is_harmless(c) => out.push(c),
            _ => escape(c, &mut out),
        }
    }
    out
}

fn escape(c: char, out: &mut String) {
    for unit in c.encode_utf16(&mut [0; 2]) {
        out.push_str(&format!("\\u{unit:04x}"));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// All of C0 and C1, DEL, the marks of direction, a byte order mark, tags.
    fn harmful() -> String {
        ('\0'..='\u{9f}')
            .filter(|c| c.is_control() && *c != '\n')
            .chain('\u{202a}'..='\u{202e}')
            .chain('\u{2066}'..='\u{2069}')
            .chain(['\u{200b}', '\u{200e}', '\u{61c}', '\u{feff}', '\u{e0041}'])
            .collect()
    }

    #[test]
    fn nothing_raw_is_left_in_text() {
        let told = text(&format!("Lumora {}Prémium 日本\n👩‍👧 €5", harmful()));
        assert_eq!(told, "Lumora Prémium 日本\n👩‍👧 €5");
    }

    #[test]
    fn json_says_the_same_and_nothing_raw_is_in_it() {
        let value = serde_json::json!({ harmful(): [harmful(), "a\nb \\ \" é 👩‍👧"] });
        for written in [value.to_string(), format!("{value:#}")] {
            let clean = json(&written);
            assert!(clean.chars().all(|c| c == '\n' || is_harmless(c)));
            let read: serde_json::Value = serde_json::from_str(&clean).unwrap();
            assert_eq!(read, value);
        }
    }
}
