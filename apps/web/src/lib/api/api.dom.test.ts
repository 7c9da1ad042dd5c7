import { accounts, companies, notifications } from '@wideload/contract/client';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readAccessToken, keepToken, onOtherPerson } from './access-token.ts';
import { onSignedOut } from './session-end.ts';
import { isProblem, type ApiProblem } from './api-problem.ts';
import { call, callIfChanged, onProofNeeded } from './api.ts';

type Answer = { status?: number; body: unknown; headers?: Record<string, string> };
type SentRequest = { path: string; method: string; token: string | null; etag?: string | null; body: unknown };

const requests: SentRequest[] = [];

function serve(answers: Record<string, Answer | ((request: SentRequest) => Answer | Promise<Answer>)>) {
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    const sent = new Headers(init.headers);
    const token = sent.get('authorization');
    const request = {
      path,
      method: init.method ?? 'GET',
      token,
      ...(sent.has('if-none-match') && { etag: sent.get('if-none-match') }),
      body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
    };
    requests.push(request);
    const answer = answers[`${request.method} ${path.split('?')[0]}`];
    if (answer === undefined) throw new TypeError('Failed to fetch');
    const { status = 200, body, headers = {} } = typeof answer === 'function' ? await answer(request) : answer;
    return new Response(body === undefined ? null : JSON.stringify(body), { status, headers });
  });
}

const toProblemAnswer = (status: number, code: string, more = {}) => ({
  status,
  body: { type: 'about:blank', status, code, title: 'No.', detail: 'No, because.', requestId: 'r-1', ...more },
});
const unauthorized = toProblemAnswer(401, 'session.required');
const user = { _id: 'u', email: 'ann@example.com', role: 'user' };

const afterExpiry = {
  'GET /api/users/': ({ token }: SentRequest) => (token === 'Bearer token-2' ? { body: user } : unauthorized),
  'POST /api/auth/refreshToken': { status: 201, body: { accessToken: 'token-2' } },
};

async function catchProblem(work: Promise<unknown>): Promise<ApiProblem> {
  const error: unknown = await work.catch((reason: unknown) => reason);
  if (!isProblem(error)) throw new Error('It was not refused', { cause: error });
  return error;
}

beforeEach(() => {
  requests.length = 0;
  localStorage.clear();
  keepToken('token-1');
});

test('path, query, body and token are sent as in the contract', async () => {
  serve({ 'PUT /api/companies/a%20b': { body: {} }, 'GET /api/companies': { body: {} } });
  // Only the address matters here.
  await call(companies.update, { params: { id: 'a b' }, body: { name: 'Red River' } as never });
  await call(companies.list, { query: { search: 'x & y', page: 2 } });
  expect(requests).toEqual([
    { path: '/api/companies/a%20b', method: 'PUT', token: 'Bearer token-1', body: { name: 'Red River' } },
    { path: '/api/companies?search=x+%26+y&page=2', method: 'GET', token: 'Bearer token-1', body: undefined },
  ]);
});

test('a call for visitors sends no token', async () => {
  serve({ 'POST /api/auth/sign-in': { body: { accessToken: 'new' } } });
  await call(accounts.signIn, { body: { email: 'ann@example.com', password: 'x' } });
  expect(requests[0]?.token).toBeNull();
});

test('an expired token is refreshed once and the call repeated', async () => {
  serve(afterExpiry);
  await expect(call(accounts.currentUser, {})).resolves.toEqual(user);
  expect(readAccessToken()).toBe('token-2');
  expect(requests.map(({ path }) => path)).toEqual(['/api/users/', '/api/auth/refreshToken', '/api/users/']);
});

test('calls that expire together share one refresh', async () => {
  serve(afterExpiry);
  await Promise.all([call(accounts.currentUser, {}), call(accounts.currentUser, {}), call(accounts.currentUser, {})]);
  expect(requests.filter(({ path }) => path.endsWith('refreshToken'))).toHaveLength(1);
});

test('an ended session drops the token, notifies the listeners and throws', async () => {
  serve({ 'GET /api/users/': unauthorized, 'POST /api/auth/refreshToken': toProblemAnswer(401, 'session.ended') });
  const reasons: string[] = [];
  const stop = onSignedOut((because) => reasons.push(because));
  const refusal = await catchProblem(call(accounts.currentUser, {}));
  stop();
  expect(refusal.code).toBe('session.ended');
  expect(readAccessToken()).toBeNull();
  expect(reasons).toEqual(['ended']);
});

test('after its session ended a document sends nothing: a poll tells the listeners that it was one, an act tells them again', async () => {
  serve({ 'GET /api/users/': unauthorized, 'POST /api/auth/refreshToken': toProblemAnswer(401, 'session.ended') });
  await catchProblem(call(accounts.currentUser, {}));
  requests.length = 0;
  const told: (string | boolean)[][] = [];
  const stop = onSignedOut((...heard) => told.push(heard));
  const poll = await catchProblem(callIfChanged(notifications.list, {}, {}));
  const act = await catchProblem(call(companies.remove, { params: { id: 'a' } }));
  stop();
  expect([poll.code, act.code]).toEqual(['session.ended', 'session.ended']);
  expect(requests).toEqual([]);
  expect(told).toEqual([
    ['ended', true],
    ['ended', false],
  ]);
  // Another tab has signed in.
  keepToken('token-3');
  serve({ 'GET /api/users/': { body: user } });
  await expect(call(accounts.currentUser, {})).resolves.toEqual(user);
});

