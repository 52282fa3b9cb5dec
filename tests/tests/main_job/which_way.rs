//! A page in a language that nobody here reads: the person says in the panel which control leads on, and is asked before it is pressed.
use e2e::stage::{Set, Stage};
use e2e::wait::until;
use protocol::report::Report;

/// Every page of the site becomes one in Finnish, for which there is no file.
const IN_FINNISH: &str = r#"addEventListener("DOMContentLoaded", () => {
    document.documentElement.lang = "fi";
    document.title = "Oma tili";
    document.body.innerHTML = `<main><h1>Oma tili</h1>
        <p>Jäsenyytesi on voimassa ja se uusitaan joka kuukausi automaattisesti, kunnes toisin päätät.</p>
        <p>Seuraava veloitus 12,99 €</p>
        <button id="on">Päätä jäsenyys</button> <button>Vaihda maksutapa</button></main>`;
    document.getElementById("on").onclick = () => {
        document.title = "Varmista";
        document.querySelector("main").innerHTML = `<h1>Haluatko varmasti päättää jäsenyytesi</h1>
            <p>Jäsenyytesi päättyy kuluvan kauden lopussa, eikä sinulta veloiteta sen jälkeen enää mitään.</p>
            <button>Kyllä, päätä se nyt</button>`;
    };
});"#;

async fn title(s: &Stage) -> String {
    let title = s.page.run("document.title").await.unwrap();
    title.as_str().unwrap_or_default().to_owned()
}

#[tokio::test]
async fn what_the_person_says_leads_on_is_pressed_with_their_yes_and_nothing_before() {
    let s = Set::stage().open().await;
    s.on_every_page(IN_FINNISH).await;
    s.start().await;
    s.panel().says("Which of these leads to your plan").await;
    assert_eq!(title(&s).await, "Oma tili");
    s.panel().click("1. “Päätä jäsenyys”").await;
    s.overlay().asks_about("Päätä jäsenyys").await;
    assert_eq!(title(&s).await, "Oma tili");
    s.overlay().approve().await;
    s.panel().says("“Kyllä, päätä se nyt”").await;
    assert_eq!(title(&s).await, "Varmista");
    s.nothing_changed();
}

#[tokio::test]
async fn at_the_terminal_its_number_says_which() {
    let s = Set::stage().open().await;
    s.on_every_page(IN_FINNISH).await;
    let mut running = s.cli().attach_at_a_terminal(&s.site.url());
    s.is_waited_for().await;
    s.press_toolbar().await;
    let offered = |r: &Report| {
        matches!(r, Report::HandOver { choices, .. } if choices.len() == 2).then_some(())
    };
    running.tells("what may lead on", offered).await;
    let asked = |r: &Report| matches!(r, Report::Question { text, .. } if text.contains("Vaihda maksutapa"));
    let typing = tokio::sync::Mutex::new(&mut running);
    until("it to be asked about", || async {
        let mut running = typing.lock().await;
        match running.events().iter().any(|l| asked(&l.report)) {
            true => Ok(()),
            false => {
                running.says("2").await;
                Err("not yet".to_owned())
            }
        }
    })
    .await;
    s.nothing_changed();
}
