import { timingSafeEqual } from 'node:crypto';
import type { Route } from '../api/route.ts';
import { findRoute } from '../api/routes.ts';
import type { Road } from '../controls.ts';
import { findObject, type Work } from '../objects.ts';
import type { Secrets } from '../schema.ts';
import type { Transact } from '../transact.ts';
import { readForm, getText, type Values } from './form.ts';
import { answerOnce, createKeyInUse, takeKey, type Answer } from './kept-answers.ts';
import { expandObjects } from './lists.ts';
import { createInvalidProblem, StripeProblem } from './stripe-problem.ts';

export type StripeRequest = {
  method: string;
  path: string;
  form: string;
  apiKey?: string | undefined;
  idempotencyKey?: string | undefined;
};

export type Core = {
  transact: Transact;
  road: Road;
  secrets: Secrets;
  /** Idempotency keys of the requests that this process executes. */
  inProgress: Set<string>;
};

function isSame(given: string, kept: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(kept)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** The publishable key allows only the calls of Stripe.js. @returns true for the secret key */
function checkApiKey(apiKey: string, { secretKey, publishableKey }: Secrets, route: Route): boolean {
  if (isSame(apiKey, secretKey)) return true;
  if (!isSame(apiKey, publishableKey))
    throw new StripeProblem(401, { type: 'invalid_request_error', message: 'Invalid API Key provided.' });
  if (route.isForBrowsers !== undefined) return false;
  throw new StripeProblem(403, {
    type: 'invalid_request_error',
    code: 'secret_key_required',
    message: 'This API call cannot be made with a publishable API key. Please use a secret API key.',
  });
}

async function checkClientSecret(work: Work, id: string, values: Values): Promise<void> {
  const secret = getText(values, 'client_secret') ?? '';
  const openedId = id === '' ? (secret.split('_secret_')[0] ?? '') : id;
  const kind = openedId.startsWith('seti_') ? 'setup_intent' : 'payment_intent';
  const { client_secret: kept } = await findObject(work, kind, openedId);
  if (isSame(secret, kept ?? '')) return;
  throw createInvalidProblem('The client_secret provided does not match the client_secret associated with it.', {
    param: 'client_secret',
  });
}

/** Browsers get neither the customer nor the metadata. */
function hideFromBrowsers(body: object): object {
  const { customer: _customer, metadata: _metadata, ...rest } = body as { customer?: unknown; metadata?: unknown };
  return rest;
}

type Call = { route: Route; id: string; values: Values; isSecret: boolean };

/** A decline commits, so that the failed charge remains. */
async function execute(work: Work, road: Road, { route, id, values, isSecret }: Call): Promise<Answer> {
  try {
    if (!isSecret && route.isForBrowsers === true) await checkClientSecret(work, id, values);
    road.execute(route.operation);
    const body = await expandObjects(work, await route.run(work, id, values), values);
    return { status: 200, body: isSecret ? body : hideFromBrowsers(body) };
  } catch (error) {
    if (error instanceof StripeProblem) return { status: error.status, body: { error: error.body } };
    throw error;
  }
}

/** A request is in progress until its answer has left this process, which is after its transaction. */
async function withKey<T>({ inProgress }: Core, key: string, work: () => Promise<T>): Promise<T> {
  if (inProgress.has(key)) throw createKeyInUse(key);
  inProgress.add(key);
  try {
    return await work();
  } finally {
    inProgress.delete(key);
  }
}

function answerKeyed(core: Core, call: Call, request: StripeRequest & { idempotencyKey: string }) {
  const { transact, road } = core;
  const { idempotencyKey: key, path, form } = request;
  return withKey(core, key, async () => {
    const answer = await transact.write(async (work) => {
      await takeKey(work, key);
      return answerOnce(work, { key, path, parameters: form }, () => execute(work, road, call));
    });
    await road.leave(call.route.operation);
    return answer;
  });
}

async function answerCall(core: Core, request: StripeRequest): Promise<Answer> {
  const { method, path, form, idempotencyKey } = request;
  const found = findRoute(method, path);
  if (found === null)
    throw new StripeProblem(404, {
      type: 'invalid_request_error',
      message: `Unrecognized request URL (${method}: ${path}).`,
    });
  const values = readForm(form, found.route.shape);
  const isSecret = checkApiKey(request.apiKey ?? getText(values, 'key') ?? '', core.secrets, found.route);
  const call = { ...found, values, isSecret };
  const { operation } = found.route;
  await core.road.arrive(operation);
  if (method === 'POST' && idempotencyKey !== undefined) return answerKeyed(core, call, { ...request, idempotencyKey });
  const run = method === 'GET' && found.route.writes !== true ? core.transact.read : core.transact.write;
  const answer = await run((work) => execute(work, core.road, call));
  await core.road.leave(operation);
  return answer;
}

/** @throws AnswerLost if a test wants that */
export async function answerRequest(core: Core, request: StripeRequest): Promise<Answer> {
  try {
    return await answerCall(core, request);
  } catch (error) {
    if (error instanceof StripeProblem) return { status: error.status, body: { error: error.body } };
    throw error;
  }
}
