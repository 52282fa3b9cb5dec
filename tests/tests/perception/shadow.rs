//! Shadow trees, closed ones too, and slots.
use e2e::reading::Reading;
use protocol::snapshot::Observation;

fn names(seen: &Observation) -> Vec<&str> {
    let elements = seen.snapshot.elements.iter();
    elements.map(|e| e.name.as_str()).collect()
}

const CARD: &str = "<!doctype html><x-card><a href=/slotted>Slotted link</a></x-card><script>
    class Card extends HTMLElement {
        connectedCallback() {
            const root = this.attachShadow({ mode: 'closed' });
            root.innerHTML = '<p>Before <slot></slot></p><button>Inside</button>';
            root.querySelector('button').onclick = (e) => { e.target.textContent = 'Pressed'; };
        }
    }
    customElements.define('x-card', Card);
</script>";

#[tokio::test]
async fn a_closed_shadow_tree_is_read_and_pressed_like_any_other() {
    let mut r = Reading::open().await;
    let seen = r.read(CARD).await;
    assert_eq!(seen.text, "Before Slotted link\nInside");
    let lines = |seen: &Observation| -> Vec<String> {
        let elements = seen.snapshot.elements.iter();
        elements.map(|e| format!("{} {}", e.role, e.name)).collect()
    };
    assert_eq!(lines(&seen), ["link Slotted link", "button Inside"]);
    let acted = r.click(&seen.snapshot.elements[1]).await;
    assert_eq!(acted.error, None);
    let after = acted.observation.unwrap();
    assert_eq!(lines(&after), ["link Slotted link", "button Pressed"]);
}

#[tokio::test]
async fn a_closed_tree_over_an_elements_own_children_is_found_on_a_page_of_thousands() {
    let mut r = Reading::open().await;
    let seen = r
        .read("<!doctype html><body><script>
            document.body.innerHTML = '<div><div>Row</div></div>'.repeat(2500) + '<div id=host><button>Not shown</button></div>';
            document.getElementById('host').attachShadow({ mode: 'closed' }).innerHTML = '<button>Cancel plan</button>';
        </script>")
        .await;
    assert_eq!(names(&seen), ["Cancel plan"]);
}

#[tokio::test]
async fn a_kind_of_element_with_closed_trees_is_found_however_late_it_comes_and_what_was_not_asked_is_said()
 {
    let mut r = Reading::open().await;
    let seen = r
        .read("<!doctype html><body><script>
            document.body.innerHTML = '<div><div>Row</div></div>'.repeat(4000) + '<div class=card><i>Plan</i></div>'.repeat(8);
            document.querySelectorAll('.card').forEach((card, at) => {
                card.attachShadow({ mode: 'closed' }).innerHTML = `<slot></slot><button>Cancel ${at}</button>`;
            });
        </script>")
        .await;
    let all: Vec<String> = (0..8).map(|at| format!("Cancel {at}")).collect();
    assert_eq!(names(&seen), all);
    let said = seen
        .outline
        .lines()
        .any(|line| line.contains("closed shadow tree"));
    assert!(said, "{}", &seen.outline[..400]);
}
