//! What lies on top of a control is named before it is pressed, whatever trees the two stand in.
use e2e::reading::Reading;
use protocol::action::ErrorCode;

async fn is_covered(html: &str, by: &str) {
    let mut r = Reading::open().await;
    let seen = r.read(html).await;
    let stop = seen.snapshot.elements.iter().find(|e| e.name == "Stop");
    let acted = r.click(stop.unwrap()).await;
    let error = acted.error.unwrap();
    assert_eq!(error.code, ErrorCode::ElementObscured);
    assert!(error.message.contains(by), "{error}");
    assert_eq!(acted.touched, protocol::action::Touched::No);
}

#[tokio::test]
async fn a_layer_of_the_page_over_a_control_in_a_closed_tree_is_named() {
    let html = "<!doctype html><div id=host></div>
        <div role=region aria-label=Offer style='position: fixed; inset: 0; background: #fff'>Stay!</div>
        <script>host.attachShadow({ mode: 'closed' }).innerHTML = '<button>Stop</button>'</script>";
    is_covered(html, "region “Offer”").await;
}

#[tokio::test]
async fn a_layer_in_a_closed_tree_is_named_by_what_stands_in_the_tree() {
    let html = "<!doctype html><button>Stop</button><div id=host></div><script>
        host.attachShadow({ mode: 'closed' }).innerHTML =
            '<div role=region aria-label=Offer style=\"position: fixed; inset: 0; background: #fff\">Stay!</div>'
        </script>";
    is_covered(html, "region “Offer”").await;
}

#[tokio::test]
async fn a_layer_in_the_same_closed_tree_is_named() {
    let html = "<!doctype html><div id=host></div><script>
        host.attachShadow({ mode: 'closed' }).innerHTML =
            '<button>Stop</button><dialog open aria-label=Wait style=\"position: fixed; inset: 0; margin: 0; width: 100%; height: 100%; max-width: none; max-height: none\">Stay!</dialog>'
        </script>";
    is_covered(html, "dialog “Wait”").await;
}

#[tokio::test]
async fn a_layer_without_a_name_is_told_by_what_it_says_or_by_what_it_stands_in() {
    is_covered(
        "<!doctype html><button>Stop</button><div style='position: fixed; inset: 0; background: #fff'>We use cookies on this site</div>",
        "says “We use cookies on this site”",
    )
    .await;
    is_covered(
        "<!doctype html><button>Stop</button><div role=dialog aria-label=Offer><div style='position: fixed; inset: 0; background: #fff'></div></div>",
        "in the dialog “Offer”",
    )
    .await;
}

/// It is looked for at three heights of the window, and moves each time.
#[tokio::test]
async fn what_covers_a_control_wherever_it_is_scrolled_to_is_named_every_time() {
    for filler in [1_500, 1_510, 1_520] {
        let html = format!(
            "<!doctype html><div style='height: {filler}px'></div><button>Stop</button><div style='height: 2000px'></div>
            <div role=region aria-label=Offer style='position: fixed; inset: 0; background: #fff'>Stay!</div>"
        );
        is_covered(&html, "region “Offer”").await;
    }
}
