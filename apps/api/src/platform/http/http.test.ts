import net from 'node:net';
import { gzipSync } from 'node:zlib';
import type { InputError } from '@wideload/contract';
import { describe, expect, test } from 'vitest';
import { toPlace } from '#test/stages/database-place.ts';
import { aUser } from '#test/factories/user-factories.ts';
import { aWorld } from '#test/world.ts';
import { SECOND } from '#clock.ts';
import { createS3DocumentStore } from '#providers/files/s3.ts';
import { settings, startS3 } from '#providers/files/s3.test-support.ts';

const world = aWorld();

const signIn = (payload: string | Buffer, headers: Record<string, string> = {}) =>
  world.app.inject({
    method: 'POST',
    url: '/api/auth/sign-in',
    headers: { 'content-type': 'application/json', ...headers },
    payload,
  });

describe('a request that cannot be read is refused with a code, never with a 5xx', () => {
  test.each([
    ['no JSON', '{"email":', 400, 'input.unreadable'],
    ['nothing at all', '', 400, 'input.unreadable'],
    ['an array', '[]', 400, 'input.invalid'],
    ['null', 'null', 400, 'input.invalid'],
    ['a number', '42', 400, 'input.invalid'],
    ['fields of other types', '{"email":{"$gt":""},"password":[]}', 400, 'input.invalid'],
    ['a prototype', '{"__proto__":{"role":"admin"},"email":"a@b.co","password":"x"}', 400, 'input.unreadable'],
    ['NUL in a text', '{"email":"a\\u0000@b.co","password":"x"}', 400, 'input.invalid'],
    ['a lone surrogate', '{"email":"\\ud800@b.co","password":"x"}', 400, 'input.invalid'],
    ['deep nesting', `${'['.repeat(50_000)}${']'.repeat(50_000)}`, 400, 'input.invalid'],
    ['too much of it', JSON.stringify({ email: 'x'.repeat(300_000) }), 413, 'input.too-large'],
  ])('%s', async (_name, payload, status, code) => {
    const answer = await signIn(payload);
    expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
    expect(answer.headers['content-type']).toContain('application/problem+json');
  });

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'application/xml'])('a body as %s', async (type) => {
    const answer = await signIn('email=a', { 'content-type': type });
    expect([answer.statusCode, answer.json().code]).toEqual([415, 'input.media-type']);
  });

  test('letters of Windows-1252, which would be kept as U+FFFD', async () => {
    const answer = await signIn(Buffer.from('{"email":"josé@b.co","password":"x"}', 'latin1'));
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'input.unreadable']);
    expect(answer.json().detail).toContain('UTF-8');
  });

  test('a compressed body', async () => {
    const answer = await signIn(gzipSync('{"email":"a@b.co","password":"x"}'), { 'content-encoding': 'gzip' });
    expect([answer.statusCode, answer.json().code]).toEqual([415, 'input.media-type']);
    expect(answer.json().detail).toBe('The request must not be compressed.');
  });

  test('a value of another type, with the type that was expected', async () => {
    const { token } = await aUser(world);
    const answer = await world.call('POST', '/permits/orders', { token, body: { title: ['a'] } });
    const { errors } = answer.json<{ errors: InputError[] }>();
    expect(errors.map(({ path, message }) => `${path}: ${message}`)).toEqual(
      expect.arrayContaining([
        'title: Invalid input: expected string, received array',
        'customer: Invalid input: expected object, received undefined',
      ]),
    );
  });

  test.each(['/api/nowhere', '/api/permits/orders/x/y', '/api/users', '/api/%00', '/api/%ff'])(
    'the address %s',
    async (url) => {
      const answer = await world.app.inject({ method: 'GET', url });
      expect(answer.statusCode).toBeGreaterThanOrEqual(400);
      expect(answer.statusCode).toBeLessThan(500);
      expect(answer.body).not.toMatch(/Route |stack|node_modules/);
    },
  );

  test.each(['/api/%E0%A4%A', '/api/articles/%', `/api/articles/${'a'.repeat(300)}`])('%s', async (url) => {
    const answer = await world.app.inject({ url });
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([400, 'application/problem+json']);
    expect(answer.json().code).toBe('input.unreadable');
    expect(answer.body).not.toContain('FST_');
  });

  test('a page at an address that cannot be taken apart leads to the start', async () => {
    const { statusCode, headers } = await world.app.inject({ url: '/%E0%A4%A' });
    expect([statusCode, headers['location']]).toEqual([302, '/']);
  });

  const ofCarriers = ['/companies', '/trucks', '/permits/orders', '/notifications', '/articles'];
  const ofAdmins = ['/users', '/audit', '/articles/admin', '/permits/admin/orders', '/permits/admin/queue'];
  const wrong = ['page=0', 'page=x', 'page=1.5', 'page=1e9', 'pageSize=7', 'page=1&page=2'];

  test.each([
    ...[...ofCarriers, ...ofAdmins].flatMap((list) => wrong.map((query) => `${list}?${query}`)),
    '/companies?sort=password',
    '/notifications?sort=comment',
    '/permits/orders?search=%00',
    '/permits/orders?status=',
    '/permits/orders?orderId=x',
    '/permits/admin/orders?sort=-',
    '/permits/admin/queue?state=XX',
    '/permits/admin/queue?since=yesterday',
    '/users?role=carrier',
    '/audit?until=2026-02-30T00:00:00Z',
    '/articles/admin?status=draft&status=published',
  ])('the list %s', async (url) => {
    const role = ofAdmins.includes(url.replace(/\?.*/, '')) ? 'admin' : 'user';
    const answer = await world.call('GET', url, await aUser(world, { role }));
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'input.invalid']);
    expect(answer.json().errors[0].path).toBe(/\?(\w+)=/.exec(url)?.[1]);
  });

  test.each(['x', '%27%20OR%201=1', '00000000-0000-0000-0000-00000000000g', '../users'])('the id %s', async (id) => {
    const { token } = await aUser(world);
    const answer = await world.call('GET', `/permits/orders/${id}`, { token });
    expect([400, 404]).toContain(answer.statusCode);
  });
});

