// An assistant's program, played: the official client starts the server that is named (PROGRAM ARGUMENTS…), does what each line
// on stdin says ({"do": "tools" | "call" | "resources" | "read", …}), and says what came of it as one line on stdout. With
// ELICITATION set it can ask its person: what it is to ask is a line of its own ({"asked": …}), {"do": "answer", …} is what they
// say, after as long as they read ("reads", in ms); that a question was taken back is another line ({"withdrawn": …}). "at once"
// agrees without asking anybody.
import { createInterface } from "node:readline";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js";
import { ElicitRequestSchema } from "@modelcontextprotocol/sdk/types.js";

const [command, ...args] = process.argv.slice(2);
const asks = process.env.ELICITATION ?? "";
const capabilities = asks ? { elicitation: {} } : {};
const client = new Client({ name: "test-assistant", version: "1.0.0" }, { capabilities });
let answer;
if (asks) {
  client.setRequestHandler(ElicitRequestSchema, ({ params }, { signal }) => {
    say({ asked: params });
    const choices = params.requestedSchema.properties.answer.enum;
    if (asks === "at once") return { action: "accept", content: { answer: choices[1] } };
    signal.addEventListener("abort", () => say({ withdrawn: String(signal.reason) }));
    return new Promise((answered) => (answer = answered));
  });
}
await client.connect(new StdioClientTransport({ command, args, env: process.env, stderr: "inherit" }));
say({ server: client.getServerVersion(), instructions: client.getInstructions() });

const DEEDS = {
  tools: () => client.listTools(),
  call: ({ name, arguments: given }) => client.callTool({ name, arguments: given }),
  resources: () => client.listResources(),
  read: ({ uri }) => client.readResource({ uri }),
  answer: async ({ result, reads }) => void setTimeout(answer, reads, result),
};

for await (const line of createInterface({ input: process.stdin })) {
  const wanted = JSON.parse(line);
  // Not one after the other: an answer is given while a call waits for it.
  DEEDS[wanted.do](wanted).then((came) => came && say(came), (error) => say({ failed: error.message }));
}
await client.close();

function say(value) {
  process.stdout.write(`${JSON.stringify(value)}\n`);
}
