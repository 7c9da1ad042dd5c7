import { createServer } from 'node:http';
import { createServer as createNetServer, type AddressInfo, type LookupFunction } from 'node:net';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { createPostOutside, toReason, createPublicLookup, isPublicIp, mayBePublic } from './post-outside.ts';

let arrived = 0;
const server = createServer((request, response) => {
  arrived += 1;
  if (request.url === '/moved') response.writeHead(302, { location: '/elsewhere' }).end();
  else if (request.url === '/endless') response.write('x'.repeat(1_000_000));
  else if (request.url === '/lingering') response.write('x');
  else if (request.url !== '/silent') response.end('fine');
});
let port = 0;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // Cast: a server that listens on a port has an address of this type.
  port = (server.address() as AddressInfo).port;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const post = (address: string, reach: Parameters<typeof createPostOutside>[0], patience = 60_000) =>
  createPostOutside(reach)({ address, headers: {}, body: '{}', signal: AbortSignal.timeout(patience) });
const reasonOf = (work: Promise<unknown>) => work.then(() => 'answered', toReason);

test.each([
  '127.0.0.1',
  '127.8.8.8',
  '0.0.0.0',
  '10.1.2.3',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '198.51.100.7',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:8.8.8.8',
  'fc00::1',
  'fd12:3456::1',
  'fe80::1',
  'ff02::1',
  '64:ff9b::7f00:1',
  '2001::1',
  '2001:db8::1',
  '2002:7f00:1::',
  'not an address',
])('%s is inside', (ip) => {
  expect(isPublicIp(ip)).toBe(false);
});

test.each(['8.8.8.8', '172.32.0.1', '192.169.0.1', '100.128.0.1', '2606:4700::1111', '2a00:1450::1'])(
  '%s is public',
  (ip) => {
    expect(isPublicIp(ip)).toBe(true);
  },
);

test.each([
  'https://localhost/',
  'https://a.localhost/',
  'https://printer.local/',
  'https://metadata.google.internal/',
  'https://db/',
  'https://127.1/',
  'https://0x7f.0.0.1/',
  'https://2130706433/',
  'https://[::1]/',
  'https://[::ffff:10.0.0.1]/',
  'https://192.168.0.9:8443/',
])('%s is refused before any name is looked up', async (address) => {
  expect(mayBePublic(new URL(address))).toBe(false);
  const lookup: LookupFunction = () => {
    throw new Error('looked up');
  };
  expect(await reasonOf(post(address, { onlyPublic: true, lookup }))).toBe(
    'The address is not one of the public internet.',
  );
});

test('plain http is refused', async () => {
  expect(await reasonOf(post('http://hooks.example.com/', { onlyPublic: true }))).toBe(
    'The address is not one of the public internet.',
  );
});

test.each([[['127.0.0.1']], [['10.0.0.1']], [['8.8.8.8', '169.254.169.254']], [['fd00::1']]])(
  'a public name that answers %j is not connected to',
  async (found) => {
    const before = arrived;
    const lookup = createPublicLookup((_name, answer) =>
      answer(
        null,
        found.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
      ),
    );
    const address = `https://hooks.example.com:${port}/`;
    expect(await reasonOf(post(address, { onlyPublic: true, lookup }))).toBe(
      'The address is not one of the public internet.',
    );
    expect(arrived).toBe(before);
  },
);

test('a name that answers with a public address first and another one the next time is asked once for each connection', async () => {
  const asked: string[] = [];
  const answers = ['192.0.2.1', '127.0.0.1'];
  const lookup = createPublicLookup((name, answer) => {
    asked.push(name);
    answer(null, [{ address: answers[asked.length - 1] ?? '', family: 4 }]);
  });
  for (const tries of [1, 2]) {
    expect(await reasonOf(post(`https://hooks.example.com:${port}/`, { onlyPublic: true, lookup }))).toBe(
      'The address is not one of the public internet.',
    );
    expect(asked).toHaveLength(tries);
  }
});

test('a redirect is an answer, and is not followed', async () => {
  const before = arrived;
  expect(await post(`http://127.0.0.1:${port}/moved`, { onlyPublic: false })).toMatchObject({ status: 302 });
  expect(arrived).toBe(before + 1);
});

test('an answer has arrived with its status, though its end never comes', async () => {
  const closed = new Promise((resolve) => server.once('connection', (socket) => socket.once('close', resolve)));
  expect(await post(`http://127.0.0.1:${port}/lingering`, { onlyPublic: false })).toMatchObject({ status: 200 });
  await closed;
});

test('a kept connection that the receiver closes as it is used again is replaced, and a new one that is cut is a failure', async () => {
  const served: number[] = [];
  const receiver = createNetServer((socket) => {
    const connection = served.push(0) - 1;
    socket.on('error', () => {});
    socket.on('data', () => {
      served[connection] = (served[connection] ?? 0) + 1;
      if (served[connection] > 1 || connection > 1) socket.resetAndDestroy();
      else socket.write('HTTP/1.1 204 No Content\r\n\r\n');
    });
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void receiver.close());
  // Cast: as above.
  const address = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`;
  const postOutside = createPostOutside({ onlyPublic: false });
  const send = () => postOutside({ address, headers: {}, body: '{}', signal: AbortSignal.timeout(60_000) });
  expect(await send()).toMatchObject({ status: 204 });
  expect(await send()).toMatchObject({ status: 204 });
  expect(served).toEqual([2, 1]);
  expect(await reasonOf(send())).toMatch(/\(ECONNRESET\)$/);
  expect(served).toEqual([2, 2, 1]);
});

test('an endless answer is cut off, and a silent receiver given up', async () => {
  expect(await post(`http://127.0.0.1:${port}/endless`, { onlyPublic: false })).toMatchObject({ status: 200 });
  expect(await reasonOf(post(`http://127.0.0.1:${port}/silent`, { onlyPublic: false }, 50))).toBe(
    'No answer within ten seconds.',
  );
  expect(await reasonOf(post('http://127.0.0.1:1/', { onlyPublic: false }))).toBe(
    'The machine at this address refuses the connection. (ECONNREFUSED)',
  );
});

test.each([
  ['DEPTH_ZERO_SELF_SIGNED_CERT', /^The certificate is self-signed\..* \(DEPTH_ZERO_SELF_SIGNED_CERT\)$/],
  ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', /^The certificate comes without .* \(UNABLE_TO_VERIFY_LEAF_SIGNATURE\)$/],
  ['ENOTFOUND', /^The name of this address is not known\. \(ENOTFOUND\)$/],
  ['EPROTO', /^EPROTO$/],
])('%s is said in words, if there are any', (code, words) => {
  expect(toReason(Object.assign(new Error('connect 203.0.113.1'), { code }))).toMatch(words);
});
