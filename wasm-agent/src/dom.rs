//! The few DOM calls that read or drive the page's own nodes, bound to the prototypes' own methods (`final`).
//!
//! Why by hand: on forms and on the document, the page's elements can stand in for built-in properties
//! (`<form><input name="parentNode">`, `<img name="querySelector">`), in isolated worlds too. `Element.prototype.x.call(el)`
//! can't be clobbered. <https://html.spec.whatwg.org/multipage/nav-history-apis.html#dom-tree-accessors>
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::*;

#[wasm_bindgen]
extern "C" {
    /// Any node of the page.
    #[wasm_bindgen(extends = js_sys::Object, js_name = Node)]
    #[derive(Clone, Debug, PartialEq)]
    pub type Nd;
    #[wasm_bindgen(method, final, getter, js_class = "Node", js_name = nodeType)]
    pub fn node_type(this: &Nd) -> u16;
    #[wasm_bindgen(method, final, getter, js_class = "Node", js_name = nodeValue)]
    pub fn node_value(this: &Nd) -> Option<String>;
    #[wasm_bindgen(method, final, getter, js_class = "Node", js_name = firstChild)]
    pub fn first_child(this: &Nd) -> Option<Nd>;
    #[wasm_bindgen(method, final, getter, js_class = "Node", js_name = nextSibling)]
    pub fn next_sibling(this: &Nd) -> Option<Nd>;
    #[wasm_bindgen(method, final, getter, js_class = "Node", js_name = isConnected)]
    pub fn is_connected(this: &Nd) -> bool;
    #[wasm_bindgen(method, final, getter, js_class = "Node", js_name = parentNode)]
    pub fn parent_node(this: &Nd) -> Option<Nd>;
    #[wasm_bindgen(method, final, getter, js_class = "Node", js_name = textContent)]
    pub fn text_content(this: &Nd) -> Option<String>;
    #[wasm_bindgen(method, final, setter, js_class = "Node", js_name = textContent, catch)]
    pub fn set_text_content(this: &Nd, text: &str) -> Result<(), JsValue>;
    #[wasm_bindgen(method, final, js_class = "Node", js_name = getRootNode)]
    pub fn root_node(this: &Nd) -> Nd;
    #[wasm_bindgen(method, final, getter, js_class = "Node", js_name = ownerDocument)]
    pub fn owner(this: &Nd) -> Option<Doc>;
    #[wasm_bindgen(method, final, getter, js_class = "Node", js_name = parentElement)]
    pub fn outer(this: &Nd) -> Option<El>;
    #[wasm_bindgen(method, final, getter, js_class = "Node", js_name = baseURI)]
    pub fn base(this: &Nd) -> String;
    #[wasm_bindgen(method, final, js_class = "Node", js_name = contains)]
    pub fn contains(this: &Nd, other: &Nd) -> bool;

    /// Any element of the page.
    #[wasm_bindgen(extends = Nd, extends = js_sys::Object, js_name = Element)]
    #[derive(Clone, Debug, PartialEq)]
    pub type El;
    #[wasm_bindgen(method, final, getter, js_class = "Element", js_name = localName)]
    pub fn local_name(this: &El) -> String;
    #[wasm_bindgen(method, final, getter, js_class = "Element", js_name = namespaceURI)]
    pub fn namespace(this: &El) -> Option<String>;
    #[wasm_bindgen(method, final, js_class = "Element", js_name = hasAttributes)]
    pub fn has_attributes(this: &El) -> bool;
    #[wasm_bindgen(method, final, js_class = "Element", js_name = getAttributeNames)]
    pub fn attribute_names(this: &El) -> Names;
    #[wasm_bindgen(method, final, js_class = "Element", js_name = getAttribute)]
    pub fn attribute(this: &El, name: &str) -> Option<String>;
    #[wasm_bindgen(method, final, js_class = "Element", js_name = getAttribute)]
    pub fn attribute_named(this: &El, name: &JsValue) -> Option<String>;
    #[wasm_bindgen(method, final, js_class = "Element", js_name = setAttribute, catch)]
    pub fn set_attribute(this: &El, name: &str, value: &str) -> Result<(), JsValue>;
    #[wasm_bindgen(method, final, js_class = "Element", js_name = removeAttribute)]
    pub fn remove_attribute(this: &El, name: &str);
    #[wasm_bindgen(method, final, js_class = "Element", js_name = getBoundingClientRect)]
    pub fn bounds(this: &El) -> Bounds;
    #[wasm_bindgen(method, final, js_class = "Element", js_name = getClientRects)]
    pub fn client_rects(this: &El) -> JsValue;
    #[wasm_bindgen(method, final, js_class = "Element", js_name = checkVisibility)]
    pub fn check_visibility(this: &El, how: &JsValue) -> bool;
    #[wasm_bindgen(method, final, js_class = "Element", js_name = matches, catch)]
    pub fn matches(this: &El, selector: &JsValue) -> Result<bool, JsValue>;
    #[wasm_bindgen(method, final, js_class = "Element", js_name = closest, catch)]
    fn closest(this: &El, selector: &str) -> Result<Option<El>, JsValue>;
    #[wasm_bindgen(method, final, js_class = "Element", js_name = querySelectorAll, catch)]
    fn all(this: &El, selector: &str) -> Result<JsValue, JsValue>;
    /// What its own attribute says of its looks. Only for elements of HTML.
    #[wasm_bindgen(method, final, getter, js_class = "HTMLElement", js_name = style)]
    pub fn own_style(this: &El) -> Style;
    #[wasm_bindgen(method, final, js_class = "Element", js_name = querySelector)]
    pub fn first_of(this: &El, selector: &str) -> Option<El>;
    #[wasm_bindgen(method, final, getter, js_class = "Element", js_name = assignedSlot)]
    pub fn assigned_slot(this: &El) -> Option<El>;
    #[wasm_bindgen(method, final, getter, js_class = "Element", js_name = childElementCount)]
    pub fn elements(this: &El) -> u32;
    #[wasm_bindgen(method, final, getter, js_class = "Element", js_name = clientLeft)]
    pub fn client_left(this: &El) -> f64;
    #[wasm_bindgen(method, final, getter, js_class = "Element", js_name = clientTop)]
    pub fn client_top(this: &El) -> f64;
    #[wasm_bindgen(method, final, getter, js_class = "HTMLElement", js_name = offsetWidth)]
    pub fn offset_width(this: &El) -> f64;
    #[wasm_bindgen(method, final, getter, js_class = "HTMLElement", js_name = offsetHeight)]
    pub fn offset_height(this: &El) -> f64;
    #[wasm_bindgen(method, final, js_class = "Element", js_name = scrollIntoView)]
    pub fn scroll_into_view(this: &El, how: &JsValue);
    #[wasm_bindgen(method, final, js_class = "Element", js_name = scrollBy)]
    pub fn scroll_by(this: &El, how: &JsValue);
    #[wasm_bindgen(method, final, getter, js_class = "Element", js_name = scrollTop)]
    pub fn scroll_top(this: &El) -> f64;
    #[wasm_bindgen(method, final, getter, js_class = "Element", js_name = scrollLeft)]
    pub fn scroll_left(this: &El) -> f64;
    #[wasm_bindgen(method, final, getter, js_class = "Element", js_name = scrollWidth)]
    pub fn scroll_width(this: &El) -> f64;
    #[wasm_bindgen(method, final, getter, js_class = "Element", js_name = scrollHeight)]
    pub fn scroll_height(this: &El) -> f64;
    #[wasm_bindgen(method, final, getter, js_class = "Element", js_name = clientHeight)]
    pub fn client_height(this: &El) -> f64;
    #[wasm_bindgen(method, final, getter, js_class = "Element", js_name = clientWidth)]
    pub fn client_width(this: &El) -> f64;

    #[wasm_bindgen(method, final, getter, js_class = "Element", js_name = ariaLabelledByElements)]
    pub fn labelled_by(this: &El) -> Option<js_sys::Array>;
    #[wasm_bindgen(method, final, getter, js_class = "Element", js_name = ariaDescribedByElements)]
    pub fn described_by(this: &El) -> Option<js_sys::Array>;
    #[wasm_bindgen(method, final, getter, js_class = "Element", js_name = ariaOwnsElements)]
    pub fn owning(this: &El) -> Option<js_sys::Array>;
    #[wasm_bindgen(method, final, js_class = "HTMLElement", js_name = focus, catch)]
    pub fn focus(this: &El, how: &JsValue) -> Result<(), JsValue>;
    #[wasm_bindgen(method, final, js_class = "EventTarget", js_name = dispatchEvent, catch)]
    pub fn dispatch(this: &El, event: &JsValue) -> Result<bool, JsValue>;

    /// Buttons and labels, by their own classes' getters.
    #[wasm_bindgen(extends = El, extends = Nd, extends = js_sys::Object, js_name = HTMLButtonElement)]
    #[derive(Clone, Debug)]
    type Button;
    #[wasm_bindgen(method, final, getter, js_class = "HTMLButtonElement", js_name = form)]
    fn form(this: &Button) -> Option<El>;
    #[wasm_bindgen(extends = El, extends = Nd, extends = js_sys::Object, js_name = HTMLLabelElement)]
    #[derive(Clone, Debug)]
    type Label;
    #[wasm_bindgen(method, final, getter, js_class = "HTMLLabelElement", js_name = control)]
    fn control(this: &Label) -> Option<El>;

    /// Names of attributes.
    #[wasm_bindgen(extends = js_sys::Array, js_name = Array)]
    #[derive(Clone, Debug)]
    pub type Names;
    #[wasm_bindgen(method, js_name = join)]
    fn joined(this: &Names, by: &JsValue) -> String;

    /// A rectangle; its class has no named properties, so its own getters are safe.
    #[wasm_bindgen(js_name = DOMRect)]
    #[derive(Clone, Debug)]
    pub type Bounds;
    #[wasm_bindgen(method, getter)]
    pub fn x(this: &Bounds) -> f64;
    #[wasm_bindgen(method, getter)]
    pub fn y(this: &Bounds) -> f64;
    #[wasm_bindgen(method, getter)]
    pub fn width(this: &Bounds) -> f64;
    #[wasm_bindgen(method, getter)]
    pub fn height(this: &Bounds) -> f64;

    /// Fields, by their own classes' getters and setters: the page's overridden ones are never met.
    #[wasm_bindgen(extends = El, extends = Nd, extends = js_sys::Object, js_name = HTMLInputElement)]
    #[derive(Clone, Debug)]
    pub type Input;
    #[wasm_bindgen(method, final, getter, js_class = "HTMLInputElement", js_name = value)]
    pub fn value(this: &Input) -> String;
    #[wasm_bindgen(method, final, setter, js_class = "HTMLInputElement", js_name = value, catch)]
    pub fn set_value(this: &Input, value: &str) -> Result<(), JsValue>;
    #[wasm_bindgen(method, final, getter, js_class = "HTMLInputElement", js_name = checked)]
    pub fn checked(this: &Input) -> bool;
    #[wasm_bindgen(method, final, getter, js_class = "HTMLInputElement", js_name = indeterminate)]
    pub fn indeterminate(this: &Input) -> bool;
    #[wasm_bindgen(method, final, getter, js_class = "HTMLInputElement", js_name = form)]
    fn form(this: &Input) -> Option<El>;
    #[wasm_bindgen(method, final, js_class = "HTMLInputElement", js_name = select)]
    pub fn select(this: &Input);

    #[wasm_bindgen(extends = El, extends = Nd, extends = js_sys::Object, js_name = HTMLTextAreaElement)]
    #[derive(Clone, Debug)]
    pub type Area;
    #[wasm_bindgen(method, final, getter, js_class = "HTMLTextAreaElement", js_name = value)]
    pub fn value(this: &Area) -> String;
    #[wasm_bindgen(method, final, setter, js_class = "HTMLTextAreaElement", js_name = value, catch)]
    pub fn set_value(this: &Area, value: &str) -> Result<(), JsValue>;
    #[wasm_bindgen(method, final, js_class = "HTMLTextAreaElement", js_name = select)]
    pub fn select(this: &Area);

    #[wasm_bindgen(extends = El, extends = Nd, extends = js_sys::Object, js_name = HTMLOptionElement)]
    #[derive(Clone, Debug)]
    pub type Choice;
    #[wasm_bindgen(method, final, getter, js_class = "HTMLOptionElement", js_name = selected)]
    pub fn selected(this: &Choice) -> bool;
    #[wasm_bindgen(method, final, setter, js_class = "HTMLOptionElement", js_name = selected)]
    pub fn set_selected(this: &Choice, on: bool);
    #[wasm_bindgen(method, final, getter, js_class = "HTMLOptionElement", js_name = value)]
    pub fn value(this: &Choice) -> String;

    #[wasm_bindgen(extends = El, extends = Nd, extends = js_sys::Object, js_name = HTMLSlotElement)]
    #[derive(Clone, Debug)]
    pub type Slot;
    #[wasm_bindgen(method, final, js_class = "HTMLSlotElement", js_name = assignedNodes)]
    pub fn assigned(this: &Slot) -> js_sys::Array;

    #[wasm_bindgen(extends = El, extends = Nd, extends = js_sys::Object, js_name = HTMLAnchorElement)]
    #[derive(Clone, Debug)]
    pub type Anchor;
    #[wasm_bindgen(method, final, getter, js_class = "HTMLAnchorElement", js_name = href)]
    pub fn href(this: &Anchor) -> String;

    #[wasm_bindgen(extends = El, extends = Nd, extends = js_sys::Object, js_name = HTMLIFrameElement)]
    #[derive(Clone, Debug)]
    pub type Frame;
    #[wasm_bindgen(method, final, getter, js_class = "HTMLIFrameElement", js_name = src)]
    pub fn src(this: &Frame) -> String;
    #[wasm_bindgen(method, final, getter, js_class = "HTMLIFrameElement", js_name = contentDocument)]
    pub fn document(this: &Frame) -> Option<Doc>;
    #[wasm_bindgen(method, final, getter, js_class = "HTMLIFrameElement", js_name = contentWindow)]
    pub fn window(this: &Frame) -> JsValue;

    #[wasm_bindgen(extends = El, extends = Nd, extends = js_sys::Object, js_name = HTMLFrameElement)]
    #[derive(Clone, Debug)]
    pub type OldFrame;
    #[wasm_bindgen(method, final, getter, js_class = "HTMLFrameElement", js_name = src)]
    pub fn src(this: &OldFrame) -> String;
    #[wasm_bindgen(method, final, getter, js_class = "HTMLFrameElement", js_name = contentDocument)]
    pub fn document(this: &OldFrame) -> Option<Doc>;
    #[wasm_bindgen(method, final, getter, js_class = "HTMLFrameElement", js_name = contentWindow)]
    pub fn window(this: &OldFrame) -> JsValue;
    #[wasm_bindgen(extends = El, extends = Nd, extends = js_sys::Object, js_name = HTMLObjectElement)]
    #[derive(Clone, Debug)]
    pub type Object;
    #[wasm_bindgen(method, final, getter, js_class = "HTMLObjectElement", js_name = data)]
    pub fn data(this: &Object) -> String;
    #[wasm_bindgen(method, final, getter, js_class = "HTMLObjectElement", js_name = contentDocument)]
    pub fn document(this: &Object) -> Option<Doc>;
    #[wasm_bindgen(method, final, getter, js_class = "HTMLObjectElement", js_name = contentWindow)]
    pub fn window(this: &Object) -> JsValue;

    /// The document (or a shadow root), as a thing to ask.
    #[wasm_bindgen(extends = Nd, extends = js_sys::Object, js_name = Document)]
    #[derive(Clone, Debug)]
    pub type Doc;
    #[wasm_bindgen(method, final, getter, js_class = "Document", js_name = documentElement)]
    pub fn root(this: &Doc) -> Option<El>;
    #[wasm_bindgen(method, final, js_class = "Document", js_name = getAnimations)]
    pub fn animations(this: &Doc) -> js_sys::Array;
    #[wasm_bindgen(js_name = Animation)]
    pub type Motion;
    #[wasm_bindgen(method, getter)]
    pub fn effect(this: &Motion) -> Option<Effect>;
    #[wasm_bindgen(js_name = KeyframeEffect)]
    pub type Effect;
    #[wasm_bindgen(method, getter)]
    pub fn target(this: &Effect) -> Option<El>;
    #[wasm_bindgen(method, final, getter, js_class = "Document", js_name = activeElement)]
    pub fn active(this: &Doc) -> Option<El>;
    #[wasm_bindgen(method, final, getter, js_class = "Document", js_name = title)]
    pub fn title(this: &Doc) -> String;
    #[wasm_bindgen(method, final, getter, js_class = "Document", js_name = readyState)]
    pub fn ready_state(this: &Doc) -> String;
    #[wasm_bindgen(method, final, getter, js_class = "Document", js_name = scrollingElement)]
    pub fn scroller(this: &Doc) -> Option<El>;
    #[wasm_bindgen(method, final, getter, js_class = "Document", js_name = defaultView)]
    pub fn view(this: &Doc) -> Option<View>;
    #[wasm_bindgen(method, final, getter, js_class = "Document", js_name = URL)]
    pub fn url(this: &Doc) -> String;
    #[wasm_bindgen(method, final, js_class = "Document", js_name = getElementById)]
    pub fn by_id(this: &Doc, id: &str) -> Option<El>;
    #[wasm_bindgen(method, final, js_class = "Document", js_name = createRange)]
    pub fn range(this: &Doc) -> Span;
    #[wasm_bindgen(method, final, js_class = "Document", js_name = elementsFromPoint)]
    pub fn at_point(this: &Doc, x: f64, y: f64) -> js_sys::Array;
    #[wasm_bindgen(method, final, js_class = "Document", js_name = elementFromPoint)]
    pub fn first_at_point(this: &Doc, x: f64, y: f64) -> Option<El>;
    #[wasm_bindgen(method, final, js_class = "Document", js_name = execCommand, catch)]
    pub fn exec(this: &Doc, command: &str, ui: bool, value: &str) -> Result<bool, JsValue>;
    #[wasm_bindgen(method, final, js_class = "Document", js_name = querySelectorAll, catch)]
    pub fn all(this: &Doc, selector: &str) -> Result<JsValue, JsValue>;

    #[wasm_bindgen(extends = Nd, extends = js_sys::Object, js_name = ShadowRoot)]
    #[derive(Clone, Debug)]
    pub type Shadow;
    #[wasm_bindgen(method, final, js_class = "DocumentFragment", js_name = getElementById)]
    pub fn by_id(this: &Shadow, id: &str) -> Option<El>;
    #[wasm_bindgen(method, final, js_class = "ShadowRoot", js_name = elementsFromPoint)]
    pub fn at_point(this: &Shadow, x: f64, y: f64) -> js_sys::Array;
    #[wasm_bindgen(method, final, js_class = "ShadowRoot", js_name = elementFromPoint)]
    pub fn first_at_point(this: &Shadow, x: f64, y: f64) -> Option<El>;
    #[wasm_bindgen(method, final, js_class = "DocumentFragment", js_name = querySelectorAll, catch)]
    pub fn all(this: &Shadow, selector: &str) -> Result<JsValue, JsValue>;
    #[wasm_bindgen(method, final, getter, js_class = "ShadowRoot", js_name = activeElement)]
    pub fn active(this: &Shadow) -> Option<El>;
    #[wasm_bindgen(method, final, getter, js_class = "ShadowRoot", js_name = host, catch)]
    pub fn host(this: &Shadow) -> Result<El, JsValue>;

    #[wasm_bindgen(method, final, getter, js_class = "Document", js_name = styleSheets)]
    pub fn sheets(this: &Doc) -> Sheets;
    #[wasm_bindgen(method, final, getter, js_class = "Document", js_name = adoptedStyleSheets)]
    pub fn adopted_sheets(this: &Doc) -> js_sys::Array;

    /// Style sheets and their rules; their classes have no named properties.
    #[wasm_bindgen(js_name = StyleSheetList)]
    #[derive(Clone, Debug)]
    pub type Sheets;
    #[wasm_bindgen(method, getter)]
    pub fn length(this: &Sheets) -> u32;
    #[wasm_bindgen(method)]
    pub fn item(this: &Sheets, at: u32) -> Option<Sheet>;
    #[wasm_bindgen(js_name = CSSStyleSheet)]
    #[derive(Clone, Debug, PartialEq)]
    pub type Sheet;
    #[wasm_bindgen(method, getter)]
    pub fn disabled(this: &Sheet) -> bool;
    /// What it, or a rule around others, is for.
    #[wasm_bindgen(method, getter)]
    pub fn media(this: &Sheet) -> Option<Media>;
    #[wasm_bindgen(method, getter, js_name = cssRules, catch)]
    pub fn rules(this: &Sheet) -> Result<Rules, JsValue>;
    #[wasm_bindgen(js_name = CSSRuleList)]
    #[derive(Clone, Debug)]
    pub type Rules;
    #[wasm_bindgen(method, getter)]
    pub fn length(this: &Rules) -> u32;
    #[wasm_bindgen(method)]
    pub fn item(this: &Rules, at: u32) -> Option<Rule>;
    #[wasm_bindgen(js_name = CSSRule)]
    #[derive(Clone, Debug)]
    pub type Rule;
    /// For the browser's own search; most are long, and wanted by nobody else.
    #[wasm_bindgen(method, getter, js_name = cssText)]
    pub fn text(this: &Rule) -> JsValue;
    #[wasm_bindgen(method, getter, js_name = selectorText)]
    pub fn selector(this: &Rule) -> Option<String>;
    #[wasm_bindgen(method, getter)]
    pub fn media(this: &Rule) -> Option<Media>;
    #[wasm_bindgen(method, getter)]
    pub fn style(this: &Rule) -> Option<Style>;
    #[wasm_bindgen(method, getter, js_name = cssRules)]
    pub fn rules(this: &Rule) -> Option<Rules>;
    #[wasm_bindgen(method, getter, js_name = styleSheet)]
    pub fn imported(this: &Rule) -> Option<Sheet>;

    #[wasm_bindgen(js_name = MediaList)]
    #[derive(Clone, Debug)]
    pub type Media;
    #[wasm_bindgen(method, getter, js_name = mediaText)]
    pub fn text(this: &Media) -> String;

    /// A document's window; its own properties win over named elements.
    #[wasm_bindgen(extends = js_sys::Object, js_name = Window)]
    #[derive(Clone, Debug)]
    pub type View;
    /// The element that the window stands in, where its document may be touched.
    #[wasm_bindgen(method, getter, js_name = frameElement)]
    pub fn frame(this: &View) -> Option<El>;
    #[wasm_bindgen(method, js_name = matchMedia)]
    pub fn media(this: &View, query: &str) -> Query;
    #[wasm_bindgen(js_name = MediaQueryList)]
    #[derive(Clone, Debug)]
    pub type Query;
    #[wasm_bindgen(method, getter)]
    pub fn matches(this: &Query) -> bool;
    #[wasm_bindgen(method, getter, js_name = innerWidth)]
    pub fn width(this: &View) -> f64;
    #[wasm_bindgen(method, getter, js_name = innerHeight)]
    pub fn height(this: &View) -> f64;
    #[wasm_bindgen(method, getter, js_name = scrollX)]
    pub fn scroll_x(this: &View) -> f64;
    #[wasm_bindgen(method, getter, js_name = scrollY)]
    pub fn scroll_y(this: &View) -> f64;

    /// Some content of the page.
    #[wasm_bindgen(extends = js_sys::Object, js_name = Range)]
    #[derive(Clone, Debug)]
    pub type Span;
    #[wasm_bindgen(method, final, js_class = "Range", js_name = selectNodeContents, catch)]
    pub fn take_in(this: &Span, node: &Nd) -> Result<(), JsValue>;
    #[wasm_bindgen(method, final, js_class = "Range", js_name = getBoundingClientRect)]
    pub fn bounds(this: &Span) -> Bounds;

    #[wasm_bindgen(js_name = document, thread_local_v2)]
    static DOCUMENT: Doc;
    #[wasm_bindgen(js_name = getComputedStyle)]
    pub fn computed_style(element: &El) -> Style;
    #[wasm_bindgen(js_name = getComputedStyle)]
    pub fn style_of_part(element: &El, part: &JsValue) -> Style;
    #[wasm_bindgen(js_name = CSSStyleDeclaration)]
    #[derive(Clone, Debug)]
    pub type Style;
    #[wasm_bindgen(method, getter)]
    pub fn display(this: &Style) -> String;
    #[wasm_bindgen(method, getter)]
    pub fn cursor(this: &Style) -> String;
    #[wasm_bindgen(method, getter, js_name = fontSize)]
    pub fn font_size(this: &Style) -> String;
    #[wasm_bindgen(method, getter)]
    pub fn content(this: &Style) -> String;
    #[wasm_bindgen(method, getter, js_name = textTransform)]
    pub fn text_transform(this: &Style) -> String;
    #[wasm_bindgen(method, getter, js_name = backgroundColor)]
    pub fn background_color(this: &Style) -> String;
    #[wasm_bindgen(method, getter)]
    pub fn opacity(this: &Style) -> String;
    #[wasm_bindgen(method, getter)]
    pub fn clip(this: &Style) -> String;
    #[wasm_bindgen(method, getter, js_name = clipPath)]
    pub fn clip_path(this: &Style) -> String;
    #[wasm_bindgen(method, getter)]
    pub fn filter(this: &Style) -> String;
    #[wasm_bindgen(method, getter, js_name = webkitMaskImage)]
    pub fn mask_image(this: &Style) -> String;
    /// What text is painted with: `color`, unless something else was said.
    #[wasm_bindgen(method, getter, js_name = webkitTextFillColor)]
    pub fn text_fill(this: &Style) -> String;
    #[wasm_bindgen(method, js_name = getPropertyValue)]
    pub fn get(this: &Style, property: &str) -> String;
    #[wasm_bindgen(method, js_name = getPropertyPriority)]
    pub fn priority(this: &Style, property: &str) -> String;
    #[wasm_bindgen(method, js_name = setProperty)]
    pub fn set(this: &Style, property: &str, value: &str, priority: &str);
    #[wasm_bindgen(method, getter)]
    pub fn length(this: &Style) -> u32;
    /// The name of a property that is said something of.
    #[wasm_bindgen(method)]
    pub fn item(this: &Style, at: u32) -> String;

    #[wasm_bindgen(js_name = RegExp)]
    #[derive(Clone, Debug)]
    pub type Pattern;
    #[wasm_bindgen(constructor, js_class = "RegExp")]
    pub fn new(pattern: &str) -> Pattern;
    #[wasm_bindgen(method, js_name = test)]
    pub fn finds(this: &Pattern, text: &JsValue) -> bool;

    /// Opens closed shadow roots too; only for the extension.
    #[wasm_bindgen(js_namespace = ["chrome", "dom"], js_name = openOrClosedShadowRoot, catch)]
    fn open_or_closed_shadow_root(element: &El) -> Result<Option<Shadow>, JsValue>;
    #[wasm_bindgen(method, final, getter, js_class = "Element", js_name = shadowRoot)]
    fn open_shadow_root(this: &El) -> Option<Shadow>;
}

