// Serves generated sites with the judge of tests/corpus; only the list of sites is our own, for these have one variant.
import { makeApp } from '../../corpus/lib/app.mjs';

export async function startSites(list, port) {
  const sites = new Map(list.map((s) => [s.id, s])), servers = await makeApp({ sites, port }).start();
  for (const server of servers) {
    const [judge] = server.listeners('request');
    server.removeAllListeners('request');
    server.on('request', (req, res) => {
      if (req.url !== '/sites') { judge(req, res); return; }
      res.writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' });
      res.end(JSON.stringify(list.map((s) => s.listed())));
    });
  }
  return { close: () => { for (const s of servers) { s.closeAllConnections(); s.close(); } } };
}
