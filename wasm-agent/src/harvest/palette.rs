//! What colours come to on a screen. Most are written in channels; the rest the browser itself paints for us, each once.
use crate::css::Colour;
use js_sys::Uint8ClampedArray;
use std::cell::{OnceCell, RefCell};
use std::collections::BTreeMap;
use wasm_bindgen::prelude::*;

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(js_name = OffscreenCanvas)]
    type Board;
    #[wasm_bindgen(constructor, js_class = "OffscreenCanvas")]
    fn new(width: u32, height: u32) -> Board;
    #[wasm_bindgen(method, js_name = getContext, catch)]
    fn context(this: &Board, kind: &str) -> Result<Option<Brush>, JsValue>;
    #[wasm_bindgen(js_name = OffscreenCanvasRenderingContext2D)]
    #[derive(Debug)]
    type Brush;
    #[wasm_bindgen(method, setter, js_name = fillStyle)]
    fn set_colour(this: &Brush, colour: &str);
    #[wasm_bindgen(method, js_name = clearRect)]
    fn clear(this: &Brush, x: f64, y: f64, width: f64, height: f64);
    #[wasm_bindgen(method, js_name = fillRect)]
    fn fill(this: &Brush, x: f64, y: f64, width: f64, height: f64);
    #[wasm_bindgen(method, js_name = getImageData, catch)]
    fn pixels(this: &Brush, x: f64, y: f64, width: f64, height: f64) -> Result<Picture, JsValue>;
    #[wasm_bindgen(js_name = ImageData)]
    type Picture;
    #[wasm_bindgen(method, getter)]
    fn data(this: &Picture) -> Uint8ClampedArray;
}

#[derive(Debug, Default)]
pub(super) struct Palette {
    brush: OnceCell<Option<Brush>>,
    known: RefCell<BTreeMap<String, Option<Colour>>>,
}

impl Palette {
    pub(super) fn read(&self, text: &str) -> Option<Colour> {
        if let Some(colour) = Colour::of(text) {
            return Some(colour);
        }
        if let Some(known) = self.known.borrow().get(text) {
            return *known;
        }
        let colour = self.paint(text);
        self.known.borrow_mut().insert(text.to_owned(), colour);
        colour
    }

    fn paint(&self, text: &str) -> Option<Colour> {
        let brush = || Board::new(1, 1).context("2d").ok().flatten();
        let brush = self.brush.get_or_init(brush).as_ref()?;
        // What is no colour to it, the brush passes over: it keeps the one that it has.
        let painted = ["#000", "#fff"].map(|before| {
            brush.clear(0.0, 0.0, 1.0, 1.0);
            brush.set_colour(before);
            brush.set_colour(text);
            brush.fill(0.0, 0.0, 1.0, 1.0);
            let picture = brush.pixels(0.0, 0.0, 1.0, 1.0).ok()?;
            Some(picture.data().to_vec())
        });
        match painted {
            [Some(one), Some(other)] if one == other => match one[..] {
                [red, green, blue, cover] => Some(Colour {
                    channels: [red, green, blue].map(f64::from),
                    cover: f64::from(cover) / 255.0,
                }),
                _ => None,
            },
            _ => None,
        }
    }
}
