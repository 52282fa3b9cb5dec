//! Reads the host's messages straight from the JavaScript objects that the worker hands on.
//!
//! Why not serde's derived code: for enums that carry their tag inside, it first copies every message into a tree of its
//! own and reads that. In the agent, which is parsed anew in every page, this was 150 KB of WebAssembly (and 300 KB in
//! the plain form); the tables below are a tenth of it. They can't fall behind the protocol: a field or a variant that
//! is missing here doesn't compile.
use protocol::action::{Action, Direction};
use protocol::ids::{QuestionId, Ref, RequestId, RunId};
use protocol::message::{NoAnswer, PersonInput, Spot, ToAgent, Via};
use protocol::role::Role;
use protocol::snapshot::{Identity, View};
use protocol::view::{
    ButtonStyle, ButtonView, FactView, Mood, PanelView, QuestionView, StepMark, StepView,
};
use wasm_bindgen::JsValue;

/// What the host wants.
pub(super) fn read(message: &JsValue) -> Result<ToAgent, Unread> {
    ToAgent::read(message)
}

/// The place in a message that is not as agreed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("“{0}” is missing or not what it should be")]
pub(super) struct Unread(&'static str);

trait Read: Sized {
    fn read(value: &JsValue) -> Result<Self, Unread>;
}

fn member<T: Read>(object: &JsValue, name: &'static str) -> Result<T, Unread> {
    let value = js_sys::Reflect::get(object, &JsValue::from_str(name));
    T::read(&value.map_err(|_| Unread(name))?).map_err(|Unread(inner)| {
        // The innermost name says most.
        Unread(if inner.is_empty() { name } else { inner })
    })
}

/// The value itself is wrong; whoever knows its name puts it in.
const WRONG: Unread = Unread("");

/// Enums whose variants stand in an object with their name under a key. `field = "key"` where the names differ.
macro_rules! tagged {
    ($($name:ident by $tag:literal { $($text:literal $variant:ident { $($field:ident $(= $key:literal)?),* })* })*) => {$(
        impl Read for $name {
            fn read(object: &JsValue) -> Result<Self, Unread> {
                match member::<String>(object, $tag)?.as_str() {
                    $($text => Ok($name::$variant { $($field: member(object, key!($field $($key)?))?),* }),)*
                    _ => Err(Unread($tag)),
                }
            }
        }
        const _: fn(&$name) = |all| match all { $($name::$variant { .. } => {}),* };
    )*};
}

macro_rules! key {
    ($field:ident) => {
        stringify!($field)
    };
    ($field:ident $key:literal) => {
        $key
    };
}

macro_rules! structs {
    ($($name:ident { $($field:ident),* })*) => {$(
        impl Read for $name {
            fn read(object: &JsValue) -> Result<Self, Unread> {
                Ok($name { $($field: member(object, stringify!($field))?),* })
            }
        }
    )*};
}

macro_rules! words {
    ($($name:ident { $($text:literal $variant:ident)* })*) => {$(
        impl Read for $name {
            fn read(value: &JsValue) -> Result<Self, Unread> {
                match String::read(value)?.as_str() {
                    $($text => Ok($name::$variant),)*
                    _ => Err(WRONG),
                }
            }
        }
        const _: fn(&$name) = |all| match all { $($name::$variant => {}),* };
    )*};
}

macro_rules! ids {
    ($($name:ident)*) => {$(
        impl Read for $name {
            fn read(value: &JsValue) -> Result<Self, Unread> {
                Read::read(value).map($name)
            }
        }
    )*};
}

tagged! {
    ToAgent by "type" {
        "observe" Observe { request, settle, view }
        "act" Act { request, action, expect, announce_ms, label, held }
        "locate" Locate { request, spot }
        "look_again" LookAgain { request, url }
        "show" Show { panel }
        "ask" Ask { question }
        "withdraw" Withdraw { question }
        "outline" Outline { target, label }
        "outline_too" OutlineToo { target, label }
        "clear_outline" ClearOutline {}
        "call_off" CallOff {}
        "judge" Judge { request, mark }
        "leave" Leave {}
    }
    Action by "type" {
        "click" Click { target = "ref" }
        "fill" Fill { target = "ref", value, clear_first }
        "select" Select { target = "ref", value }
        "scroll_to" ScrollTo { target = "ref" }
        "scroll_for" ScrollFor { target = "ref", words }
        "scroll_page" ScrollPage { direction, amount }
        "navigate" Navigate { url }
        "wait" Wait { ms }
    }
    Spot by "by" {
        "css" Css { selector }
        "point" Point { x, y }
    }
    PersonInput by "input" {
        "start" Start { dry_run }
        "stop" Stop {}
        "pause" Pause {}
        "resume" Resume {}
        "handed_back" HandedBack {}
        "choose" Choose { choice }
        "close" Close {}
        "open_receipt" OpenReceipt {}
        "keep_way" KeepWay {}
        "answer" Answer { question, approved, via }
        "no_answer" NoAnswer { question, why }
    }
}

structs! {
    PanelView { lang, mood, service, headline, lines, steps, earlier, buttons, footnote, close_label }
    ButtonView { input, label, style }
    QuestionView {
        run, id, lang, title, before_site, site, site_bold, after_site, target_name, target_role, facts, picture,
        picture_alt, reject_label, approve_label, deadline
    }
    FactView { label, text, source }
    Identity { role, name }
}

words! {
    Mood { "idle" Idle "running" Running "your_turn" YourTurn "proven" Proven "ended" Ended "problem" Problem }
    StepMark { "done" Done "doing" Doing "your_turn" YourTurn "failed" Failed }
    ButtonStyle { "primary" Primary "secondary" Secondary "quiet" Quiet "choice" Choice }
    Direction { "up" Up "down" Down "top" Top "bottom" Bottom }
    Via { "overlay" Overlay "window" Window "terminal" Terminal "input" Input "script" Script "assistant" Assistant }
    NoAnswer { "end_of_input" EndOfInput "unclear" Unclear }
}

ids! { RequestId QuestionId RunId }

/// Most steps come without a reason.
impl Read for StepView {
    fn read(object: &JsValue) -> Result<Self, Unread> {
        let why: Option<String> = member(object, "why")?;
        Ok(StepView {
            mark: member(object, "mark")?,
            text: member(object, "text")?,
            why: why.unwrap_or_default(),
        })
    }
}

/// Whoever asks for nothing special may leave it out.
impl Read for View {
    fn read(value: &JsValue) -> Result<Self, Unread> {
        let flag = |name| Ok(member::<Option<bool>>(value, name)?.unwrap_or_default());
        if value.is_undefined() {
            return Ok(View::default());
        }
        Ok(View {
            all: flag("all")?,
            boxes: flag("boxes")?,
        })
    }
}

impl Read for Ref {
    fn read(value: &JsValue) -> Result<Self, Unread> {
        String::read(value)?.parse().map_err(|_| WRONG)
    }
}

impl Read for Role {
    fn read(value: &JsValue) -> Result<Self, Unread> {
        Role::parse(&String::read(value)?).ok_or(WRONG)
    }
}

impl Read for String {
    fn read(value: &JsValue) -> Result<Self, Unread> {
        value.as_string().ok_or(WRONG)
    }
}

impl Read for bool {
    fn read(value: &JsValue) -> Result<Self, Unread> {
        value.as_bool().ok_or(WRONG)
    }
}

impl Read for u8 {
    fn read(value: &JsValue) -> Result<Self, Unread> {
        u64::read(value)?.try_into().map_err(|_| WRONG)
    }
}

impl Read for u64 {
    fn read(value: &JsValue) -> Result<Self, Unread> {
        let number = value.as_f64().ok_or(WRONG)?;
        // Saturates: what was negative, broken or too large comes back as another number.
        let whole = number as u64;
        if whole as f64 == number && number <= js_sys::Number::MAX_SAFE_INTEGER {
            Ok(whole)
        } else {
            Err(WRONG)
        }
    }
}

impl Read for u32 {
    fn read(value: &JsValue) -> Result<Self, Unread> {
        u32::try_from(u64::read(value)?).map_err(|_| WRONG)
    }
}

impl<T: Read> Read for Option<T> {
    fn read(value: &JsValue) -> Result<Self, Unread> {
        if value.is_undefined() || value.is_null() {
            Ok(None)
        } else {
            T::read(value).map(Some)
        }
    }
}

impl<T: Read> Read for Vec<T> {
    fn read(value: &JsValue) -> Result<Self, Unread> {
        if !js_sys::Array::is_array(value) {
            return Err(WRONG);
        }
        let list: &js_sys::Array = wasm_bindgen::JsCast::unchecked_ref(value);
        list.iter().map(|item| T::read(&item)).collect()
    }
}
