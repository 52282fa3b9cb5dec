//! Words that style sheets put before and after elements, where there are so many elements that the sheets are looked through
//! instead of each being asked.
use e2e::reading::Reading;

/// Enough empty elements that none of them is asked any more.
const MANY: &str = "<div><i></i><i class=other></i></div>";

async fn text(r: &mut Reading, head: &str, body: &str) -> String {
    let html = format!("<!doctype html>{head}<body>{}{body}", MANY.repeat(2_000));
    r.read(&html).await.text
}

#[tokio::test]
async fn words_of_style_sheets_are_found_wherever_the_rule_stands() {
    let mut r = Reading::open().await;
    let head = "<style>
        .a::before { content: 'by class' }
        @media all { @supports (color: red) { #b:after { content: 'by id' } } }
        .c { color: black; &::before { content: 'nested' } }
        [data-d]::after { content: attr(data-d) }
        x-e::before { content: 'by tag' }
        .empty::before, .none::before { content: '' } .none::after { content: none }
        .Odd\\:f\\,g::before { content: 'with escapes' }
    </style>
    <script>
        const sheet = new CSSStyleSheet();
        sheet.replaceSync('.h::before { content: \"adopted\" }');
        document.adoptedStyleSheets.push(sheet);
    </script>";
    let body = "<p><i class=a></i></p><p><i id=b></i></p><p><i class=c></i></p><p><i data-d='by attribute'></i></p><p><x-e></x-e></p>
        <p><i class=empty></i><i class=none></i></p><p><i class='x Odd:f,g'></i></p><p><i class=h></i></p>";
    let lines = "by class\nby id\nnested\nby attribute\nby tag\nwith escapes\nadopted";
    assert_eq!(text(&mut r, head, body).await, lines);
}

#[tokio::test]
async fn a_sheet_that_may_not_be_read_has_every_element_asked() {
    let mut r = Reading::open().await;
    r.pages
        .put("/far.css", ".far::before { content: 'from afar' }");
    let head = "<link rel=stylesheet href=OTHER/far.css>";
    let read = text(&mut r, head, "<p><i class=far></i></p>").await;
    assert_eq!(read, "from afar");
}
