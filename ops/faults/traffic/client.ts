import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { demoAccounts } from '@wideload/api/src/seed/demo-accounts.ts';

/** `status` 0: the connection broke before an answer. */
export type Answer = {
  status: number;
  body: Record<string, unknown>;
  ms: number;
  retryAfter: number | null;
  type: string;
};

type Request = { method: 'GET' | 'POST' | 'PUT'; path: string; body?: object };

export type Client = {
  call(method: Request['method'], path: string, body?: object): Promise<Answer>;
};

const PATIENCE = 60_000;
const MOST_RENEWALS = 5;
const MOST_TRIES = 20;

async function send(url: string, init: RequestInit): Promise<Answer & { cookie: string | null }> {
  const begin = performance.now();
  const none = { status: 0, body: {}, retryAfter: null, type: '', cookie: null };
  try {
    const response = await fetch(url, { ...init, signal: AbortSignal.timeout(PATIENCE) });
    const type = response.headers.get('content-type') ?? '';
    const text = await response.text();
    const wait = response.headers.get('retry-after');
    return {
      status: response.status,
      // Cast: every JSON answer of the product is an object or a list, which is not read.
      body: type.includes('json') ? (JSON.parse(text) as Record<string, unknown>) : {},
      ms: performance.now() - begin,
      retryAfter: wait === null ? null : Number(wait),
      type,
      cookie: response.headers.getSetCookie()[0]?.split(';')[0] ?? null,
    };
  } catch (error) {
    // fetch throws a TypeError when the connection breaks; a time-out or a bug of ours is told apart.
    if (error instanceof TypeError) return { ...none, ms: performance.now() - begin };
    throw new Error(`${init.method} ${url} got no answer within ${PATIENCE / 1000} s`, { cause: error });
  }
}

/** A signed-in person behind a proxy, with an address of their own. Renews the access token as the web app does. */
export async function signIn(
  readUrl: () => string,
  account: { email: string; password: string } = demoAccounts[0],
): Promise<Client> {
  const address = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;
  const { email, password } = account;
  const forwarded = { 'x-forwarded-for': address };
  const post = (path: string, body: object | null, cookie: string | null) =>
    send(`${readUrl()}/api${path}`, {
      method: 'POST',
      headers: { ...forwarded, ...(body && { 'content-type': 'application/json' }), ...(cookie && { cookie }) },
      ...(body && { body: JSON.stringify(body) }),
    });
  let first = await post('/auth/sign-in', { email, password }, null);
  // A server that has just started on a busy machine may say that it is overloaded.
  for (let tries = 0; first.status === 503 && tries < MOST_TRIES; tries += 1) {
    await pause(1000);
    first = await post('/auth/sign-in', { email, password }, null);
  }
  if (first.status !== 200) throw new Error(`Sign-in answered ${first.status}: ${JSON.stringify(first.body)}`);
  let token = String(first.body['accessToken']);
  let cookie = first.cookie;

  const callOnce = ({ method, path, body }: Request) =>
    send(`${readUrl()}/api${path}`, {
      method,
      headers: {
        ...forwarded,
        authorization: `Bearer ${token}`,
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });

  return {
    async call(method, path, body) {
      const request = { method, path, ...(body && { body }) };
      let answer = await callOnce(request);
      // A clock that is moved on may pass the end of the new token, too.
      for (let renewals = 0; answer.status === 401 && renewals < MOST_RENEWALS; renewals += 1) {
        const renewed = await post('/auth/refreshToken', null, cookie);
        if (renewed.status === 401) return answer;
        if (renewed.status !== 201) return renewed;
        token = String(renewed.body['accessToken']);
        cookie = renewed.cookie ?? cookie;
        answer = await callOnce(request);
      }
      return answer;
    },
  };
}
