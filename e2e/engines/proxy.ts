import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Changes = {
  /** In place of the product's answer to this path. */
  answer?: (path: string) => { status: number; type?: string; body?: string } | undefined;
  editPage?: (html: string) => string;
};

export type Proxy = { address: string; close: () => void };

async function readText(got: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = [];
  for await (const piece of got) pieces.push(piece as Buffer);
  return Buffer.concat(pieces).toString();
}

async function passBack(got: IncomingMessage, answer: ServerResponse, { editPage }: Changes): Promise<void> {
  if (editPage === undefined || !got.headers['content-type']?.startsWith('text/html')) {
    answer.writeHead(got.statusCode ?? 502, got.headers);
    got.pipe(answer);
    return;
  }
  const { 'content-length': _, etag: __, ...headers } = got.headers;
  answer.writeHead(got.statusCode ?? 502, headers).end(editPage(await readText(got)));
}

/** Stands between a browser and the product, and changes what it passes on. */
export async function startProxy(origin: string, changes: Changes): Promise<Proxy> {
  const server = createServer((asked, answer) => {
    const { url = '/', method, headers } = asked;
    const own = changes.answer?.(url.split('?')[0] ?? '');
    if (own !== undefined) {
      answer.writeHead(own.status, { 'content-type': own.type ?? 'text/plain' }).end(own.body);
      return;
    }
    // The product compresses pages, which could not be edited.
    const passed = request(
      new URL(url, origin),
      { method, headers: { ...headers, 'accept-encoding': 'identity' } },
      (got) => void passBack(got, answer, changes),
    );
    asked.pipe(passed);
  });
  server.listen(0, '127.0.0.1');
  await new Promise((done) => server.once('listening', done));
  // Cast: it listens at a port.
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
