import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * `silent`: executes and never answers. `html`: executes and answers 200 with a page. `nonsense`: executes and answers JSON
 * of another shape. `wrong-amounts`: executes and halves every amount of its answer.
 */
export type Manner = 'honest' | 'silent' | 'html' | 'nonsense' | 'wrong-amounts';

const AMOUNTS = /"(amount|amount_received|amount_captured)":\s*(\d+)/g;

const manners: Record<Exclude<Manner, 'silent'>, (body: string) => { type: string; body: string }> = {
  honest: (body) => ({ type: 'application/json', body }),
  html: () => ({ type: 'text/html', body: '<!DOCTYPE html><title>Sign in to this network</title>' }),
  nonsense: () => ({ type: 'application/json', body: '{"object":"surprise","data":17}' }),
  'wrong-amounts': (body) => ({
    type: 'application/json',
    body: body.replaceAll(AMOUNTS, (_, name, amount) => `"${name}": ${Math.floor(Number(amount) / 2)}`),
  }),
};

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  // Cast: without an encoding the stream yields buffers.
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

const skipped = new Set(['connection', 'content-length', 'host', 'transfer-encoding', 'keep-alive', 'date']);

const toHeaders = (entries: Iterable<[string, string]>) =>
  Object.fromEntries([...entries].filter(([name]) => !skipped.has(name)));

/** The way to the payment provider, on which answers can be held or changed. */
export async function openStripeDoor(target: string) {
  let manner: Manner = 'honest';
  const held = new Set<ServerResponse>();

  async function pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = 'GET', url = '/' } = request;
    const body = await readBody(request);
    const given = Object.entries(request.headers).flatMap(([name, value]): [string, string][] =>
      typeof value === 'string' ? [[name, value]] : [],
    );
    const answer = await fetch(new URL(url, target), {
      method,
      headers: toHeaders(given),
      ...(method !== 'GET' && { body }),
    });
    const text = await answer.text();
    if (manner === 'silent') {
      held.add(response);
      return;
    }
    const changed = manners[manner](text);
    const status = manner === 'honest' || manner === 'wrong-amounts' ? answer.status : 200;
    response.writeHead(status, { ...toHeaders(answer.headers), 'content-type': changed.type });
    response.end(changed.body);
  }

  const server = createServer((request, response) => {
    pass(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // Cast: a listening TCP server has a port.
  const { port } = server.address() as AddressInfo;

  return {
    url: `http://127.0.0.1:${port}`,
    behave(next: Manner): void {
      manner = next;
      // Whoever still waits has an answer that was cut off.
      for (const response of held) response.destroy();
      held.clear();
    },
    async close(): Promise<void> {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