thread_local! {
    // Words that go to the browser with each element: made once, they cost nothing.
    static BLANK: JsValue = " ".into();
    static CLASS: JsValue = "class".into();
}

/// The page's document.
pub(crate) fn document() -> Doc {
    DOCUMENT.with(Clone::clone)
}

/// The shadow root of an element, closed ones too where the browser lets us.
pub(crate) fn shadow_of(element: &El) -> Option<Shadow> {
    open_or_closed_shadow_root(element).unwrap_or_else(|_| element.open_shadow_root())
}

/// Which frame a window is: its place among its parent's frames, the outermost first. The browser tells that across sites,
/// too; only frames in shadow trees have no place (<https://html.spec.whatwg.org/multipage/nav-history-apis.html#dom-length>).
pub(crate) fn path_of(window: &JsValue) -> Option<Vec<u32>> {
    let get = |object: &JsValue, name: &str| js_sys::Reflect::get(object, &name.into()).ok();
    let (mut path, mut at) = (Vec::new(), window.clone());
    for _ in 0..20 {
        let parent = get(&at, "parent")?;
        if parent == at {
            path.reverse();
            return Some(path);
        }
        let frames = (get(&parent, "length")?.as_f64()? as u32).min(1_000);
        let place = (0..frames).find(|place| {
            js_sys::Reflect::get_u32(&parent, *place).is_ok_and(|frame| frame == at)
        })?;
        path.push(place);
        at = parent;
    }
    None
}