const problemType = 'application/problem+json';

test.each([
  ['DELETE', '/api/trucks?page=2', 405, 'GET, HEAD, POST', problemType],
  ['PATCH', '/api/trucks', 405, 'GET, HEAD, POST', problemType],
  ['OPTIONS', '/api/trucks', 204, 'GET, HEAD, POST', undefined],
  ['DELETE', '/api/trucksXcsv', 404, undefined, problemType],
  ['GET', '/api/TRUCKS', 404, undefined, problemType],
  ['PUT', '/api/users/role', 404, undefined, problemType],
  ['PATCH', '/api/users/00000000-0000-7000-8000-000000000000', 405, 'GET, HEAD, DELETE', problemType],
] as const)('%s %s answers %i, with the methods that the address has', async (method, url, status, allow, type) => {
  const { statusCode, headers } = await world.app.inject({ method, url });
  expect([statusCode, headers['allow'], headers['content-type']]).toEqual([status, allow, type]);
});

test.each(['Bearer  ', 'bearer '])('a token is read behind "%s"', async (scheme) => {
  const { token } = await aUser(world);
  const answer = await world.app.inject({ url: '/api/trucks', headers: { authorization: `${scheme}${token}` } });
  expect(answer.statusCode).toBe(200);
});

test('a refusal for want of a session names the scheme of its key, which some clients wait for', async () => {
  const { statusCode, headers } = await world.app.inject('/api/trucks');
  expect([statusCode, headers['www-authenticate']]).toEqual([401, 'Bearer']);
});

describe('the browser is guarded', () => {
  test.each([
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['a sister site', { 'sec-fetch-site': 'same-site' }],
    ['another origin', { origin: 'https://elsewhere.example' }],
    ['no origin that can be read', { origin: 'null' }],
  ])('a change requested by %s is refused', async (_name, headers) => {
    const answer = await world.app.inject({ method: 'POST', url: '/api/auth/refreshToken', headers });
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'request.cross-site']);
  });

  test('every answer carries the security headers, and the API is never cached', async () => {
    const { headers } = await world.app.inject({ method: 'GET', url: '/api/users/' });
    const policy = String(headers['content-security-policy']);
    for (const part of [
      "script-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "form-action 'self'",
    ]) {
      expect(policy).toContain(part);
    }
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
    // The sandbox takes the cards, so no other provider is allowed.
    expect(policy).not.toContain('stripe');
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      'cross-origin-opener-policy': 'same-origin',
    });
    expect(headers['strict-transport-security']).toContain('includeSubDomains');
    expect(headers['permissions-policy']).toContain('camera=()');
  });

  test('the address of the confirmation call is no page: a browser is led to the start', async () => {
    const answer = await world.app.inject({ method: 'GET', url: '/api/users/email' });
    expect([answer.statusCode, answer.headers.location]).toEqual([302, '/']);
  });
});

