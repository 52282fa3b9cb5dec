// The agent as WebAssembly, injected into a page's isolated world. The build fills in the two words in capitals.
// Its result goes to the service worker: the build that runs here, or why this one can't.
(() => {
  // Own properties only: a page can name an element `__subterminator`, and that shows up here, too.
  if (Object.hasOwn(globalThis, "__subterminator")) return { build: globalThis.__subterminator.build };
  try {
    // Pages whose Content-Security-Policy bans WebAssembly say so on the smallest module there is.
    new WebAssembly.Module(Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0));
  } catch (error) {
    return { build: null, error: String(error) };
  }
  GLUE;
  const bytes = Uint8Array.from(atob("BYTES"), (char) => char.charCodeAt(0));
  wasm_bindgen.initSync({ module: new WebAssembly.Module(bytes) });
  // The agent deletes this mark when it leaves the page.
  globalThis.__subterminator = { build: "wasm" };
  wasm_bindgen.start("wasm");
  return { build: "wasm" };
})();
