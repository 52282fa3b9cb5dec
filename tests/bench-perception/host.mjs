// The native messaging host of this bench: hands every byte on to the bench and back. Chromium starts it.
import net from "node:net";
const socket = net.connect(process.env.BENCH_SOCKET);
process.stdin.pipe(socket);
socket.pipe(process.stdout);
socket.on("close", () => process.exit(0));
process.stdin.on("end", () => process.exit(0));
