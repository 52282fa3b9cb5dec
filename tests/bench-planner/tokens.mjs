// Counts tokens (cl100k's): a JSON list of texts on stdin, a JSON list of numbers on stdout.
import { readFileSync } from "node:fs";
import { getEncoding } from "js-tiktoken";

const encoding = getEncoding("cl100k_base");
const texts = JSON.parse(readFileSync(0, "utf8"));
process.stdout.write(JSON.stringify(texts.map((text) => encoding.encode(text, [], []).length)));
