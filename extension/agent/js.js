// The same agent as plain JavaScript, for pages that ban WebAssembly. The build fills in the two words in capitals.
(() => {
  // Own properties only: a page can name an element `__subterminator`, and that shows up here, too.
  if (Object.hasOwn(globalThis, "__subterminator")) return { build: globalThis.__subterminator.build };
  // The page around a frame of its own site reads it, too.
  if (window !== top && window.frameElement) return { build: "around" };
  // A frame that the page has named `chrome` can stand where the extension should: there is no line to it then.
  try {
    if (typeof chrome.runtime.connect !== "function") throw new Error("no chrome.runtime");
  } catch (error) {
    return { build: null, error: String(error) };
  }
  // What the glue asks for: a module with the agent's functions, and the place in its heap where our values begin.
  const WebAssembly = {
    Module: class {},
    Instance: class {
      constructor(_module, imports) {
        this.exports = asmFunc(imports);
      }
    },
  };
  const require = () => ({ __wbindgen_externref_statics_end: () => 1028 });
  PROGRAM;
  GLUE;
  wasm_bindgen.initSync({ module: new WebAssembly.Module() });
  globalThis.__subterminator = { build: "js" };
  wasm_bindgen.start("js");
  return { build: "js" };
})();
