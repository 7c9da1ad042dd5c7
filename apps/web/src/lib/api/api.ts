import type { AnswerOf, BodyOf, Endpoint, ParamsOf, QueryOf } from '@wideload/contract';
import { accounts, buildPath, type CallOf } from '@wideload/contract/client';
import { accessToken, dropToken, keepToken } from './access-token.ts';
import { ApiProblem, networkFailed, problemOf } from './api-problem.ts';

type Part<Name extends string, Value> = [Value] extends [undefined]
  ? { [N in Name]?: undefined }
  : Partial<Value> extends Value
    ? { [N in Name]?: Value }
    : { [N in Name]: Value };

/** What an endpoint takes: those of `params`, `query` and `body` that its contract declares. */
export type InputOf<E extends Endpoint> = Part<'params', ParamsOf<E>> &
  Part<'query', QueryOf<E>> &
  Part<'body', BodyOf<E>>;

type Input = { params?: unknown; query?: unknown; body?: unknown };
type CallOptions = {
  signal?: AbortSignal;
  /** Lets the call outlive a closing page. */
  keepalive?: boolean;
  /** What an answer of before said of itself: without news there is no body. */
  etag?: string | null | undefined;
  /** The answer is a file, which may take long to come. */
  isFile?: boolean;
};

/** The longest one waits for an answer, in ms: the server gives up before. */
const longestWait = 20_000;
/** A file may take this long on its way, in either direction, in ms. */
const longestTransfer = 90_000;

function addressOf(endpoint: CallOf<Endpoint>, { params, query }: Input): string {
  // Both come from the contract's own input types, which are objects.
  const path = buildPath(endpoint.path, params as Record<string, unknown> | undefined);
  const pairs = Object.entries((query as Record<string, unknown> | undefined) ?? {}).filter(
    ([, value]) => value !== undefined,
  );
  const search = new URLSearchParams(pairs.map(([key, value]) => [key, String(value)]));
  return `/api${path}${search.size > 0 ? `?${search}` : ''}`;
}

/** JSON, or a file as it is. */
function bodyOf({ body }: Input): { type: string; sent: BodyInit } | null {
  if (body === undefined) return null;
  return body instanceof Blob
    ? { type: body.type, sent: body }
    : { type: 'application/json', sent: JSON.stringify(body) };
}

async function send(endpoint: CallOf<Endpoint>, input: Input, options: CallOptions): Promise<Response> {
  const { signal, keepalive, etag, isFile = input.body instanceof Blob } = options;
  const token = endpoint.access === 'visitor' ? null : accessToken();
  const body = bodyOf(input);
  const timeout = AbortSignal.timeout(isFile ? longestTransfer : longestWait);
  try {
    return await fetch(addressOf(endpoint, input), {
      method: endpoint.method,
      headers: {
        ...(body && { 'content-type': body.type }),
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
        ...(etag ? { 'if-none-match': etag } : {}),
      },
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      ...(body && { body: body.sent }),
      ...(keepalive === undefined ? {} : { keepalive }),
    });
  } catch (error) {
    // The caller's own abort is no failure of the network.
    if (signal?.aborted) throw error;
    throw networkFailed(error);
  }
}

let lastInTab: Promise<unknown> = Promise.resolve();

/**
 * One at a time over all tabs: the cookie is rotated at each use, and tabs that race would end each other's session. Without the browser's locks
 * (an address that is neither https nor localhost) one at a time in this tab.
 */
function alone(work: () => Promise<void>): Promise<void> {
  if ('locks' in navigator) return navigator.locks.request('wideload.refresh', work);
  const mine = lastInTab.then(work, work);
  lastInTab = mine;
  return mine;
}

/**
 * Gets a new access token in place of `stale`, unless another call or tab has just done so. Throws `session.ended` when the session is over,
 * and the network's or server's problem, with the session kept, when nobody can say.
 */
function refresh(stale: string | null): Promise<void> {
  return alone(async () => {
    if (accessToken() !== stale) return;
    const response = await send(accounts.refreshToken, {}, {});
    if (!response.ok) throw await problemOf(response);
    const { accessToken: fresh }: { accessToken: string } = await response.json();
    keepToken(fresh);
  });
}

async function refreshOrLeave(stale: string | null): Promise<void> {
  try {
    await refresh(stale);
  } catch (error) {
    if (error instanceof ApiProblem && error.status >= 400 && error.status < 500 && error.status !== 429)
      dropToken('ended');
    throw error;
  }
}

/** The whole answer of a call, for who does not want JSON. Throws `ApiProblem`, as `call` does. */
export async function respond(endpoint: CallOf<Endpoint>, input: Input, options: CallOptions): Promise<Response> {
  const token = accessToken();
  let response = await send(endpoint, input, options);
  if (response.status === 401 && endpoint.access !== 'visitor') {
    await refreshOrLeave(token);
    response = await send(endpoint, input, options);
    if (response.status === 401) dropToken('ended');
  }
  if (!response.ok && response.status !== 304) throw await problemOf(response);
  return response;
}

/** A body that there is; null is what a 304 has. */
type Body<E extends Endpoint> = NonNullable<AnswerOf<E>>;

/**
 * Calls an endpoint of the contract and answers its body. A 401 refreshes the session once and repeats the call; a session that is over
 * drops the token (`onSignedOut`). Throws `ApiProblem`.
 */
export async function call<const E extends Endpoint>(
  endpoint: CallOf<E>,
  input: InputOf<E>,
  options: Omit<CallOptions, 'etag'> = {},
): Promise<Body<E>> {
  const response = await respond(endpoint, input, options);
  // The server serialises by the same schema that types the answer here.
  return (await response.json()) as Body<E>;
}

/** Like `call`, but answers null when nothing has changed since the answer that gave `etag`. */
export async function callIfChanged<const E extends Endpoint>(
  endpoint: CallOf<E>,
  input: InputOf<E>,
  options: CallOptions,
): Promise<{ body: Body<E>; etag: string | null } | null> {
  const response = await respond(endpoint, input, options);
  if (response.status === 304) return null;
  // As above.
  return { body: (await response.json()) as Body<E>, etag: response.headers.get('etag') };
}
