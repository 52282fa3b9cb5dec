//! ARIA roles as a closed set (WAI-ARIA 1.2, <https://www.w3.org/TR/wai-aria-1.2/#role_definitions>,
//! with the 1.3 additions that browsers expose). Strings only at the wire.
use serde::{Deserialize, Serialize};
use std::fmt;

macro_rules! roles {
    ($($variant:ident = $text:literal),* $(,)?) => {
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
        pub enum Role { $(#[serde(rename = $text)] $variant),* }

        impl Role {
            pub const ALL: &'static [Role] = &[$(Role::$variant),*];

            pub fn as_str(self) -> &'static str {
                match self { $(Role::$variant => $text),* }
            }

            /// The role of this name (lower case, as in a `role` attribute's token), if there is one.
            pub fn parse(text: &str) -> Option<Role> {
                match text { $($text => Some(Role::$variant),)* _ => None }
            }
        }
    };
}

roles! {
    Alert = "alert", AlertDialog = "alertdialog", Application = "application", Article = "article", Banner = "banner",
    Blockquote = "blockquote", Button = "button", Caption = "caption", Cell = "cell", Checkbox = "checkbox", Code = "code",
    ColumnHeader = "columnheader", Combobox = "combobox", Comment = "comment", Complementary = "complementary",
    ContentInfo = "contentinfo", Definition = "definition", Deletion = "deletion", Dialog = "dialog", Directory = "directory",
    Document = "document", Emphasis = "emphasis", Feed = "feed", Figure = "figure", Form = "form", Generic = "generic",
    Grid = "grid", GridCell = "gridcell", Group = "group", Heading = "heading", Image = "image", Insertion = "insertion",
    Link = "link", List = "list", ListBox = "listbox", ListItem = "listitem", Log = "log", Main = "main", Mark = "mark",
    Marquee = "marquee", Math = "math", Menu = "menu", MenuBar = "menubar", MenuItem = "menuitem",
    MenuItemCheckbox = "menuitemcheckbox", MenuItemRadio = "menuitemradio", Meter = "meter", Navigation = "navigation",
    None = "none", Note = "note", Option = "option", Paragraph = "paragraph", ProgressBar = "progressbar", Radio = "radio",
    RadioGroup = "radiogroup", Region = "region", Row = "row", RowGroup = "rowgroup", RowHeader = "rowheader",
    Scrollbar = "scrollbar", Search = "search", SearchBox = "searchbox", SectionFooter = "sectionfooter",
    SectionHeader = "sectionheader", Separator = "separator", Slider = "slider", SpinButton = "spinbutton", Status = "status",
    Strong = "strong", Subscript = "subscript", Suggestion = "suggestion", Superscript = "superscript", Switch = "switch",
    Tab = "tab", Table = "table", TabList = "tablist", TabPanel = "tabpanel", Term = "term", TextBox = "textbox",
    Time = "time", Timer = "timer", Toolbar = "toolbar", Tooltip = "tooltip", Tree = "tree", TreeGrid = "treegrid",
    TreeItem = "treeitem",
    // Not an ARIA role: a frame whose inside could not be read stands in the snapshot under this name.
    Iframe = "iframe",
}

impl Role {
    /// What a snapshot's element of this role is there for is to be pressed: a control, or a part of the page without such a role (a
    /// paragraph, a cell, a picture) that a script listens on.
    pub fn is_pressed(self) -> bool {
        use Role::*;
        matches!(
            self,
            Button | Link | MenuItem | MenuItemCheckbox | MenuItemRadio | Tab | Switch | Option
        ) || self.is_plain_part()
    }

    /// It has a ref only where a script listens on it.
    pub fn is_plain_part(self) -> bool {
        use Role::*;
        matches!(
            self,
            Generic
                | ListItem
                | Paragraph
                | Cell
                | GridCell
                | Image
                | Strong
                | Emphasis
                | Term
                | Definition
        )
    }
}

impl fmt::Display for Role {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}