type Answer = { content?: Record<string, { schema: unknown }> };
type Operation = {
  parameters?: object[];
  operationId: string;
  description?: string;
  security: unknown;
  responses: Record<string, Answer>;
};
type Description = {
  paths: Record<string, Record<string, Operation>>;
  components: { responses: { refusal: Answer } };
};

describe('the contract is printed', () => {
  test('as OpenAPI 3.1 with every path of the specification, the two users paths included', async () => {
    const document = (await world.app.inject({ method: 'GET', url: '/api/openapi.json' })).json();
    expect(document.openapi).toMatch(/^3\.1/);
    for (const path of [
      '/api/users/',
      '/api/auth/sign-in',
      '/api/permits/orders/{id}',
      '/api/stripe/cards',
      '/api/user/cards',
    ]) {
      expect(Object.keys(document.paths)).toContain(path);
    }
    // The payment provider's webhook and the sandbox are left out.
    const others = Object.keys(document.paths).filter((path) => /webhooks\/stripe|sandbox/.test(path));
    expect(others).toEqual([]);
  });

  test('for programs that make clients: an absolute server, the headers of docs/api.md, days, instants and pairs', async () => {
    const document = (await world.app.inject({ method: 'GET', url: '/api/openapi.json' })).json();
    expect(document.servers).toEqual([{ url: world.deps.config.publicUrl }]);
    const { get, post } = document.paths['/api/permits/orders'];
    expect(post.parameters).toContainEqual(expect.objectContaining({ name: 'Idempotency-Key', in: 'header' }));
    expect(document.tags).toContainEqual({ name: get.tags[0] });
    const { createdAt } = get.responses['200'].content['application/json'].schema.properties.items.items.properties;
    expect(createdAt).toEqual({ type: 'string', format: 'date-time' });
    expect(JSON.stringify(document)).toContain('"format":"date"');
    const pairs = JSON.stringify(document).match(/"prefixItems":\[.*?\],"items":\{.*?\},"minItems":2,"maxItems":2/g);
    expect(pairs?.length).toBeGreaterThan(0);
  });

  test('in which every call has an id of its own, its refusals, and each file its own type', async () => {
    const document = (await world.app.inject({ method: 'GET', url: '/api/openapi.json' })).json<Description>();
    const operations = Object.values(document.paths).flatMap((path) => Object.values(path));
    const ids = operations.map(({ operationId }) => operationId);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toContain('trucks_importFile');
    expect(document.paths['/api/trucks']?.['post']?.description).toBe('May be refused with truck.exists.');
    expect(document.paths['/api/auth/sign-in']?.['post']?.security).toEqual([]);
    const { parameters } = document.paths['/api/trucks']?.['get'] ?? {};
    const pageSize = expect.objectContaining({ type: 'number', enum: [2, 3, 5, 10, 20, 50] });
    expect(parameters).toContainEqual(expect.objectContaining({ name: 'pageSize', schema: pageSize }));
    const refusals = { $ref: '#/components/responses/refusal' };
    for (const { responses } of operations) {
      expect(responses).toMatchObject({ default: refusals });
      expect(Object.keys(responses).filter((status) => !/^(?:\d{3}|default)$/.test(status))).toEqual([]);
    }
    expect(JSON.stringify(operations)).not.toContain('"additionalProperties":false');
    expect(document.components.responses.refusal.content).toMatchObject({
      'application/problem+json': { schema: { required: expect.arrayContaining(['code', 'title', 'status']) } },
    });
    const answers = operations.flatMap(({ responses }) => Object.entries(responses));
    const unchanged = answers.filter(([status]) => status === '304');
    expect(unchanged.filter(([, { content }]) => content !== undefined)).toEqual([]);
    const bodies = answers.flatMap(([, { content = {} }]) => Object.entries(content));
    const files = bodies.filter(([type]) => type !== 'application/json');
    expect(files.map(([type]) => type)).toContain('image/webp');
    for (const [contentMediaType, { schema }] of files)
      expect(schema).toEqual({ type: 'string', format: 'binary', contentMediaType });
  });

  test('and as a page to read', async () => {
    const answer = await world.app.inject({ method: 'GET', url: '/api/docs' });
    expect(answer.headers['content-type']).toContain('text/html');
    expect(answer.body).toContain('/api/permits/confirm_payment');
  });
});

