// A guide with somebody else's hands: it knows the right walk and makes it with the tools of a browser server that speaks MCP, such as
// Playwright's. Where it finds no control it waits, looks again, and gives up with what it missed. It asks before its last step.
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js";

/** So often a page is looked at anew for a control, a second apart. */
const LOOKS = 6;

/** Walks to the end, and says how it ended: {said, turns}. `asks` puts a question to the person. */
export async function walk(command, way, url, asks) {
  const [program, ...args] = command;
  const client = new Client({ name: "exam", version: "1.0.0" });
  await client.connect(new StdioClientTransport({ command: program, args, stderr: "ignore" }));
  try {
    const { tools } = await client.listTools();
    return await new Walk(client, tools).to(way, url, asks);
  } finally {
    await client.close();
  }
}

class Walk {
  #client;
  #target;
  #turns = 0;

  constructor(client, tools) {
    this.#client = client;
    const click = tools.find((tool) => tool.name === "browser_click");
    if (!click) throw new Error(`the server has no browser_click: ${tools.map((tool) => tool.name).join(", ")}`);
    // Older servers call it so.
    this.#target = "target" in click.inputSchema.properties ? "target" : "ref";
  }

  async to(way, url, asks) {
    const came = await this.#does("browser_navigate", { url });
    if (came.error) throw new Error(came.text);
    const steps = way.steps.filter((step) => !step.verify);
    for (const [at, step] of steps.entries()) {
      if (step.op === "human") return this.#ends("needs_human");
      if (at === steps.length - 1 && !(await asks(await this.#page()))) return this.#ends("rejected");
      if (!(await this.#makes(step, way.closes ?? []))) return this.#ends("failed", `no “${step.name}”`);
    }
    await this.#page();
    return this.#ends(way.by_hand ? "needs_human" : "cancelled");
  }

  #ends(said, why) {
    return { said, why, turns: this.#turns };
  }

  /** False: it is nowhere. */
  async #makes(step, closes) {
    for (let look = 0; look < LOOKS; look++) {
      const page = lines(await this.#page());
      const found = find(page, step);
      if (found) {
        const came = await this.#acts(step, found);
        if (!came.error) return true;
        const closer = closes.map((name) => find(page, { op: "click", name })).find(Boolean);
        if (closer) await this.#acts({ op: "click", name: closer.name }, closer);
      }
      await this.#does("browser_wait_for", { time: 1 });
    }
    return false;
  }

  async #acts(step, { ref, name, list }) {
    const on = { element: name || step.name, [this.#target]: ref };
    this.#turns++;
    const came = await this.#calls(step, on, list);
    // A dialog of the browser's own stands in the way of everything else.
    if (/handle_dialog|modal state/i.test(came.text) && /confirm|dialog/i.test(came.text)) {
      return this.#does("browser_handle_dialog", { accept: true });
    }
    return came;
  }

  #calls(step, on, list) {
    if (step.op === "fill") return this.#does("browser_type", { ...on, text: step.value });
    if (step.op === "hover") return this.#does("browser_hover", on);
    if (list) return this.#does("browser_select_option", { ...on, values: [step.name] });
    return this.#does("browser_click", on);
  }

  async #page() {
    return (await this.#does("browser_snapshot", {})).text;
  }

  async #does(name, args) {
    const came = await this.#client.callTool({ name, arguments: args });
    return { error: Boolean(came.isError), text: came.content.map((part) => part.text ?? "").join("\n") };
  }
}

/** The outline's controls: how deep, which role, what name, which ref. */
function lines(text) {
  const line = /^(\s*)- (?:'|")?([a-z]+)(?: "((?:[^"\\]|\\.)*)")?([^:]*?)(?:\[ref=(\w+)\])([^:]*)(?::\s*(.*?))?['"]?$/;
  const read = (row) => {
    const parts = line.exec(row);
    if (!parts) return undefined;
    const [, indent, role, name, before, ref, after, words] = parts;
    const called = (name ?? words ?? "").replace(/\\"/g, '"').replace(/^"|"$/g, "");
    return { depth: indent.length, role, name: called, ref, ticked: /\[checked\]/.test(before + after) };
  };
  return text.split("\n").map(read).filter(Boolean);
}

const plain = (text) => (text ?? "").normalize("NFKC").replace(/[“”„«»]/g, '"').replace(/[‘’]/g, "'").replace(/\s+/g, " ").trim().toLowerCase();

/** The words of a selector that looks for them. */
const words = (step) => (step.op === "css" ? (/:has-text\("([^"]+)"/.exec(step.name)?.[1] ?? "") : step.name);

function find(page, step) {
  const wanted = plain(words(step));
  if (!wanted) return undefined;
  const within = step.row ? rowOf(page, step.row, wanted) : page;
  const is = (line) => plain(line.name) === wanted;
  const holds = (line) => plain(line.name).includes(wanted);
  if (step.op === "pick") {
    const option = within.findIndex((line) => line.role === "option" && is(line));
    if (option >= 0) return { ...within.slice(0, option).findLast((line) => line.role === "combobox" || line.role === "listbox"), list: true };
  }
  const pressed = /^(link|button|menuitem|tab|radio|checkbox|switch|option|textbox|combobox|generic|listitem|cell)$/;
  const controls = within.filter((line) => pressed.test(line.role));
  const exact = controls.filter(is);
  const [best] = [exact.filter((line) => line.role !== "generic"), exact, controls.filter(holds)].find((some) => some.length > (step.nth ?? 0)) ?? [];
  return step.nth ? exact[step.nth] : best;
}

/** The smallest part of the outline that has both the row's words and the control. */
function rowOf(page, row, wanted) {
  const at = page.findIndex((line) => plain(line.name).includes(plain(row)));
  if (at < 0) return [];
  for (let top = at; top >= 0; top--) {
    if (top < at && page[top].depth >= Math.min(...page.slice(top + 1, at + 1).map((line) => line.depth))) continue;
    const after = page.slice(top + 1).findIndex((line) => line.depth <= page[top].depth);
    const part = page.slice(top, after < 0 ? undefined : top + 1 + after);
    if (part.some((line) => plain(line.name) === wanted)) return part;
  }
  return [];
}
