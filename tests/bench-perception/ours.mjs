// Our own reader, measured as people have it: the unpacked extension in a real Chromium, the toolbar button pressed, the agent in
// the page's isolated world, and this bench as the native host that asks for a look.
import fs from "node:fs";
import net from "node:net";
import os from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";

const HOST = "com.subterminator.host";
const ID = "oigiobcgjchehaemjcpmbnlibgehogla";
const here = path.dirname(fileURLToPath(import.meta.url));
const FLAGS = ["--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking", "--disable-component-update", "--disable-sync", "--disable-features=Translate,HttpsUpgrades", "--disable-backgrounding-occluded-windows", "--disable-renderer-backgrounding"];

export class Ours {
  /** `sites`: origins that the person has permitted, so that frames of other origins can be read, too. */
  static async start({ extension, executable, sites }) {
    const ours = new Ours();
    ours.folder = fs.mkdtempSync(path.join(os.tmpdir(), "bench-perception-"));
    const at = (name) => path.join(ours.folder, name);
    fs.cpSync(extension, at("extension"), { recursive: true });
    const manifest = JSON.parse(fs.readFileSync(at("extension/manifest.json"), "utf8"));
    manifest.host_permissions = sites;
    fs.writeFileSync(at("extension/manifest.json"), JSON.stringify(manifest));
    await ours.#listen(at("socket"));
    fs.writeFileSync(at("host"), `#!/bin/sh\nexec "${process.execPath}" "${path.join(here, "host.mjs")}"\n`, { mode: 0o755 });
    const hosts = at("profile/NativeMessagingHosts");
    fs.mkdirSync(hosts, { recursive: true });
    const listed = { name: HOST, description: "bench", path: at("host"), type: "stdio", allowed_origins: [`chrome-extension://${ID}/`] };
    fs.writeFileSync(path.join(hosts, `${HOST}.json`), JSON.stringify(listed));
    ours.context = await chromium.launchPersistentContext(at("profile"), {
      executablePath: executable,
      headless: false,
      viewport: { width: 1280, height: 720 },
      args: ["--headless=new", ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []), ...FLAGS, `--load-extension=${at("extension")}`],
      ignoreDefaultArgs: ["--disable-extensions", "--enable-automation"],
      env: { ...process.env, BENCH_SOCKET: at("socket") },
    });
    ours.worker = ours.context.serviceWorkers()[0] ?? (await ours.context.waitForEvent("serviceworker"));
    ours.browser = await ours.context.browser().newBrowserCDPSession();
    return ours;
  }

  #waiting = [];
  #requests = 0;

  #listen(socket) {
    const server = net.createServer((line) => {
      let rest = Buffer.alloc(0);
      let parts = [];
      let have = 0;
      this.post = (message) => {
        const json = Buffer.from(JSON.stringify(message));
        const head = Buffer.alloc(4);
        head.writeUInt32LE(json.length);
        line.write(Buffer.concat([head, json]));
      };
      line.on("data", (data) => {
        parts.push(data);
        have += data.length;
        for (;;) {
          if (have < 4) return;
          if (parts.length > 1 && parts[0].length < 4) parts = [Buffer.concat(parts)];
          const length = parts[0].readUInt32LE(0);
          if (have < 4 + length) return;
          rest = Buffer.concat(parts);
          const message = JSON.parse(rest.subarray(4, 4 + length).toString());
          parts = [rest.subarray(4 + length)];
          have = parts[0].length;
          this.#hear(message);
        }
      });
      line.on("error", () => {});
    });
    this.server = server;
    return new Promise((done) => server.listen(socket, done));
  }

  #hear(message) {
    if (message.kind === "hello") this.post({ kind: "welcome", protocol: message.protocol, host_version: "bench" });
    this.#waiting = this.#waiting.filter(({ wanted, done }) => !wanted(message) || (done(message), false));
  }

  #next(wanted, what) {
    return new Promise((done, failed) => {
      const timer = setTimeout(() => failed(new Error(`no ${what} within 120 s`)), 120_000);
      this.#waiting.push({ wanted, done: (message) => (clearTimeout(timer), done(message)) });
    });
  }

  /** Presses the toolbar button over this page. The look's clock is put into the isolated world first. */
  async begin(page) {
    const url = page.url();
    const tab = await this.worker.evaluate(async (url) => {
      const tab = (await chrome.tabs.query({})).find((t) => t.url === url);
      await chrome.scripting.executeScript({ target: { tabId: tab.id }, func: clock });
      return tab.id;
      function clock() {
        const connect = chrome.runtime.connect.bind(chrome.runtime);
        globalThis.benchTimes = [];
        chrome.runtime.connect = (...how) => {
          const port = connect(...how);
          const add = port.onMessage.addListener.bind(port.onMessage);
          const post = port.postMessage.bind(port);
          let start;
          port.onMessage.addListener = (heard) => add((message) => ((start = performance.now()), heard(message)));
          port.postMessage = (message) => {
            const end = performance.now();
            post(message);
            if (message.type === "observed") globalThis.benchTimes.push([end - start, performance.now() - end]);
          };
          return port;
        };
      }
    }, url);
    const clicked = this.#next((m) => m.kind === "clicked", "click").then(() => performance.now());
    const ready = this.#next((m) => m.kind === "agent" && m.tab === tab && m.payload.type === "ready", "agent");
    const { targetInfos } = await this.browser.send("Target.getTargets", { filter: [{ type: "tab" }] });
    await this.browser.send("Extensions.triggerAction", { id: ID, targetId: targetInfos.find((t) => t.url === url).targetId });
    const { payload, frame } = await ready;
    return { tab, frame, build: payload.build, load: performance.now() - (await clicked) };
  }

  /** One look. `wall` is from the question to the answer at the host, over native messaging both ways. */
  async look({ tab, frame }, how = {}) {
    const request = ++this.#requests;
    const start = performance.now();
    const answer = this.#next((m) => m.payload?.type === "observed" && m.payload.request === request, "look");
    this.post({ kind: "agent", tab, frame, payload: { type: "observe", request, settle: false, ...how } });
    const { payload } = await answer;
    const wall = performance.now() - start;
    const [inside, posting] = await this.worker.evaluate(async (tabId) => {
      const [{ result }] = await chrome.scripting.executeScript({ target: { tabId }, func: () => globalThis.benchTimes.splice(0).at(-1) });
      return result;
    }, tab);
    return { inside, posting, wall, observation: payload.observation };
  }

  async stop() {
    await this.context.close();
    this.server.close();
    fs.rmSync(this.folder, { recursive: true, force: true });
  }
}