/// The element belongs to the document of the whole tab.
pub(crate) fn is_tops_own(element: &El) -> bool {
    let get = |name: &str| js_sys::Reflect::get(&js_sys::global(), &name.into()).ok();
    get("top") == get("self") && element.owner().is_some_and(|doc| *doc == *document())
}

/// The shadow root of an element, if it is an open one.
pub(crate) fn open_shadow_of(element: &El) -> Option<Shadow> {
    element.open_shadow_root()
}

/// The style sheets of a document, in their order.
pub(crate) fn all_sheets(document: &Doc) -> impl Iterator<Item = Sheet> {
    let adopted = document.adopted_sheets();
    let own = document.sheets();
    let listed = (0..own.length()).filter_map(move |at| own.item(at));
    listed.chain((0..adopted.length()).map(move |at| adopted.get(at).unchecked_into()))
}

/// Where what stands in an element is, taken together; or where a text is.
pub(crate) fn extent(content: &Nd) -> Bounds {
    let range = content.owner().unwrap_or_else(document).range();
    // Fails on doctypes only.
    let _ = range.take_in(content);
    range.bounds()
}

/// The element and what it stands in, innermost first, out of shadow roots too. No deeper than anybody nests by hand.
pub(crate) fn around(element: &El) -> impl Iterator<Item = El> {
    let outward = |inner: &El| {
        let outer = inner.parent_node()?;
        match outer.node_type() {
            Nd::ELEMENT => Some(outer.unchecked_into()),
            Nd::FRAGMENT => outer.unchecked_into::<Shadow>().host().ok(),
            _ => None,
        }
    };
    std::iter::successors(Some(element.clone()), outward).take(200)
}

