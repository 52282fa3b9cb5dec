//! The picture of the spot, drawn by hand: an `<img>` would be at the mercy of the page's CSP.
use super::dom::{self, make, set};
use super::page::Page;
use super::place;
use protocol::geometry::Rect;
use protocol::view::QuestionView;
use wasm_bindgen::JsCast;
use web_sys::{
    Blob, CanvasRenderingContext2d, HtmlCanvasElement, HtmlElement, ImageBitmap, Window,
};

/// It has its size before it is decoded, so that nothing moves under the person's pointer.
pub(super) fn picture(
    window: &Window,
    page: &Page,
    question: &QuestionView,
    spot: Option<Rect>,
) -> Option<HtmlElement> {
    let text = window.atob(question.picture.as_deref()?).ok()?;
    let bytes: Vec<u8> = text.chars().map(|c| c as u8).collect();
    let cut = place::cut(png_size(&bytes)?, dom::with_scrollbars(window), spot);
    let canvas: HtmlCanvasElement = make(page, "canvas", "picture").unchecked_into();
    canvas.set_width(cut.width.unsigned_abs());
    canvas.set_height(cut.height.unsigned_abs());
    set(&canvas, "role", "img");
    set(&canvas, "aria-label", &question.picture_alt);
    let parts = js_sys::Array::of1(&js_sys::Uint8Array::from(bytes.as_slice()));
    let decoded = window
        .create_image_bitmap_with_blob(&Blob::new_with_u8_array_sequence(&parts).ok()?)
        .ok()?;
    let onto = canvas.clone();
    wasm_bindgen_futures::spawn_local(async move {
        let Ok(image) = wasm_bindgen_futures::JsFuture::from(decoded).await else {
            onto.remove();
            return;
        };
        let context = onto.get_context("2d").ok().flatten();
        if let Some(context) = context.and_then(|c| c.dyn_into::<CanvasRenderingContext2d>().ok()) {
            let image: ImageBitmap = image.unchecked_into();
            let _ =
                context.draw_image_with_image_bitmap(&image, -f64::from(cut.x), -f64::from(cut.y));
        }
    });
    Some(canvas.unchecked_into())
}

/// Width and height out of a PNG's first chunk (<https://www.w3.org/TR/png-3/#11IHDR>).
fn png_size(bytes: &[u8]) -> Option<(u32, u32)> {
    let number = |at: usize| Some(u32::from_be_bytes(bytes.get(at..at + 4)?.try_into().ok()?));
    let is_png = bytes.starts_with(b"\x89PNG\r\n\x1a\n");
    is_png.then_some(())?;
    Some((number(16)?, number(20)?))
        .filter(|(w, h)| (1..=4096).contains(w) && (1..=4096).contains(h))
}

#[cfg(test)]
mod tests {
    use super::png_size;

    #[test]
    fn a_pictures_size_stands_in_its_first_chunk() {
        let mut png = b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR".to_vec();
        png.extend([0, 0, 4, 0, 0, 0, 3, 0]);
        assert_eq!(png_size(&png), Some((1024, 768)));
    }

    #[test]
    fn what_is_no_picture_has_no_size() {
        assert_eq!(png_size(b"GIF89a"), None);
        assert_eq!(png_size(b"\x89PNG\r\n\x1a\n"), None);
    }
}
