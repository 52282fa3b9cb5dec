//! The program's two voices: words for people on stderr, what was asked for on stdout. Both are wrapped between words to the
//! width of the terminal that shows them. It must not know what is said.
use std::io::Write;
use std::os::fd::AsFd;

/// Words for people. A closed stderr loses them and nothing else.
pub fn say(text: &str) {
    let mut stderr = std::io::stderr().lock();
    let text = fitted(text, width(&stderr));
    let _ = stderr.write_all(text.as_bytes());
    let _ = stderr.flush();
}

/// Text that was asked for, to be read: stdout.
pub fn print(text: &str) {
    print_exactly(&fitted(text, width(std::io::stdout())));
}

/// The same to be parsed: JSON, one value a line.
pub fn print_exactly(text: &str) {
    let mut stdout = std::io::stdout().lock();
    // A closed pipe takes no more; there is nobody to tell.
    let _ = stdout
        .write_all(text.as_bytes())
        .and_then(|()| stdout.flush());
}

/// JSON, with nothing raw in it that a terminal or an editor would obey.
pub fn print_json(text: &str) {
    print_exactly(&crate::clean::json(text));
}

/// The columns of the terminal; of no terminal, what `COLUMNS` says. None: lines stay whole.
pub fn width(shown_on: impl AsFd) -> Option<usize> {
    let terminal = rustix::termios::tcgetwinsize(shown_on).ok();
    let columns = terminal.map(|size| usize::from(size.ws_col));
    let named = || std::env::var("COLUMNS").ok()?.parse().ok();
    columns.filter(|c| *c > 0).or_else(named)
}

fn fitted(text: &str, width: Option<usize>) -> String {
    width.map_or_else(|| text.to_owned(), |width| wrapped(text, width))
}

/// Every line wrapped between words. A word that is longer than the width (a path, an address) stays whole. What is wrapped
/// stands under the words that it belongs to, not under their mark.
pub fn wrapped(text: &str, width: usize) -> String {
    let mut out = String::with_capacity(text.len());
    for line in text.split_inclusive('\n') {
        let (words, end) = match line.strip_suffix('\n') {
            Some(words) => (words, "\n"),
            None => (line, ""),
        };
        let indent = " ".repeat(hang(words).min(width / 2));
        let options = textwrap::Options::new(width.max(NARROWEST))
            .break_words(false)
            .word_splitter(textwrap::WordSplitter::NoHyphenation)
            .subsequent_indent(&indent);
        // What ends in blanks waits for an answer behind them.
        let blanks = &words[words.trim_end().len()..];
        out.push_str(&textwrap::fill(words, options));
        out.push_str(if out.ends_with(blanks) { "" } else { blanks });
        out.push_str(end);
    }
    out
}

/// Narrower than this nothing can be read.
const NARROWEST: usize = 16;

fn hang(line: &str) -> usize {
    let blanks = line.chars().take_while(|c| *c == ' ').count();
    let marked = line.trim_start().starts_with(['✓', '◌', '✋', '✗', '?']);
    // Columns: what goes on is set in a little.
    let columns = line.trim().contains("  ");
    blanks + if marked || columns { 2 } else { 0 }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_wrapped_between_words_and_nothing_is_lost() {
        let text = "✓ Opened “Manage plan” on the page\n\n  hint: a-word-longer-than-the-width stays whole\nApprove? [y/N] ";
        assert_eq!(
            wrapped(text, 20),
            "✓ Opened “Manage\n  plan” on the page\n\n  hint:\n  a-word-longer-than-the-width\n  stays whole\nApprove? [y/N] "
        );
        assert_eq!(fitted(text, None), text);
    }

    #[test]
    fn columns_hang_and_wide_signs_count_double() {
        assert_eq!(
            wrapped("ok  browser  here it is", 16),
            "ok  browser\n  here it is"
        );
        assert_eq!(wrapped("日本語 日本語 日本語", 16), "日本語 日本語\n日本語");
    }
}
