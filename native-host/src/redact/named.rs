//! Secrets outside of addresses: told by the word before them ("session_id=…", "Bearer …", a cookie's header), or by how such keys begin.
use super::{LEFT_OUT, LONG, is_key};

/// How a name ends that is given to secrets, in small letters and without what joins its parts.
const SECRETS: [&str; 18] = [
    "token",
    "cookie",
    "sid",
    "sessid",
    "session",
    "sessionid",
    "secret",
    "password",
    "passwd",
    "apikey",
    "accesskey",
    "privatekey",
    "authorization",
    "basic",
    "bearer",
    "jwt",
    "csrf",
    "xsrf",
];
/// What makes a secret of the "key" after it.
const OF_KEYS: [&str; 4] = ["api", "access", "secret", "private"];
/// How keys begin that well-known services give.
const BEGINNINGS: [&str; 10] = [
    "sk-",
    "sk_",
    "pk_",
    "rk_",
    "ghp_",
    "gho_",
    "github_pat_",
    "glpat-",
    "xox",
    "AKIA",
];
/// What parts names and values that stand without a space between them.
const PARTS: [char; 11] = [';', ',', '&', '{', '}', '(', ')', '[', ']', '\'', '`'];

/// What the words so far say of the next one.
#[derive(Debug, Default)]
pub(super) struct Named {
    /// It may be a secret.
    next: bool,
    /// It is in the header of cookies, to the end of the line.
    cookies: bool,
    /// It may be the word "key", of such a kind.
    of_keys: bool,
    /// The word before was one for what only its owner knows, be it as short as they like …
    password: bool,
    /// … and said to be what follows.
    any: bool,
}

/// What people choose themselves and keep in mind, in any language.
pub(super) fn is_password(name: &str) -> bool {
    let plain = name.trim_end_matches(['=', ':', '：']).to_lowercase();
    perception::inputs::passwords().any(|word| word == plain)
        || ["password", "passwd", "passcode"]
            .iter()
            .any(|end| plain.ends_with(end))
}

pub(super) fn is_secret(name: &str) -> bool {
    let plain: String = name.chars().filter(|c| c.is_ascii_alphanumeric()).collect();
    let plain = plain.to_ascii_lowercase();
    SECRETS.iter().any(|end| plain.ends_with(end))
}

impl Named {
    /// What stands between two runs.
    pub(super) fn between(&mut self, text: &str) {
        if text.contains('\n') {
            *self = Self::default();
        }
        // The secret is left out already.
        if text.contains(LEFT_OUT) {
            (self.next, self.any) = (false, false);
        }
    }

    /// Whether this is what was said to follow, up to the next blank.
    pub(super) fn drops(&mut self, run: &str) -> bool {
        run.contains(char::is_alphanumeric) && std::mem::take(&mut self.any)
    }

    /// A run of characters without a space, which is no address.
    pub(super) fn run(&mut self, run: &str) -> String {
        let mut kept = String::with_capacity(run.len());
        for piece in run.split_inclusive(PARTS) {
            let end = piece.len()
                - piece
                    .chars()
                    .next_back()
                    .filter(|c| PARTS.contains(c))
                    .map_or(0, char::len_utf8);
            kept.push_str(&self.piece(&piece[..end]));
            kept.push_str(&piece[end..]);
        }
        kept
    }

    fn piece(&mut self, piece: &str) -> String {
        let joint = piece.find(['=', ':']);
        let (name, value) = piece.split_at(joint.map_or(0, |at| at + 1));
        let joined = joint.is_some() && !matches!(piece, "=" | ":");
        let password = joined && is_password(name);
        if joined && (self.is_name(name) || password || self.cookies && name.ends_with('=')) {
            self.cookies |= name.ends_with(':') && name.to_ascii_lowercase().ends_with("cookie:");
            self.next = value.is_empty();
            self.any = self.next && password;
            return match value {
                "" => piece.to_owned(),
                _ if name.ends_with('=') || password || opens(value) => format!("{name}{LEFT_OUT}"),
                _ => piece.to_owned(),
            };
        }
        // What only joins a name to its value tells nothing anew.
        if matches!(piece, "" | "=" | ":") {
            self.any |= self.password && !piece.is_empty();
            return piece.to_owned();
        }
        self.password = is_password(piece);
        if std::mem::take(&mut self.next) && opens(piece) || is_known(value) || is_known(piece) {
            return LEFT_OUT.to_owned();
        }
        self.next = self.is_name(piece);
        piece.to_owned()
    }

    fn is_name(&mut self, word: &str) -> bool {
        let plain = word.trim_end_matches(['=', ':']).to_ascii_lowercase();
        let key = std::mem::replace(&mut self.of_keys, OF_KEYS.contains(&plain.as_str()));
        is_secret(&plain) || key && plain == "key"
    }
}

/// Long and random, with a mark of the sentence around it or without.
fn opens(value: &str) -> bool {
    is_key(value.trim_matches(|c: char| !c.is_ascii_alphanumeric()))
}

fn is_known(word: &str) -> bool {
    // A signed token: JSON in base64.
    let signed = word.split('.').next();
    let signed = signed.is_some_and(|s| s.starts_with("eyJ") && s.len() > LONG);
    let begins = BEGINNINGS.iter().any(|b| word.starts_with(b));
    signed || begins && word.len() > LONG && opens(word)
}
