import { once } from 'node:events';
import net, { type AddressInfo } from 'node:net';
import { Worker } from 'node:worker_threads';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
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

const asking = `
const { connect } = require('node:net');
const { parentPort, workerData: { port, count, sent } } = require('node:worker_threads');
const texts = Array(count).fill('');
let [written, ended] = [0, 0];
function tell() {
  Atomics.store(sent, 0, 1);
  Atomics.notify(sent, 0);
}
texts.forEach((_, index) => {
  const socket = connect(port, '127.0.0.1', () =>
    socket.write('GET /quick HTTP/1.1\\r\\nHost: localhost\\r\\n\\r\\n', () => {
      written += 1;
      // The system may take a moment to hand the last one over.
      if (written === count) setTimeout(tell, 100);
    }),
  );
  socket.on('data', (part) => (texts[index] += part));
  socket.on('error', () => undefined);
  socket.on('close', () => (ended += 1) === count && parentPort.postMessage(texts));
});
`;

/** This thread, and the server in it, reads nothing until all requests have arrived. @returns what came back on each connection. */
async function askWhileBusy(port: number, count: number): Promise<string[]> {
  const sent = new Int32Array(new SharedArrayBuffer(4));
  const worker = new Worker(asking, { eval: true, workerData: { port, count, sent } });
  const answered = once(worker, 'message');
  Atomics.wait(sent, 0, 0, 60_000);
  // Cast: what the thread posts.
  const [texts] = (await answered) as [string[]];
  return texts;
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
  await expect.poll(idle.text).toContain('done');
  busy.ask('/slow');
  await expect.poll(() => answer).toBeDefined();
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
  await expect.poll(kept.text).toContain('done');
  kept.ask('/quick');
  const waiting = askWhileBusy(port, 10);
  await app.close();
  await kept.ended;
  expect(kept.text().match(/done/g)).toHaveLength(2);
  expect(await waiting).toEqual(Array.from({ length: 10 }, () => expect.stringContaining('done')));
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
