import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test } from './fixtures.ts';

type Outage = { address: string; end: () => void; close: () => void };

/** Passes everything on to the product. Until its end, scripts that the page does not name are refused: those are of its parts. */
async function startOutage(origin: string): Promise<Outage> {
  const page = await (await fetch(origin)).text();
  const script = /^\/assets\/.*\.js$/;
  let isOut = true;
  const server = createServer((asked, answer) => {
    const { url = '/', method, headers } = asked;
    if (isOut && script.test(url) && !page.includes(url)) {
      answer.writeHead(503).end();
      return;
    }
    const passed = request(new URL(url, origin), { method, headers }, (got) => {
      answer.writeHead(got.statusCode ?? 502, got.headers);
      got.pipe(answer);
    });
    asked.pipe(passed);
  });
  server.listen(0, '127.0.0.1');
  await new Promise((done) => server.once('listening', done));
  // Cast: it listens at a port.
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    end: () => {
      isOut = false;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

test('a part of a page that failed to load is fetched again at the next press, without a reload', async ({
  person,
  baseURL,
}) => {
  if (baseURL === undefined) throw new Error('The configuration sets the base URL.');
  const outage = await startOutage(baseURL);
  try {
    await person.open(outage.address);
    await person.press('/^Show .* on a map$/');
    await person.see('This did not load. Check your connection and try again.');
    outage.end();
    await person.press('/^Show .* on a map$/');
    await person.seeDialog('/^Our office in/');
  } finally {
    outage.close();
  }
});