/// The way that an event takes outward from an element: what is put into a slot stands where the slot is
/// (<https://dom.spec.whatwg.org/#concept-slotable>).
pub(crate) fn path(element: &El) -> impl Iterator<Item = El> {
    let parent = |inner: &El| inner.outer().or_else(|| around(inner).nth(1));
    let outward = move |inner: &El| inner.assigned_slot().or_else(|| parent(inner));
    std::iter::successors(Some(element.clone()), outward).take(200)
}

/// The elements in a document, a shadow tree or an element that fit a selector; an element is its `:scope`.
pub(crate) fn all_in(root: &Nd, selector: &str) -> Vec<El> {
    let found = match root.node_type() {
        Nd::DOCUMENT => root.unchecked_ref::<Doc>().all(selector),
        Nd::FRAGMENT => root.unchecked_ref::<Shadow>().all(selector),
        Nd::ELEMENT => root.unchecked_ref::<El>().all(selector),
        _ => return Vec::new(),
    };
    let found = found.map_or_else(|_| js_sys::Array::new(), |list| js_sys::Array::from(&list));
    found.iter().map(|el| el.unchecked_into()).collect()
}

/// An `embed` may show a document, which nobody may touch: its address.
pub(crate) fn embedded(element: &El, tag: &str) -> Option<String> {
    let kind = || element.attribute("type").unwrap_or_default();
    let pictures = |kind: &str| {
        ["image/", "video/", "audio/"]
            .iter()
            .any(|k| kind.starts_with(k))
    };
    let shows = tag == "embed" && element.is_html() && !pictures(&kind());
    shows.then(|| element.attribute("src")).flatten()
}

