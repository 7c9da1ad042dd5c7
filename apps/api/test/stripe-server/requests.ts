import type { IncomingMessage } from 'node:http';
import { timingSafeEqual } from 'node:crypto';
import type { Road } from './controls.ts';
import { readForm, textOf, type Values } from './form.ts';
import type { Answer, makeKeptAnswers } from './kept-answers.ts';
import { expanded } from './lists.ts';
import { moveRefunds } from './refunds.ts';
import { routes, type Route } from './routes.ts';
import type { State } from './state.ts';
import { invalid, missing, StripeProblem } from './stripe-problem.ts';

type Keys = { secretKey: string; publishableKey: string };
type Desk = { state: State; road: Road; kept: ReturnType<typeof makeKeptAnswers>; keys: Keys };

function isSame(given: string, kept: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(kept)];
  return a.length === b.length && timingSafeEqual(a, b);
}

function routeOf(method: string, path: string): { route: Route; id: string } {
  for (const route of routes) {
    const pattern = new RegExp(`^${route.path.replace(':id', '(?<id>[^/]+)')}$`);
    const match = route.method === method ? pattern.exec(path) : null;
    if (match !== null) return { route, id: decodeURIComponent(match.groups?.['id'] ?? '') };
  }
  throw new StripeProblem(404, {
    type: 'invalid_request_error',
    message: `Unrecognized request URL (${method}: ${path}).`,
  });
}

/** The secret key may do everything, the publishable one what a client secret opens. */
function authorise(
  { keys, state }: Desk,
  given: string,
  { route, id, values }: { route: Route; id: string; values: Values },
): void {
  if (isSame(given, keys.secretKey)) return;
  if (!isSame(given, keys.publishableKey))
    throw new StripeProblem(401, { type: 'invalid_request_error', message: 'Invalid API Key provided.' });
  if (route.isForBrowsers === 'open') return;
  if (route.isForBrowsers !== true)
    throw new StripeProblem(403, {
      type: 'invalid_request_error',
      code: 'secret_key_required',
      message: 'This API call cannot be made with a publishable API key. Please use a secret API key.',
    });
  const secret = textOf(values, 'client_secret') ?? '';
  const opened = id === '' ? (secret.split('_secret_')[0] ?? '') : id;
  const object = opened.startsWith('seti_') ? state.setups.get(opened) : state.intents.get(opened);
  if (object === undefined) throw missing(opened.startsWith('seti_') ? 'setupintent' : 'payment_intent', opened);
  if (!isSame(secret, object.client_secret ?? ''))
    throw invalid('The client_secret provided does not match the client_secret associated with it.', {
      param: 'client_secret',
    });
}

/** What a browser sees of an intent. */
function forBrowsers(body: object): object {
  const { customer: _customer, metadata: _metadata, ...rest } = body as { customer?: unknown; metadata?: unknown };
  return rest;
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  // A request's stream gives buffers as long as no encoding is set.
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

/** One request from its door to its answer. @throws Cut, StripeProblem for what is refused before it is executed */
export async function answerRequest(desk: Desk, request: IncomingMessage): Promise<Answer> {
  const { state, road, kept, keys } = desk;
  const url = new URL(request.url ?? '/', 'http://stripe.test');
  const text = request.method === 'GET' ? url.search.slice(1) : await bodyOf(request);
  const { route, id } = routeOf(request.method ?? '', url.pathname);
  const values = readForm(text, route.shape);
  const given = request.headers.authorization?.replace(/^Bearer /, '') ?? textOf(values, 'key') ?? '';
  authorise(desk, given, { route, id, values });
  await road.arrive(route.operation);
  const execute = () => {
    try {
      road.execute(route.operation);
      moveRefunds(state);
      const body = expanded(route.run(state, id, values), values, state.charges);
      return { status: 200, body: isSame(given, keys.secretKey) ? body : forBrowsers(body) };
    } catch (error) {
      if (error instanceof StripeProblem) return { status: error.status, body: { error: error.body } };
      throw error;
    }
  };
  const key = request.method === 'POST' ? request.headers['idempotency-key'] : undefined;
  if (typeof key !== 'string') {
    const answer = execute();
    await road.leave(route.operation);
    return { ...answer, isReplayed: false };
  }
  const { answer, settled } = kept.once({ key, endpoint: url.pathname, parameters: text }, execute);
  await road.leave(route.operation).finally(settled);
  return answer;
}
