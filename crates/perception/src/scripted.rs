//! Links that do something by script instead of only fetching their address. Such a link is told without its `href`, so that
//! whoever judges by the address takes it for what it is: a button.
use crate::raw::RawElement;

/// Attributes by which the usual libraries turn a link into something else, however their name goes on after a dot
/// (`@click.prevent`). In order.
const ATTRIBUTES: &[&str] = &[
    // <https://alpinejs.dev/directives/on>, <https://vuejs.org/guide/essentials/event-handling.html>
    "@click",
    // <https://stimulus.hotwired.dev/reference/actions>
    "data-action",
    // <https://github.com/aspnet/jquery-ajax-unobtrusive>
    "data-ajax",
    // <https://guides.rubyonrails.org/working_with_javascript_in_rails.html>
    "data-confirm",
    // <https://htmx.org/reference/>
    "data-hx-delete",
    "data-hx-on:click",
    "data-hx-patch",
    "data-hx-post",
    "data-hx-put",
    // Rails, Phoenix and Yii: <https://www.yiiframework.com/doc/guide/2.0/en/helper-html>
    "data-method",
    // <https://docs.angularjs.org/api/ng/directive/ngClick>
    "data-ng-click",
    // <https://data-star.dev/reference/attributes>
    "data-on-click",
    "data-on:click",
    "data-remote",
    // <https://turbo.hotwired.dev/reference/attributes>
    "data-turbo-confirm",
    "data-turbo-method",
    "hx-delete",
    "hx-on:click",
    "hx-patch",
    "hx-post",
    "hx-put",
    // <https://intercoolerjs.org/reference.html>
    "ic-delete-from",
    "ic-patch-to",
    "ic-post-to",
    "ic-put-to",
    "ng-click",
    // <https://hexdocs.pm/phoenix_live_view/bindings.html>
    "phx-click",
    // <https://unpoly.com/up-follow>
    "up-confirm",
    "up-method",
    // <https://livewire.laravel.com/docs/actions>
    "wire:click",
    "x-on:click",
];

/// Attributes by which markup says that something happens as soon as a field changes, in the same libraries. In order.
const CHANGES: &[&str] = &[
    "@change",
    "@input",
    "data-ng-change",
    "data-on-change",
    "data-on-input",
    "data-on:change",
    "data-on:input",
    "ng-change",
    "onchange",
    "oninput",
    "phx-change",
    // <https://unpoly.com/watch-options>
    "up-autosubmit",
    "up-validate",
    "up-watch",
    "v-on:change",
    "v-on:input",
    "wire:change",
    "wire:input",
    "x-on:change",
    "x-on:input",
];

/// Attributes by which it says that a click is heard: on what is ticked or chosen, that is a change. In order.
const CLICKS: &[&str] = &[
    "@click",
    "data-ng-click",
    "data-on-click",
    "data-on:click",
    "ng-click",
    "onclick",
    "phx-click",
    "v-on:click",
    "wire:click",
    "x-on:click",
];

/// What sends or fetches by itself when a field that has it changes, unless it names another event. In order.
const SENDS: &[&str] = &[
    "data-hx-delete",
    "data-hx-get",
    "data-hx-patch",
    "data-hx-post",
    "data-hx-put",
    "data-remote",
    "hx-delete",
    "hx-get",
    "hx-patch",
    "hx-post",
    "hx-put",
];

/// Which event it names: <https://htmx.org/attributes/hx-trigger/>. In order.
const EVENTS: &[&str] = &["data-hx-trigger", "hx-trigger"];

/// Of those that name a method, the one that changes nothing: a link fetches by itself.
const FETCHES: &str = "get";

/// What an inline handler says when it does more than count the click. In lower case.
const DEEDS: &[&str] = &[
    "return false",
    "preventdefault",
    "submit(",
    "confirm(",
    "fetch(",
    "ajax(",
    ".post(",
    "xmlhttprequest",
    "__dopostback",
];

/// The attribute is one of those.
pub(crate) fn named(attribute: &str) -> bool {
    let (name, _) = attribute.split_once('.').unwrap_or((attribute, ""));
    ATTRIBUTES.binary_search(&name).is_ok()
}

/// The attribute tells what happens when a field changes.
pub(crate) fn tells_of_changes(attribute: &str) -> bool {
    let (name, _) = attribute.split_once('.').unwrap_or((attribute, ""));
    let lists = [CHANGES, CLICKS, SENDS, EVENTS];
    lists.iter().any(|list| list.binary_search(&name).is_ok()) || name == "wire:model"
}

/// Changing this field makes something happen, by its own markup.
pub(crate) fn acts_when_changed(field: &RawElement) -> bool {
    let sends = |(name, value): &(String, String)| {
        SENDS.binary_search(&name.as_str()).is_ok() && value.trim() != "false"
    };
    let event = field
        .attrs
        .iter()
        .find(|(name, _)| EVENTS.contains(&name.as_str()));
    hears_changes(field)
        || field.has("data-action") && field.attr("data-action").is_some_and(|v| !v.contains("->"))
        || field.attrs.iter().any(sends) && event.is_none()
}

/// A change of the element, or of what is in it, makes something happen.
pub(crate) fn hears_changes(element: &RawElement) -> bool {
    const NAMED: [&str; 4] = ["change", "input", "keyup", "click"];
    let heard = |(name, value): &(String, String)| {
        let (event, how) = name.split_once('.').unwrap_or((name, ""));
        let named = |mark: &str| NAMED.iter().any(|e| value.contains(&format!("{e}{mark}")));
        CHANGES.binary_search(&event).is_ok()
            || CLICKS.binary_search(&event).is_ok()
            || EVENTS.contains(&event) && named("")
            // <https://stimulus.hotwired.dev/reference/actions>
            || event == "data-action" && named("->")
            // <https://livewire.laravel.com/docs/wire-model#live-updating>
            || event == "wire:model" && how.split('.').any(|part| part == "live")
    };
    element.attrs.iter().any(heard)
}

/// Pressing this link does more than fetching its address.
pub(crate) fn acts(link: &RawElement) -> bool {
    let by_library = |(name, value): &(String, String)| {
        named(name) && !(name.ends_with("-method") && value.trim().eq_ignore_ascii_case(FETCHES))
    };
    link.attrs.iter().any(by_library) || handled(link)
}

/// Where a link leads, if to follow its address is all that it does.
pub(crate) fn leads(link: &RawElement) -> Option<&str> {
    let href = link.attr("href")?.trim();
    let scheme = href.split(':').next().unwrap_or_default();
    let nowhere = href.is_empty() || href.starts_with('#');
    let place = !nowhere && !scheme.trim().eq_ignore_ascii_case("javascript");
    (place && !acts(link)).then_some(href)
}

/// An inline handler on a link that leads nowhere, or that keeps the link from being followed.
fn handled(link: &RawElement) -> bool {
    let Some(handler) = link.attr("onclick") else {
        return false;
    };
    let handler = handler.to_ascii_lowercase();
    let own_page = link
        .attr("href")
        .is_none_or(|href| href.trim().is_empty() || href.trim().starts_with('#'));
    own_page || DEEDS.iter().any(|deed| handler.contains(deed))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_tables_are_in_order_so_that_they_can_be_searched() {
        for list in [ATTRIBUTES, CHANGES, CLICKS, SENDS, EVENTS] {
            assert!(list.is_sorted());
        }
        assert!(named("wire:click.prevent") && named("data-method") && !named("data-methods"));
    }
}