/// A rectangle, read once: each of its sides costs a way into the page.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Place {
    pub(crate) x: f64,
    pub(crate) y: f64,
    pub(crate) width: f64,
    pub(crate) height: f64,
}

impl Bounds {
    pub(crate) fn read(&self) -> Place {
        Place {
            x: self.x(),
            y: self.y(),
            width: self.width(),
            height: self.height(),
        }
    }
}

impl Nd {
    pub(crate) const ELEMENT: u16 = 1;
    pub(crate) const TEXT: u16 = 3;
    pub(crate) const DOCUMENT: u16 = 9;
    /// A shadow root is one.
    pub(crate) const FRAGMENT: u16 = 11;
}

impl Names {
    /// With blanks between them.
    pub(crate) fn in_a_row(&self) -> String {
        BLANK.with(|blank| self.joined(blank))
    }
}

impl El {
    pub(crate) fn class(&self) -> Option<String> {
        CLASS.with(|name| self.attribute_named(name))
    }

    /// The elements that stand directly in it.
    pub(crate) fn children(&self) -> impl Iterator<Item = El> {
        let nodes = std::iter::successors(self.first_child(), Nd::next_sibling);
        nodes
            .filter(|node| node.node_type() == Nd::ELEMENT)
            .map(JsCast::unchecked_into)
    }

