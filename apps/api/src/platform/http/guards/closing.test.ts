import { once } from 'node:events';
import net, { type AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { expect, test, vi } from 'vitest';
import { serveHealth } from '../health.ts';
import { installProblems } from '../problem-answer.ts';
import { endConnectionsOnClose } from './closing.ts';

/** A connection that collects what the server sends. */
function open(port: number) {
  const socket = net.connect(port, '127.0.0.1');
  const received: string[] = [];
  socket.on('data', (part: Buffer) => received.push(part.toString()));
  return {
    connected: once(socket, 'connect'),
    ended: once(socket, 'close'),
    text: () => received.join(''),
    ask: (path: string) => socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`),
  };
}

async function connect(port: number) {
  const connection = open(port);
  await connection.connected;
  return connection;
}

test('a stop ends idle connections at once, and a busy one after its answer', async () => {
  const app = Fastify();
  endConnectionsOnClose(app);
  let answer: ((text: string) => void) | undefined;
  app.get('/quick', () => 'done');
  app.get('/slow', () => new Promise<string>((resolve) => (answer = resolve)));
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const [unused, idle, busy] = await Promise.all([connect(port), connect(port), connect(port)]);
  idle.ask('/quick');
  await vi.waitFor(() => expect(idle.text()).toContain('done'));
  busy.ask('/slow');
  await vi.waitFor(() => expect(answer).toBeDefined());
  const closed = app.close();
  await Promise.all([unused.ended, idle.ended]);
  expect(busy.text()).toBe('');
  answer?.('late');
  await Promise.all([busy.ended, closed]);
  expect(busy.text()).toMatch(/connection: close/i);
  expect(busy.text()).toContain('late');
});

test('a stop answers requests that arrived before it and were not read yet', async () => {
  const app = Fastify({ return503OnClosing: false });
  endConnectionsOnClose(app);
  app.get('/quick', () => 'done');
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const kept = await connect(port);
  kept.ask('/quick');
  await vi.waitFor(() => expect(kept.text()).toContain('done'));
  kept.ask('/quick');
  const waiting = Array.from({ length: 10 }, () => open(port));
  for (const one of waiting) one.ask('/quick');
  await app.close();
  await Promise.all([kept, ...waiting].map((one) => one.ended));
  expect(kept.text().match(/done/g)).toHaveLength(2);
  expect(waiting.filter((one) => !one.text().includes('done'))).toEqual([]);
});

test('a server that is about to stop sends load balancers away and still answers requests', async () => {
  const app = Fastify();
  endConnectionsOnClose(app);
  serveHealth(app, { read: () => Promise.reject(new Error('Nobody asks.')) });
  installProblems(app);
  app.get('/quick', () => 'done');
  const readStatus = async (url: string) => (await app.inject(url)).statusCode;
  expect(await readStatus('/health/live')).toBe(200);
  app.announceStop();
  expect([await readStatus('/health/live'), await readStatus('/health/ready')]).toEqual([503, 503]);
  const { statusCode, headers } = await app.inject('/quick');
  expect([statusCode, headers['connection']]).toEqual([200, 'close']);
  await app.close();
});
