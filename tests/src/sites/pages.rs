//! Streamora's pages. Written as such services write them: semantic where it costs nothing, tricky where it pays.
use super::streamora::{Membership, Script, Status};
use maud::{DOCTYPE, Markup, html};

pub(crate) struct View<'a> {
    pub(crate) title: &'a str,
    pub(crate) scripts: &'a [Script],
    pub(crate) signed_in: bool,
}

pub(crate) fn whole(view: &View<'_>, body: Markup) -> Markup {
    html! {
        (DOCTYPE)
        html lang="en" {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta name="color-scheme" content="light dark";
                meta property="og:site_name" content="Streamora";
                title { (view.title) " · Streamora" }
                link rel="icon" type="image/svg+xml" href="/assets/logo.svg";
                link rel="stylesheet" href="/assets/streamora.css";
                script src="/assets/streamora.js" defer {}
                @for script in view.scripts { script src=(script.path()) defer {} }
            }
            body {
                header.top {
                    a.brand href="/" { img src="/assets/logo.svg" alt="" width="28" height="28"; span { "Streamora" } }
                    nav aria-label="Main" {
                        a href="/" { "Browse" }
                        a href="/" { "My list" }
                        @if view.signed_in { a href="/account" { "Account" } span.avatar aria-hidden="true" { "MK" } }
                        @else { a href="/login" { "Sign in" } }
                    }
                }
                main id="app" { (body) }
                footer.bottom {
                    p { "© 2026 Streamora Media B.V., Amsterdam" }
                    nav aria-label="Footer" {
                        a href="/" { "Help centre" } a href="/" { "Terms" } a href="/" { "Privacy" }
                    }
                }
            }
        }
    }
}

pub(crate) fn home() -> Markup {
    html! {
        section.hero {
            h1 { "Stories for every evening" }
            p.lead { "Films, series and documentaries, from €5.99 a month. Cancel anytime." }
            p { a.button.primary href="/account" { "Go to your account" } }
        }
        section.tiles aria-label="New this week" {
            @for (title, kind) in [("The Long Tide", "Drama series"), ("Nine Bridges", "Documentary"), ("Ada & Finn", "Comedy"), ("Cold Harbour", "Thriller")] {
                article.tile { div.art {} h2 { (title) } p { (kind) } }
            }
        }
    }
}

pub(crate) fn login() -> Markup {
    html! {
        section.card.narrow {
            h1 { "Sign in to Streamora" }
            p.quiet { "Your session has ended. Sign in to see your account." }
            form method="post" action="/login" {
                label.field { span { "E-mail" } input type="email" name="email" autocomplete="username" required; }
                label.field { span { "Password" } input type="password" name="password" autocomplete="current-password" required; }
                button.button.primary.wide type="submit" { "Sign in" }
            }
            p.quiet { a href="/login" { "Forgot your password?" } }
        }
    }
}

pub(crate) fn account(member: &Membership) -> Markup {
    html! {
        h1 { "Account" }
        div.grid {
            section.card aria-labelledby="membership" {
                h2 id="membership" { "Membership" }
                (membership(member))
            }
            section.card aria-labelledby="billing" {
                h2 id="billing" { "Billing" }
                @match member.status {
                    Status::Apple => p { "Billed through Apple. Streamora does not hold your payment details." },
                    _ => {
                        dl {
                            div { dt { "Billed by" } dd { "Streamora" } }
                            div { dt { "Payment method" } dd { "Visa ending in 4242" } }
                            @if member.status == Status::Active { div { dt { "Next payment" } dd { "€12.99 on " (member.until) } } }
                        }
                        p.actions { a href="/account" { "Update payment method" } a href="/account" { "Billing history" } }
                    }
                }
            }
            section.card aria-labelledby="profile" {
                h2 id="profile" { "Profile" }
                dl {
                    div { dt { "Name" } dd { "Mara Kessler" } }
                    div { dt { "E-mail" } dd { "mara.kessler@example.com" } }
                    div { dt { "Member since" } dd { "March 2021" } }
                }
                p.actions { a href="/account" { "Change password" } a href="/account" { "Sign out of all devices" } }
            }
            section.card.quiet-card aria-labelledby="privacy" {
                h2 id="privacy" { "Data and privacy" }
                p { "Deleting your account removes your profile, lists and history at once. It does not refund the running month." }
                p.actions { a.danger href="/account/delete" { "Delete account" } }
            }
        }
    }
}

fn membership(member: &Membership) -> Markup {
    html! {
        @match member.status {
            Status::Active => {
                p.plan { strong { (member.plan) } span { (member.price) } span.pill.ok { "Active" } }
                p { "Your membership renews on " (member.until) "." }
                p.quiet { "4 screens at once, Ultra HD, downloads on 6 devices." }
                p.actions { a.button href="/account/plan" { "Manage plan" } }
                form.promo method="post" action="/account/plan/switch" {
                    p { strong { "Streamora Family" } " Six profiles for the whole house, €19.99 a month." }
                    button.button.small type="submit" name="to" value="family" { "Upgrade now" }
                }
            }
            Status::Cancelled => {
                p.plan { strong { (member.plan) } span.pill.off { "Cancelled" } }
                p { "Your membership is cancelled. You can watch until " (member.until) "." }
                p.quiet { "You will not be charged again." }
                form method="post" action="/account/restart" { button.button.primary type="submit" { "Restart membership" } }
            }
            Status::Apple => {
                p.plan { strong { (member.plan) } span { (member.price) } span.pill.ok { "Active" } }
                p { "Your subscription is billed through Apple and renews on " (member.until) "." }
                p { "To change or cancel it, open Settings on your iPhone or iPad, tap your name, then Subscriptions." }
                p.actions { a.button href="https://support.apple.com/118428" { "Manage with Apple" } }
            }
            Status::Paused => {
                p.plan { strong { (member.plan) } span.pill.off { "Paused" } }
                p { "Your membership is paused for 3 months. Payments go on after that." }
            }
            Status::Deleted => p { "This account is being deleted." },
        }
    }
}

