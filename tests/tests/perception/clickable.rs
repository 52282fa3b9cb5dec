//! What is pressed without any role that says so.
use e2e::reading::Reading;
use protocol::role::Role;
use protocol::snapshot::ElementState;

#[tokio::test]
async fn a_hand_over_words_is_found_wherever_it_stands() {
    let mut r = Reading::open().await;
    let seen = r
        .read(
            "<!doctype html><style>.hand { cursor: pointer }</style>
             <div role=row><div><span class=hand>In a row</span></div></div>
             <ul role=list><li role=listitem><div class=hand>In a list</div></li></ul>
             <div role=button tabindex=0 class=hand><span>In a button</span></div>",
        )
        .await;
    let lines: Vec<&str> = seen.outline.lines().map(str::trim_start).collect();
    assert_eq!(
        lines,
        [
            "@e0 clickable In a row",
            "@e1 clickable In a list",
            "@e2 button In a button"
        ]
    );
}

#[tokio::test]
async fn the_parts_of_a_picture_are_pressed_where_the_picture_is_also_below_the_fold() {
    let mut r = Reading::open().await;
    let seen = r
        .read(
            "<!doctype html><div style='height: 3000px'></div>
             <img usemap=#m width=200 height=100 style='padding: 10px' src='data:image/gif;base64,R0lGODlhAQABAAAAACw='>
             <map name=m><area shape=rect coords='0,0,50,40' href=#ended alt='Cancel plan'></map>
             <p>Running</p><script>onhashchange = () => { document.querySelector('p').textContent = location.hash }</script>",
        )
        .await;
    let [area] = &seen.snapshot.elements[..] else {
        panic!("{:#?}", seen.snapshot.elements)
    };
    let acted = r.click(area).await;
    assert_eq!(acted.error, None);
    assert_eq!(r.observe().await.text, "#ended");
}

#[tokio::test]
async fn a_list_that_takes_the_focus_holds_what_is_pressed_in_it() {
    let mut r = Reading::open().await;
    let seen = r
        .read(
            "<!doctype html><style>.hand { cursor: pointer }</style>
             <div role=list tabindex=0><div role=listitem class=hand tabindex=-2><div><div>Plan and settings</div></div></div></div>",
        )
        .await;
    assert_eq!(seen.outline.trim(), "@e0 clickable Plan and settings");
}

#[tokio::test]
async fn a_box_that_takes_the_focus_holds_the_choices_that_are_pressed_in_it() {
    let mut r = Reading::open().await;
    let seen = r
        .read(
            "<!doctype html><style>.hand { cursor: pointer; position: relative; display: flex }</style>
             <div tabindex=0><div><div>
               <div class=hand><div>Too expensive</div></div><div class=hand><div>Something else</div></div>
             </div></div></div>",
        )
        .await;
    let lines: Vec<&str> = seen.outline.lines().map(str::trim_start).collect();
    assert_eq!(
        lines,
        [
            "@e0 clickable Too expensive",
            "@e1 clickable Something else"
        ]
    );
}

#[tokio::test]
async fn a_button_whose_words_are_put_into_its_slot_is_pressed() {
    let mut r = Reading::open().await;
    let seen = r
        .read(
            "<!doctype html><x-item><span>Membership</span></x-item><p>Closed</p><script>
             customElements.define('x-item', class extends HTMLElement {
               connectedCallback() {
                 this.attachShadow({ mode: 'open' }).innerHTML = '<button><slot></slot></button>';
                 this.shadowRoot.querySelector('button').onclick = () => { document.querySelector('p').textContent = 'Open' };
               }
             });</script>",
        )
        .await;
    let [button] = &seen.snapshot.elements[..] else {
        panic!("{:#?}", seen.snapshot.elements)
    };
    let acted = r.click(button).await;
    assert_eq!(acted.error, None);
    assert!(r.observe().await.text.contains("Open"));
}

#[tokio::test]
async fn a_tab_around_a_link_to_its_panel_is_pressed_at_the_link() {
    let mut r = Reading::open().await;
    let seen = r
        .read(
            "<!doctype html><ul role=tablist><li role=tab aria-labelledby=a><a id=a href='#plan' style='display: block'>Plan</a></li></ul>
             <p>Closed</p><script>
                document.querySelector('a').onclick = (e) => { e.preventDefault(); document.querySelector('p').textContent = 'Open'; };
             </script>",
        )
        .await;
    let acted = r.click(&seen.snapshot.elements[0]).await;
    assert_eq!(acted.error, None);
    assert!(r.observe().await.text.ends_with("Open"));
}

#[tokio::test]
async fn a_custom_element_that_tells_its_role_by_itself_is_known_by_its_name() {
    let mut r = Reading::open().await;
    let seen = r
        .read(
            "<!doctype html><label><x-radio tabindex=0 aria-label='Too expensive'></x-radio>Too expensive</label><script>
                customElements.define('x-radio', class extends HTMLElement {
                    constructor() {
                        super();
                        const inside = this.attachInternals();
                        inside.role = 'radio';
                        this.attachShadow({ mode: 'open' }).innerHTML = '<div aria-hidden=true>o</div>';
                        this.onclick = () => inside.states.add('checked');
                    }
                });
             </script>",
        )
        .await;
    let [radio] = &seen.snapshot.elements[..] else {
        panic!("{:#?}", seen.snapshot.elements)
    };
    assert_eq!(
        (radio.role, radio.name.as_str()),
        (Role::Radio, "Too expensive")
    );
    assert!(!radio.is(ElementState::Checked));
    let acted = r.click(radio).await;
    assert_eq!(acted.error, None);
    let now = r.observe().await;
    assert!(
        now.snapshot.elements[0].is(ElementState::Checked),
        "{now:#?}"
    );
}

#[tokio::test]
async fn a_word_that_a_font_draws_as_one_sign_is_a_picture_and_a_squeezed_one_a_word() {
    let mut r = Reading::open().await;
    let icon = |style: &str| {
        format!(
            "<button><i aria-hidden=true style='display: inline-block; {style}'>logout</i>Leave Premium</button>"
        )
    };
    let all = [
        icon("font-family: signs"),
        icon("width: 1em; transform: scaleX(.2); transform-origin: left"),
        icon("width: 1em; overflow: visible"),
    ];
    let page = format!(
        "<!doctype html><style>
         @font-face {{ font-family: signs; size-adjust: 20%; ascent-override: 400%; descent-override: 100%; line-gap-override: 0%; src: local('DejaVu Sans'), local('Liberation Sans'), local('Arial'), local('Helvetica') }}
         button {{ font-size: 24px }}</style><p>{}</p>",
        all.join("</p><p>")
    );
    r.read(&page).await;
    r.page
        .run("document.fonts.load('24px signs').then((fonts) => fonts.length)")
        .await
        .unwrap();
    let seen = r.observe().await.snapshot.elements;
    let seen: Vec<Option<String>> = seen.into_iter().map(|e| e.shows).collect();
    let both = Some("logout Leave Premium".to_owned());
    assert_eq!(seen, [None, both.clone(), both]);
}