describe('health', () => {
  test('live says that the process answers, ready that the database does', async () => {
    expect((await world.app.inject('/health/live')).json()).toEqual({ status: 'live' });
    const checks = { database: 'ok', migrations: 'ok', documents: 'ok', scanner: 'ok', disk: 'ok', payments: 'open' };
    expect((await world.app.inject('/health/ready')).json()).toEqual({ status: 'ready', checks });
  });

  test('a store without its bucket is down', async () => {
    const { buildApp } = await import('#app.ts');
    const server = await startS3();
    const bucket = { ...settings, endpoint: server.origin, bucket: 'never-created' };
    const app = await buildApp({ ...world.deps, documentStore: createS3DocumentStore({ settings: bucket }) });
    expect((await app.inject('/health/ready')).json().checks).toMatchObject({ documents: 'down' });
    await app.close();
    await server.close();
  });

  test('a store that is down, a full disk and payments that are not open yet are named, and the server stays ready', async () => {
    const { buildApp } = await import('#app.ts');
    const get = () => Promise.reject(new Error('https://secret.example/bucket'));
    const { db, payments } = world.deps;
    const restored = new Date('2026-11-01');
    const { provider, livemode } = payments;
    const cursor = { provider, livemode, listed_to: restored, settled_to: restored };
    await world.insert('event_cursors', cursor);
    const documentStore = { ...world.deps.documentStore, get };
    const app = await buildApp({ ...world.deps, documentStore, disk: { isFull: () => true } });
    const answer = await app.inject('/health/ready');
    await app.close();
    await db.deleteFrom('event_cursors').execute();
    const checks = {
      database: 'ok',
      migrations: 'ok',
      documents: 'down',
      disk: 'full',
      payments: 'opening',
      scanner: 'ok',
    };
    expect([answer.statusCode, answer.json()]).toEqual([200, { status: 'ready', checks }]);
    expect(answer.body).not.toContain('secret');
  });
});

test('a row that somebody else holds for too long is a 503 that says when to try again', async () => {
  const user = await aUser(world);
  const holder = await world.deps.db.startTransaction().execute();
  await holder.selectFrom('users').select('id').where('id', '=', user.id).forUpdate().execute();
  const answer = await world.call('PUT', '/users/phone', { token: user.token, body: { phone: '3075550101' } });
  await holder.rollback().execute();
  expect([answer.statusCode, answer.json().code]).toEqual([503, 'server.unavailable']);
  expect(answer.headers['retry-after']).toBe('3');
});

test('a database that is away is a 503 within 3 seconds, and comes back without a restart', async () => {
  // A proxy of the database that can be closed.
  const target = new URL(world.database.url);
  const sockets = new Set<net.Socket>();
  let isOpen = true;
  const door = net.createServer((client) => {
    sockets.add(client);
    client.on('error', () => undefined);
    if (!isOpen) return;
    const onward = net.connect(toPlace(target));
    sockets.add(onward);
    onward.on('error', () => client.destroy());
    client.pipe(onward).pipe(client);
    client.on('close', () => onward.destroy());
  });
  await new Promise<void>((resolve) => door.listen(0, '127.0.0.1', resolve));
  const { port } = door.address() as net.AddressInfo;
  const { openDatabase } = await import('../db/database.ts');
  const through = new URL(target);
  through.search = '';
  through.hostname = '127.0.0.1';
  through.port = String(port);
  const database = openDatabase(through.toString(), world.deps.log);
  const { buildApp } = await import('#app.ts');
  const app = await buildApp({ ...world.deps, db: database.db });
  const ready = async () => (await app.inject('/health/ready')).statusCode;
  try {
    await expect.poll(ready).toBe(200);
    isOpen = false;
    for (const socket of sockets) socket.destroy();
    // No timing here: the machine may be busy for longer.
    expect(database.pool.options.connectionTimeoutMillis).toBeLessThan(3 * SECOND);
    const answer = await app.inject('/health/ready');
    expect([answer.statusCode, answer.json().code]).toEqual([503, 'server.unavailable']);
    expect(answer.json().checks).toMatchObject({ database: 'down', migrations: 'unknown', documents: 'ok' });
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect((await app.inject('/health/live')).statusCode).toBe(200);
    isOpen = true;
    await expect.poll(ready).toBe(200);
  } finally {
    await app.close();
    await database.close();
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => door.close(resolve));
  }
});
