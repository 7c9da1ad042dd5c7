import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Received = { path: string; headers: Record<string, string>; body: string };

/** A program of a customer. It answers by `answer`, which may be changed; a promise that never ends answers nothing. */
export async function startReceiver(answer: (received: Received) => number | Promise<number> = () => 204) {
  const received: Received[] = [];
  const state = { answer, headers: {} as Record<string, string> };
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { url: path = '', headers } = request;
      // Cast: none of the headers that the product sends is sent twice.
      const one = { path, headers: headers as Record<string, string>, body: Buffer.concat(chunks).toString() };
      received.push(one);
      void Promise.resolve(state.answer(one)).then((status) => response.writeHead(status, state.headers).end());
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // Cast: a server that listens on a port has an address of this type.
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    received,
    state,
    /** The events that it was told of, in their order. */
    types: () => received.map(({ body }) => (JSON.parse(body) as { type: string }).type),
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

export type Receiver = Awaited<ReturnType<typeof startReceiver>>;
