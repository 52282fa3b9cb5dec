//! What has to be changed in generated code so that one Rust program runs as WebAssembly and as plain JavaScript.
use anyhow::{Context, Result, ensure};

/// Two target features that wasm2js can't express. wasm-bindgen uses what the module says it was compiled with, so the
/// module says it was compiled without: `+` becomes `-` before the feature's length and name.
/// (<https://github.com/WebAssembly/tool-conventions/blob/main/Linking.md#target-features-section>)
pub(crate) fn without_newer_features(mut wasm: Vec<u8>) -> Result<Vec<u8>> {
    for entry in [&b"+\x0freference-types"[..], &b"+\x0amultivalue"[..]] {
        if let Some(at) = wasm.windows(entry.len()).position(|bytes| bytes == entry) {
            wasm[at] = b'-';
        }
    }
    ensure!(
        wasm.windows(15).any(|bytes| bytes == b"target_features"),
        "the agent was built without its target_features section"
    );
    Ok(wasm)
}

/// From wasm2js's ES module, the part that makes `asmFunc(imports)`, with two changes. Memory grows as WebAssembly's does:
/// the old buffer is detached, by which wasm-bindgen's glue sees that its views are stale. And data is decoded by the
/// browser, where it can, instead of by a loop.
pub(crate) fn plain_program(module: &str) -> Result<String> {
    let start = module
        .lines()
        .take_while(|line| line.starts_with("import "))
        .map(|line| line.len() + 1)
        .sum();
    let end = module
        .find("\nvar retasmFunc")
        .context("wasm2js writes its exports in another way than before")?;
    let body = module.get(start..end).context("wasm2js wrote no program")?;

    let changes = [
        ("var newBuffer = new ArrayBuffer(newPages << 16);", "var newBuffer = buffer.transfer(newPages << 16);"),
        ("var newHEAP8 = new Int8Array(newBuffer);", ""),
        ("newHEAP8.set(HEAP8);", ""),
        (
            "function base64DecodeToExistingUint8Array(uint8Array, offset, b64) {",
            "function base64DecodeToExistingUint8Array(uint8Array, offset, b64) {
                if (uint8Array.setFromBase64) return uint8Array.subarray(offset).setFromBase64(b64);",
        ),
    ];
    changes
        .iter()
        .try_fold(body.to_owned(), |body, (then, now)| {
            ensure!(
                body.matches(then).count() == 1,
                "wasm2js writes memory in another way than before: no “{then}”"
            );
            Ok(body.replace(then, now))
        })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_feature_is_switched_off_in_place() {
        let wasm =
            b"..\x0ftarget_features\x03+\x0freference-types+\x08sign-ext+\x0amultivalue".to_vec();
        let patched = without_newer_features(wasm).unwrap();
        assert_eq!(
            patched,
            b"..\x0ftarget_features\x03-\x0freference-types+\x08sign-ext-\x0amultivalue"
        );
    }

    #[test]
    fn a_module_that_does_not_say_its_features_is_refused() {
        assert!(without_newer_features(b"\0asm\x01\0\0\0".to_vec()).is_err());
    }

    #[test]
    fn imports_and_exports_are_cut_off_and_growing_memory_detaches_the_old_buffer() {
        let module = [
            "import * as a from 'a';",
            "function base64DecodeToExistingUint8Array(uint8Array, offset, b64) {",
            "}",
            "function asmFunc(imports) {",
            "  var newBuffer = new ArrayBuffer(newPages << 16);",
            "  var newHEAP8 = new Int8Array(newBuffer);",
            "  newHEAP8.set(HEAP8);",
            "}",
            "",
            "var retasmFunc = asmFunc({});",
            "export var x;",
        ];
        let program = plain_program(&module.join("\n")).unwrap();
        let lines: Vec<&str> = program
            .lines()
            .map(str::trim)
            .filter(|line| !line.is_empty())
            .collect();
        assert_eq!(lines[0], module[1]);
        assert!(lines[1].contains("setFromBase64"));
        assert_eq!(
            lines[2..],
            [
                "}",
                module[3],
                "var newBuffer = buffer.transfer(newPages << 16);",
                "}"
            ]
        );
    }

    #[test]
    fn another_way_of_growing_stops_the_build() {
        assert!(plain_program("function asmFunc() {}\nvar retasmFunc = 1;").is_err());
    }
}