test('a refusal of the session before ends none that began in another tab meanwhile', async () => {
  serve({
    'GET /api/users/': unauthorized,
    'POST /api/auth/refreshToken': () => {
      localStorage.setItem('wideload.accessToken', 'token-of-another-tab');
      return toProblemAnswer(401, 'session.ended');
    },
  });
  const reasons: string[] = [];
  const stop = onSignedOut((because) => reasons.push(because));
  await catchProblem(call(accounts.currentUser, {}));
  stop();
  expect(readAccessToken()).toBe('token-of-another-tab');
  expect(reasons).toEqual([]);
});

test.each([
  ['the network is away', {}, 'network.failed'],
  [
    'the server is busy',
    { 'POST /api/auth/refreshToken': toProblemAnswer(503, 'server.unavailable') },
    'server.unavailable',
  ],
  [
    'there were too many tries',
    { 'POST /api/auth/refreshToken': toProblemAnswer(429, 'rate.limited') },
    'rate.limited',
  ],
])('a refresh that fails because %s keeps the session', async (_, answers, code) => {
  serve({ 'GET /api/users/': unauthorized, ...answers });
  const refusal = await catchProblem(call(accounts.currentUser, {}));
  expect(refusal.code).toBe(code);
  expect(readAccessToken()).toBe('token-1');
});

test('wrong credentials do not end the session', async () => {
  serve({ 'POST /api/auth/sign-in': toProblemAnswer(401, 'credentials.wrong') });
  const refusal = await catchProblem(call(accounts.signIn, { body: { email: 'ann@example.com', password: 'x' } }));
  expect(refusal.code).toBe('credentials.wrong');
  expect(requests).toHaveLength(1);
});

test('a problem keeps its message, errors, request id and extra members', async () => {
  const errors = [{ path: 'name', code: 'too_small', message: 'Company name is not verified!' }];
  serve({ 'GET /api/companies': toProblemAnswer(409, 'order.stale', { errors, version: 7 }) });
  const refusal = await catchProblem(call(companies.list, {}));
  expect(refusal).toMatchObject({
    status: 409,
    code: 'order.stale',
    message: 'No, because.',
    errors,
    requestId: 'r-1',
    extra: { version: 7 },
  });
});

test('a call that needs a fresh proof waits for it and is repeated as it was; without one it is refused', async () => {
  const refused = toProblemAnswer(403, 'step-up.required');
  let isProved = false;
  serve({ 'PUT /api/companies/a': () => (isProved ? { body: {} } : refused) });
  // Only the body matters here.
  const send = () => call(companies.update, { params: { id: 'a' }, body: { name: 'Red River' } as never });
  const asked: string[] = [];
  let stop = onProofNeeded(() => Promise.resolve(asked.push('canceled') === 0));
  expect((await catchProblem(send())).code).toBe('step-up.required');
  stop();
  stop = onProofNeeded(() => {
    isProved = true;
    return Promise.resolve(asked.push('proved') > 0);
  });
  await expect(Promise.all([send(), send()])).resolves.toEqual([{}, {}]);
  stop();
  expect(asked).toEqual(['canceled', 'proved']);
  expect(requests.every(({ body }) => JSON.stringify(body) === '{"name":"Red River"}')).toBe(true);
  isProved = false;
  expect((await catchProblem(send())).code).toBe('step-up.required');
});

test("a proxy's page is a failure with our message", async () => {
  serve({ 'GET /api/companies': { status: 502, body: '<html>', headers: { 'x-request-id': 'r-9' } } });
  const refusal = await catchProblem(call(companies.list, {}));
  expect(refusal).toMatchObject({ status: 0, code: 'answer.unreadable', requestId: 'r-9' });
});

test('no answer is a network failure', async () => {
  serve({});
  expect(await catchProblem(call(companies.list, {}))).toMatchObject({ status: 0, code: 'network.failed' });
});

const html = { 'content-type': 'text/html; charset=utf-8' };

test.each([
  ['that breaks off', () => new Response('{"items": [{"name"')],
  ['that is empty', () => new Response('')],
  ['that is the sign-in page of a Wi-Fi', () => new Response('<html>', { headers: html })],
  [
    'whose connection is lost',
    () => new Response(new ReadableStream({ pull: (stream) => stream.error(new TypeError('network error')) })),
  ],
])('an answer %s is a network failure', async (_, answer) => {
  vi.stubGlobal('fetch', async () => answer());
  for (const failing of [call(companies.list, {}), callIfChanged(notifications.list, {}, {})])
    expect(await catchProblem(failing)).toMatchObject({ status: 0, code: 'network.failed' });
});

