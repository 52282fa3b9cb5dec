// The peer: a model that answers at once moves Microsoft's Playwright MCP server along the same way, with its tools and snapshots as
// they are. Since the server writes the snapshot after a step into a file, it is asked for one more; within the turn, which is kinder
// than the turn of its own that a model would take for it. `node peer.mjs URL PROFILE CHROMIUM [SERVER-OPTION…]`, the names to press as a JSON list on stdin; one JSON line comes
// back: for each turn the prompt that a model would have been sent, and the milliseconds from an answer to the next prompt.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js";

const [url, profile, chromium, ...options] = process.argv.slice(2);
const way = JSON.parse(readFileSync(0, "utf8"));
const cli = join(dirname(createRequire(import.meta.url).resolve("@playwright/mcp/package.json")), "cli.js");
const given = ["--headless", "--snapshot-mode", "none", "--user-data-dir", profile, "--output-dir", join(profile, "output"), "--executable-path", chromium];
const sandbox = process.getuid?.() === 0 ? ["--no-sandbox"] : [];

const client = new Client({ name: "bench", version: "1.0.0" });
await client.connect(
  new StdioClientTransport({ command: process.execPath, args: [cli, ...given, ...sandbox, ...options], stderr: "ignore" }),
);
const { tools } = await client.listTools();

const prompt = {
  tools: tools.map(({ name, description, inputSchema }) => ({ name, description, input_schema: inputSchema })),
  system: "You cancel a subscription in a browser. Use one tool at a time. Ask the person before the last step.",
  messages: [{ role: "user", content: `Cancel the subscription on ${url}` }],
};
const turns = [];
let shown = await does("browser_navigate", { url }, "0");
for (const [at, name] of way.entries()) {
  turns.push({ prompt: JSON.stringify(prompt) });
  const line = shown.split("\n").find((l) => l.includes(name) && l.includes("[ref="));
  if (!line) throw new Error(`no “${name}” in:\n${shown}`);
  const start = performance.now();
  shown = await does("browser_click", { element: name, target: line.match(/\[ref=(\w+)\]/)[1] }, String(at + 1));
  JSON.stringify(prompt);
  turns[at].ms = performance.now() - start;
}
process.stdout.write(`${JSON.stringify({ tools: tools.length, turns })}\n`);
await client.close();

/** One call, kept in the talk as the Messages API has it; what came of it. */
async function does(name, input, id) {
  prompt.messages.push({ role: "assistant", content: [{ type: "tool_use", id, name, input }] });
  const result = { type: "tool_result", tool_use_id: id, content: await called(name, input) };
  const page = await called("browser_snapshot", {});
  prompt.messages.push({ role: "user", content: [result, { type: "text", text: page }] });
  return page;
}

async function called(name, input) {
  const came = await client.callTool({ name, arguments: input });
  const text = came.content.map((c) => c.text ?? "").join("\n");
  if (came.isError) throw new Error(text);
  return text;
}
