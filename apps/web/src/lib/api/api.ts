import type { AnswerOf, Endpoint, InputOf } from '@wideload/contract';
import { accounts, buildPath, onBehalfHeader, type CallOf } from '@wideload/contract/client';
import { checkOwner, readAccessToken, keepRefreshedToken } from './access-token.ts';
import { checkSession, dropToken } from './session-end.ts';
import {
  ApiProblem,
  createAskedProblem,
  createEndedProblem,
  createOtherPersonFailure,
  toNetworkFailure,
  parseProblem,
} from './api-problem.ts';
import { findOwnerId } from './on-behalf.ts';
import { noteServerTime } from '../server-clock.ts';

type Input = { params?: unknown; query?: unknown; body?: unknown };
type CallOptions = {
  signal?: AbortSignal;
  keepalive?: boolean;
  etag?: string | null | undefined;
  isFile?: boolean;
};

/** Longer than the server's own timeout. */
const timeoutMs = 20_000;
/** For a file in either direction. */
const transferTimeoutMs = 90_000;

function buildAddress(endpoint: CallOf<Endpoint>, { params, query }: Input): string {
  // The contract's input types are objects.
  const path = buildPath(endpoint.path, params as Record<string, unknown> | undefined);
  const pairs = Object.entries((query as Record<string, unknown> | undefined) ?? {}).filter(
    ([, value]) => value !== undefined,
  );
  const search = new URLSearchParams(pairs.map(([key, value]) => [key, String(value)]));
  return `/api${path}${search.size > 0 ? `?${search}` : ''}`;
}

function buildBody({ body }: Input): { type: string; sent: BodyInit } | null {
  if (body === undefined) return null;
  return body instanceof Blob
    ? { type: body.type, sent: body }
    : { type: 'application/json', sent: JSON.stringify(body) };
}

async function send(endpoint: CallOf<Endpoint>, input: Input, options: CallOptions): Promise<Response> {
  const { signal, keepalive, etag, isFile = input.body instanceof Blob } = options;
  const stored = readAccessToken();
  const token = endpoint.access === 'visitor' ? null : stored;
  if (endpoint.access !== 'visitor' && !checkSession(endpoint.method !== 'GET')) throw createEndedProblem();
  // A sign-out has no token: it ends the session of the cookie.
  const isOfSession = endpoint.access !== 'visitor' || endpoint === accounts.signOut;
  if (stored !== null && isOfSession && !checkOwner(stored, endpoint.method !== 'GET'))
    throw createOtherPersonFailure();
  const body = buildBody(input);
  const ownerId = findOwnerId();
  const timeout = AbortSignal.timeout(isFile ? transferTimeoutMs : timeoutMs);
  const answer = fetch(buildAddress(endpoint, input), {
    method: endpoint.method,
    headers: {
      ...(body && { 'content-type': body.type }),
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      ...(endpoint.onBehalf && ownerId !== null && { [onBehalfHeader]: ownerId }),
      ...(etag ? { 'if-none-match': etag } : {}),
    },
    signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    ...(body && { body: body.sent }),
    ...(keepalive === undefined ? {} : { keepalive }),
  });
  return refuseForeign(await waitFor(answer, signal));
}

async function waitFor<T>(work: Promise<T>, signal?: AbortSignal): Promise<T> {
  try {
    return await work;
  } catch (error) {
    // An abort by the caller is no network failure.
    if (signal?.aborted) throw error;
    throw toNetworkFailure(error);
  }
}

/** No call answers with a page: one with success is of a Wi-Fi or proxy that lets nobody through to our server. */
function refuseForeign(response: Response): Response {
  noteServerTime(response.headers.get('date'));
  const isPage = response.headers.get('content-type')?.startsWith('text/html') === true;
  if (response.ok && isPage) throw toNetworkFailure(new Error('A page in place of an answer'));
  return response;
}

/** An answer that breaks off, or comes too late, is none. */
function readAnswer<T>(response: Response, signal?: AbortSignal): Promise<T> {
  // The server serializes by the schema that types the answer.
  return waitFor(response.json() as Promise<T>, signal);
}

let lastInTab: Promise<unknown> = Promise.resolve();

/** Each refresh rotates the cookie, so racing tabs would end each other's session. Without Web Locks, only this tab waits. */
function runAlone(work: () => Promise<void>): Promise<void> {
  if ('locks' in navigator) return navigator.locks.request('wideload.refresh', work);
  const mine = lastInTab.then(work, work);
  lastInTab = mine;
  return mine;
}