    /// As the HTML element of this tag, if it is one. `instanceof` would know the classes of one document only, and the
    /// documents in frames have their own.
    pub(crate) fn html<T: JsCast>(&self, tag: &str) -> Option<&T> {
        (self.local_name() == tag && self.is_html()).then(|| self.unchecked_ref())
    }

    pub(crate) fn is_html(&self) -> bool {
        self.namespace().as_deref() == Some("http://www.w3.org/1999/xhtml")
    }

    /// The form that a button or an input sends, wherever it stands
    /// (<https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#form-owner>).
    pub(crate) fn form_owner(&self) -> Option<El> {
        let button = self.html::<Button>("button").map(Button::form);
        button.or_else(|| self.html::<Input>("input").map(Input::form))?
    }

    /// What a press on a label is passed on to.
    pub(crate) fn labelled_control(&self) -> Option<El> {
        self.html::<Label>("label")?.control()
    }

    /// The document inside, of a frame that lets us in.
    pub(crate) fn content(&self) -> Option<Doc> {
        match self.local_name().as_str() {
            "iframe" => self.html::<Frame>("iframe")?.document(),
            "frame" => self.html::<OldFrame>("frame")?.document(),
            "object" => self.html::<Object>("object")?.document(),
            _ => None,
        }
    }