pub(crate) fn plan(member: &Membership) -> Markup {
    html! {
        p.crumbs { a href="/account" { "Account" } " / Manage plan" }
        h1 { "Manage plan" }
        div.plans {
            (plan_card("Basic", "€5.99", "1 screen, HD, with ads", Some(("basic", "Switch to Basic"))))
            (plan_card("Premium", "€12.99", "4 screens, Ultra HD, downloads", None))
            (plan_card("Family", "€19.99", "6 profiles, Ultra HD, kids’ mode", Some(("family", "Upgrade to Family"))))
        }
        section.card {
            h2 { "Need a break?" }
            p { "Pause " (member.plan) " for up to 3 months. Your lists stay." }
            form method="post" action="/account/pause" { button.button type="submit" { "Pause membership" } }
        }
        p.end { a.faint href="/cancel" { "Cancel membership" } }
    }
}

fn plan_card(name: &str, price: &str, what: &str, switch: Option<(&str, &str)>) -> Markup {
    html! {
        section.card.plan-card.current[switch.is_none()] {
            h2 { (name) }
            p.price { (price) span { " a month" } }
            p.quiet { (what) }
            @match switch {
                Some((to, label)) => form method="post" action="/account/plan/switch" {
                    button.button type="submit" name="to" value=(to) { (label) }
                },
                None => p.pill.ok { "Your plan" },
            }
        }
    }
}

pub(crate) fn offer(member: &Membership) -> Markup {
    html! {
        section.card.offer {
            p.quiet { "Step 1 of 3" }
            h1 { "Before you go: stay for 50 % off" }
            p.lead { "Keep " (member.plan) " for €6.49 a month for the next 3 months. After that €12.99 a month." }
            ul.ticks { li { "Everything you have today" } li { "No need to set anything up" } li { "Offer ends when you leave this page" } }
            form.stack method="post" action="/cancel/offer" {
                button.button.primary.wide type="submit" name="answer" value="accept" { "Continue with 50 % off" }
                button.button.wide type="submit" name="answer" value="decline" { "No thanks, continue to cancel" }
            }
            form method="post" action="/account/pause" { button.link type="submit" { "Pause for 3 months instead" } }
            p { a.faint href="/account" { "Keep my membership" } }
        }
    }
}

pub(crate) fn survey() -> Markup {
    const REASONS: [(&str, &str); 5] = [
        ("price", "It costs too much"),
        ("time", "I don’t watch enough"),
        ("other-service", "I use another service"),
        ("technical", "Technical problems"),
        ("other", "Another reason"),
    ];
    html! {
        section.card.offer {
            p.quiet { "Step 2 of 3" }
            h1 { "Why are you leaving?" }
            form.stack method="post" action="/cancel/survey" {
                fieldset {
                    legend { "Choose the main reason" }
                    @for (value, label) in REASONS {
                        label.choice { input type="radio" name="reason" value=(value) required; span { (label) } }
                    }
                }
                label.field { span { "Anything else you would like to tell us? (optional)" } textarea name="more" rows="3" {} }
                button.button.wide type="submit" { "Continue" }
            }
            form method="post" action="/account/plan/switch" {
                button.link type="submit" name="to" value="basic" { "Switch to Basic for €5.99 instead" }
            }
            p { a.faint href="/account" { "Keep my membership" } }
        }
    }
}

pub(crate) fn confirm(member: &Membership) -> Markup {
    html! {
        section.card.offer {
            p.quiet { "Step 3 of 3" }
            h1 { "Confirm your cancellation" }
            p { "If you finish now, your " (member.plan) " membership ends on " strong { (member.until) } ". You can watch until then." }
            p { "There is no cancellation fee. The running month is not refunded." }
            h2 { "What you lose" }
            ul { li { "Ultra HD on 4 screens" } li { "27 titles on your list" } li { "Your downloads on 2 devices" } }
            form.stack method="post" action="/cancel/confirm" {
                a.button.primary.wide href="/account" { "Keep my membership" }
                button.button.wide type="submit" { "Finish cancellation" }
            }
        }
    }
}

pub(crate) fn done(member: &Membership) -> Markup {
    html! {
        section.card.offer {
            h1 { "Your membership has been cancelled" }
            p.lead { "You can watch until " (member.until) ". You will not be charged again." }
            dl {
                div { dt { "Confirmation number" } dd { "SC-4839-2071" } }
                div { dt { "Plan" } dd { (member.plan) } }
                div { dt { "Access ends" } dd { (member.until) } }
            }
            p.quiet { "We sent a confirmation to mara.kessler@example.com." }
            form method="post" action="/account/restart" { button.button.primary type="submit" { "Restart membership" } }
            p { a href="/account" { "Back to account" } }
        }
    }
}

pub(crate) fn delete() -> Markup {
    html! {
        section.card.narrow {
            h1 { "Delete account" }
            p { "This removes your profile, lists and history for good. It can’t be undone." }
            form method="post" action="/account/delete" { button.button.danger type="submit" { "Delete my account" } }
            p { a href="/account" { "Back to account" } }
        }
    }
}