/** Throws `session.ended` when the session is over; other failures keep the session. */
function refresh(stale: string | null): Promise<void> {
  return runAlone(async () => {
    if (readAccessToken() !== stale) return;
    const response = await send(accounts.refreshToken, {}, {});
    if (!response.ok) throw await parseProblem(response);
    const { accessToken: fresh } = await readAnswer<{ accessToken: string }>(response);
    keepRefreshedToken(fresh);
  });
}

/** A refusal of a token that is stored no more says nothing about the session that began since. */
function leave(refused: string | null): void {
  if (readAccessToken() === refused) dropToken('ended');
}

async function refreshOrLeave(stale: string | null): Promise<void> {
  try {
    await refresh(stale);
  } catch (error) {
    if (error instanceof ApiProblem && error.status >= 400 && error.status < 500 && error.status !== 429) leave(stale);
    throw error;
  }
}

/** Some calls need a second person. The page asks for the reason, and the call waits for the other one at the server. */
export type RefusedCall = {
  method: 'POST' | 'PUT' | 'DELETE';
  path: string;
  params: Record<string, string>;
  body: Record<string, unknown> | null;
};

type Ask = (refused: RefusedCall) => Promise<boolean>;

let ask: Ask | null = null;

/** `handler` shows the dialog, and answers whether another person was asked. */
export function onSecondPersonNeeded(handler: Ask): () => void {
  ask = handler;
  return () => {
    if (ask === handler) ask = null;
  };
}

async function askSecondPerson(refused: RefusedCall): Promise<boolean> {
  return ask === null ? false : ask(refused);
}

// Casts: only calls that change something are refused so, and their input is as the contract's.
function toRefusedCall({ method, path }: CallOf<Endpoint>, { params, body }: Input): RefusedCall {
  return {
    method: method as RefusedCall['method'],
    path,
    params: { ...(params as Record<string, string> | undefined) },
    body: (body ?? null) as RefusedCall['body'],
  };
}

/** Some calls need a fresh proof that it is still the same person. The page asks for it and repeats the call. */
type AskStepUp = () => Promise<boolean>;

let askStepUp: AskStepUp | null = null;
let asking: Promise<boolean> | null = null;

/** `handler` shows the dialog. */
export function onProofNeeded(handler: AskStepUp): () => void {
  askStepUp = handler;
  return () => {
    if (askStepUp === handler) askStepUp = null;
  };
}

/** Calls that are refused together share one dialog. @returns false if the person gave no proof */
async function askForProof(): Promise<boolean> {
  if (askStepUp === null) return false;
  asking ??= askStepUp().finally(() => {
    asking = null;
  });
  return asking;
}

export async function fetchResponse(endpoint: CallOf<Endpoint>, input: Input, options: CallOptions): Promise<Response> {
  let token = readAccessToken();
  let response = await send(endpoint, input, options);
  if (response.status === 401 && endpoint.access !== 'visitor') {
    await refreshOrLeave(token);
    token = readAccessToken();
    response = await send(endpoint, input, options);
  }
  if (response.ok || response.status === 304) return response;
  const problem = await parseProblem(response);
  if (problem.status === 401 && endpoint.access !== 'visitor') leave(token);
  if (problem.code === 'step-up.required' && (await askForProof())) return fetchResponse(endpoint, input, options);
  if (problem.code === 'approval.required' && (await askSecondPerson(toRefusedCall(endpoint, input))))
    throw createAskedProblem(problem);
  throw problem;
}

type Body<E extends Endpoint> = NonNullable<AnswerOf<E>>;

/** A 401 refreshes the session once and repeats the call; a session that is over drops the token. Throws `ApiProblem`. */
export async function call<const E extends Endpoint>(
  endpoint: CallOf<E>,
  input: InputOf<E>,
  options: Omit<CallOptions, 'etag'> = {},
): Promise<Body<E>> {
  return readAnswer(await fetchResponse(endpoint, input, options), options.signal);
}

/** Null as the body of what is as the caller with this etag knows it. `at` is the server's time. */
export async function callIfChanged<const E extends Endpoint>(
  endpoint: CallOf<E>,
  input: InputOf<E>,
  options: CallOptions,
): Promise<{ body: Body<E> | null; etag: string | null; at: Date }> {
  const response = await fetchResponse(endpoint, input, options);
  const body = response.status === 304 ? null : await readAnswer<Body<E>>(response, options.signal);
  return { body, etag: response.headers.get('etag'), at: new Date(response.headers.get('date') ?? Date.now()) };
}
