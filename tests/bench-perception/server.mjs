// Serves the pages of this bench from two origins (127.0.0.1 and localhost on a second port), so that some frames are foreign.
import http from "node:http";
import { frameBody, pageA, pageB, pageFrames, pageGrid, pageShadow } from "./pages.mjs";

/** Bans WebAssembly in the page, as most real account pages do: the agent's JavaScript build runs there. */
const NO_WASM = "script-src 'unsafe-inline'";

export async function serve() {
  const made = new Map();
  const makers = { a: pageA, b: pageB, c: () => pageGrid(33, 20_000), d: () => pageGrid(44, 100_000), e: pageShadow, f: () => pageFrames(cross) };
  const page = (name) => {
    const size = name.match(/^g(\d+)$/);
    const make = size ? () => pageGrid(77, Number(size[1])) : makers[name];
    if (make && !made.has(name)) made.set(name, make());
    return made.get(name);
  };
  const handler = (request, response) => {
    const url = new URL(request.url, "http://x");
    const frame = url.pathname.match(/^\/frame\/(\d+)/);
    const html = frame ? frameBody(Number(frame[1])).html : page(url.pathname.slice(1))?.html;
    const headers = { "content-type": "text/html; charset=utf-8", "cache-control": "no-store" };
    if (url.searchParams.has("no-wasm")) headers["content-security-policy"] = NO_WASM;
    response.writeHead(html ? 200 : 404, headers);
    response.end(html ?? "no such page");
  };
  const open = () => new Promise((done) => { const server = http.createServer(handler).listen(0, "0.0.0.0", () => done(server)); });
  const servers = [await open(), await open()];
  const [base, cross] = ["127.0.0.1", "localhost"].map((host, at) => `http://${host}:${servers[at].address().port}`);
  return { base, cross, page, close: () => servers.forEach((s) => (s.closeAllConnections(), s.close())) };
}