    /// The window in which a frame shows its document; nothing in other elements, and in objects that show none.
    pub(crate) fn inner_window(&self) -> Option<JsValue> {
        let window = match self.local_name().as_str() {
            "iframe" => self.html::<Frame>("iframe")?.window(),
            "frame" => self.html::<OldFrame>("frame")?.window(),
            "object" => self.html::<Object>("object")?.window(),
            _ => return None,
        };
        (!window.is_null()).then_some(window)
    }

    /// The address that a frame was given, as a whole one.
    pub(crate) fn frame_address(&self) -> String {
        let address = match self.local_name().as_str() {
            "iframe" => self.html::<Frame>("iframe").map(Frame::src),
            "frame" => self.html::<OldFrame>("frame").map(OldFrame::src),
            _ => self.html::<Object>("object").map(Object::data),
        };
        address.unwrap_or_default()
    }

    /// The window of the document that the element stands in.
    pub(crate) fn view(&self) -> Option<View> {
        self.owner()?.view()
    }

    /// The same element, for those who speak web-sys.
    pub(crate) fn as_web(&self) -> &web_sys::Element {
        self.unchecked_ref()
    }
}

/// A plain JavaScript object of these members.
pub(crate) fn object(members: &[(&str, JsValue)]) -> JsValue {
    let object = js_sys::Object::new();
    for (name, value) in members {
        // Fails on frozen objects only; this one is new.
        let _ = js_sys::Reflect::set(&object, &JsValue::from_str(name), value);
    }
    object.into()
}
