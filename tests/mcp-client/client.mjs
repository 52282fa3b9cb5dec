// An assistant's program, played: the official client starts the server that is named (PROGRAM ARGUMENTS…), does what each line
// on stdin says ({"do": "tools" | "call" | "resources" | "read", …}), and says what came of it as one line on stdout.
import { createInterface } from "node:readline";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js";

const [command, ...args] = process.argv.slice(2);
const client = new Client({ name: "test-assistant", version: "1.0.0" });
await client.connect(new StdioClientTransport({ command, args, env: process.env, stderr: "inherit" }));
say({ server: client.getServerVersion(), instructions: client.getInstructions() });

const DEEDS = {
  tools: () => client.listTools(),
  call: ({ name, arguments: given }) => client.callTool({ name, arguments: given }),
  resources: () => client.listResources(),
  read: ({ uri }) => client.readResource({ uri }),
};

for await (const line of createInterface({ input: process.stdin })) {
  const wanted = JSON.parse(line);
  await DEEDS[wanted.do](wanted).then(say, (error) => say({ failed: error.message }));
}
await client.close();

function say(value) {
  process.stdout.write(`${JSON.stringify(value)}\n`);
}