test("a refresh that a Wi-Fi's page answers keeps the session", async () => {
  vi.stubGlobal('fetch', async (path: string) =>
    path.endsWith('refreshToken')
      ? new Response('<html>', { headers: html })
      : new Response('{}', { status: 401, headers: { 'content-type': 'application/problem+json' } }),
  );
  expect((await catchProblem(call(accounts.currentUser, {}))).code).toBe('network.failed');
  expect(readAccessToken()).toBe('token-1');
});

test.each([401, 403, 404, 407])(
  "a proxy's page with the status %i ends no session, and is no answer of ours",
  async (status) => {
    for (const isProxied of [() => true, (path: string) => !path.endsWith('refreshToken')]) {
      vi.stubGlobal('fetch', async (path: string) =>
        isProxied(path) ? new Response('<html>', { status, headers: html }) : Response.json({ accessToken: 'token-1' }),
      );
      expect(await catchProblem(call(companies.list, {}))).toMatchObject({ status: 0, code: 'answer.unreadable' });
      expect(readAccessToken()).toBe('token-1');
    }
  },
);

test('an abort by the caller is passed on', async () => {
  serve({});
  const error: unknown = await call(companies.list, {}, { signal: AbortSignal.abort(new Error('left')) }).catch(
    (reason: unknown) => reason,
  );
  expect(isProblem(error)).toBe(false);
});

test('an unchanged answer has no body, and the next request sends the last etag', async () => {
  const list = { items: [], total: 0, page: 1, pageSize: 5, unread: 0 };
  serve({
    'GET /api/notifications': ({ etag }) =>
      etag === '"7"' ? { status: 304, body: undefined } : { body: list, headers: { etag: '"7"' } },
  });
  const first = await callIfChanged(notifications.list, {}, {});
  expect(first).toMatchObject({ body: list, etag: '"7"' });
  expect(await callIfChanged(notifications.list, {}, { etag: first.etag })).toMatchObject({ body: null });
  expect(requests.map(({ etag }) => etag)).toEqual([undefined, '"7"']);
});

describe('another tab signs in', () => {
  const encode = (part: object) =>
    btoa(JSON.stringify(part)).replaceAll('=', '').replaceAll('+', '-').replaceAll('/', '_');
  /** Not signed: the browser reads only whose it is. */
  const createToken = (sub: string, sid = 'one') => `${encode({ alg: 'HS256' })}.${encode({ sub, sid })}.signature`;
  const [ann, annAgain, bob] = [createToken('ann'), createToken('ann', 'two'), createToken('bob')];
  const everything = {
    'GET /api/users/': { body: user },
    'PUT /api/companies/a': { body: {} },
    'POST /api/auth/sign-out': { body: {} },
  };
  let heard: string[];
  let stop: () => void;
  beforeEach(() => {
    heard = [];
    stop = onOtherPerson(() => heard.push('other'));
    keepToken(ann);
  });
  afterEach(() => stop());
  const storeElsewhere = (token: string, { sendsStorageEvent = false } = {}) => {
    localStorage.setItem('wideload.accessToken', token);
    if (sendsStorageEvent)
      window.dispatchEvent(new StorageEvent('storage', { key: 'wideload.accessToken', newValue: token }));
  };

  test('as another person: the next call says so and is not sent', async () => {
    serve(everything);
    await call(accounts.currentUser, {});
    storeElsewhere(bob);
    for (const again of [
      () => call(accounts.currentUser, {}),
      () => call(companies.update, { params: { id: 'a' }, body: { name: 'Red River' } as never }),
      () => call(accounts.signOut, {}),
    ])
      expect((await catchProblem(again())).code).toBe('session.other-person');
    expect(requests).toHaveLength(1);
    expect(heard.length).toBeGreaterThan(0);
    // It is the other tab's.
    expect(readAccessToken()).toBe(bob);
  });

  test('as another person: this tab is told before it calls anything', () => {
    storeElsewhere(bob, { sendsStorageEvent: true });
    expect(heard).toEqual(['other']);
  });

  test('as the same person: nothing happens', async () => {
    serve(everything);
    await call(accounts.currentUser, {});
    storeElsewhere(annAgain, { sendsStorageEvent: true });
    await call(accounts.currentUser, {});
    expect(requests.map(({ token }) => token)).toEqual([`Bearer ${ann}`, `Bearer ${annAgain}`]);
    expect(heard).toEqual([]);
  });

  test('as another person while this one refreshes: the refreshed token is theirs, and the call is not repeated with it', async () => {
    serve({
      'GET /api/users/': unauthorized,
      'POST /api/auth/refreshToken': { status: 201, body: { accessToken: bob } },
    });
    expect((await catchProblem(call(accounts.currentUser, {}))).code).toBe('session.other-person');
    expect(requests.map(({ path }) => path)).toEqual(['/api/users/', '/api/auth/refreshToken']);
    expect([readAccessToken(), heard.length > 0]).toEqual([bob, true]);
  });

  test('a reloaded page belongs to whoever is signed in then', async () => {
    vi.resetModules();
    storeElsewhere(bob);
    const fresh = await import('./api.ts');
    serve(everything);
    await fresh.call(accounts.currentUser, {});
    expect(requests.map(({ token }) => token)).toEqual([`Bearer ${bob}`]);
  });
});
