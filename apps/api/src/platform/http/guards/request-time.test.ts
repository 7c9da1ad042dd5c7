import net, { type AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aPaidOrder } from '#test/access/access-factories.ts';
import { aUser } from '#test/factories/user-factories.ts';
import { aPdf } from '#test/factories/pdf-factories.ts';
import { aWorld, type World } from '#test/world.ts';
import { buildApp } from '#app.ts';

const world = aWorld();
const apps: World['app'][] = [];
/** Ports of two applications, one of them with a short limit. */
let hurried: number;
let patient: number;

async function listen(whole: number): Promise<number> {
  const app = await buildApp(world.deps, { requestTimes: { whole, upload: 120_000 } });
  apps.push(app);
  await app.listen({ host: '127.0.0.1', port: 0 });
  return (app.server.address() as AddressInfo).port;
}

beforeAll(async () => {
  [hurried, patient] = [await listen(300), await listen(120_000)];
});
afterAll(async () => {
  for (const app of apps) await app.close();
});

type Slow = { head: string[]; body: Uint8Array; pauseMs: number; port?: number };

/** Sends a body in two halves. @returns the first line of the answer. */
function sendSlowly({ head, body, pauseMs, port = hurried }: Slow): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = net.connect(port, '127.0.0.1');
    const half = Math.floor(body.length / 2);
    const rest = setTimeout(() => socket.write(body.subarray(half)), pauseMs);
    socket.write([...head, `content-length: ${body.length}`, 'host: localhost', '', ''].join('\r\n'));
    socket.write(body.subarray(0, half));
    socket.once('data', (chunk) => {
      clearTimeout(rest);
      socket.destroy();
      resolve(String(chunk).split('\r\n')[0] ?? '');
    });
    socket.once('error', reject);
  });
}

async function anUpload(): Promise<string[]> {
  const { permits } = await aPaidOrder(world, await aUser(world));
  const { token } = await aUser(world, { role: 'admin' });
  const facts =
    'from=requested&name=a.pdf&stateNumber=1&validFrom=2026-11-24&validTo=2026-11-28&chargedFeeCents=0&despiteDoubts=true';
  return [
    `PUT /api/permits/admin/permits/${permits[0]?._id}/issue?${facts} HTTP/1.1`,
    `authorization: Bearer ${token}`,
    'content-type: application/pdf',
  ];
}

const signIn = ['POST /api/auth/sign-in HTTP/1.1', 'content-type: application/json'];
const credentials = new TextEncoder().encode(JSON.stringify({ email: 'a@b.example', password: 'Gooseneck-7' }));

test('an upload may take longer than any other request', async () => {
  expect(await sendSlowly({ head: await anUpload(), body: aPdf(), pauseMs: 600 })).toContain('200');
});

test('every other request is given up when its time is over', async () => {
  expect(await sendSlowly({ head: signIn, body: credentials, pauseMs: 60_000 })).toContain('408');
  expect(await sendSlowly({ head: ['POST /api/nowhere HTTP/1.1'], body: credentials, pauseMs: 60_000 })).toMatch(
    /40[48]/,
  );
});

test.each([
  ['no HTTP', 'GARBAGE\r\n\r\n', 400, 'input.unreadable'],
  [
    'a long header',
    `GET /api/trucks HTTP/1.1\r\nhost: a\r\nx-a: ${'a'.repeat(20_000)}\r\n\r\n`,
    431,
    'request.headers-too-large',
  ],
  [
    'a long address',
    `GET /api/trucks?search=${'a'.repeat(20_000)} HTTP/1.1\r\nhost: a\r\n\r\n`,
    431,
    'request.headers-too-large',
  ],
])('a request with %s is refused as all others are', async (_, request, status, code) => {
  const answer = await new Promise<string>((resolve, reject) => {
    const socket = net.connect(patient, '127.0.0.1', () => socket.write(request));
    socket.setEncoding('utf8').once('data', resolve).once('error', reject);
  });
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(answer).toContain('content-type: application/problem+json');
  expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toMatchObject({ status, code });
});

test('one that comes in time is answered', async () => {
  expect(await sendSlowly({ head: signIn, body: credentials, pauseMs: 20, port: patient })).toContain('401');
});
