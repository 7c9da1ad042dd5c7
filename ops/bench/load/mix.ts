// The acts of the mixed load: what carriers do who have the pages open.
import { v7 as uuid } from 'uuid';
import type { Carrier } from './carriers.ts';
import { send, type Answer, type Sent } from './http.ts';

export type Step = 'browse' | 'poll' | 'edit' | 'order' | 'pay';

/** `ms` from the moment at which the request was due, which is `at` ms after the begin. */
export type Sample = { act: Step; at: number; ms: number; status: number; hasRetryAfter: boolean };

/** Of a hundred acts. Paying is four requests. */
export const shares: Readonly<Record<Step, number>> = { browse: 34, poll: 50, edit: 10, order: 4, pay: 2 };

const pages = ['/', '/articles', '/states/ohio', '/privacy-policy'];
const reads = ['/api/permits/orders', '/api/users/', '/api/companies', '/api/trucks', '/api/permits/orders/recent'];

/** In an order that mixes them, the same each time. */
export function listActions(): Step[] {
  const acts = Object.entries(shares).flatMap(([act, share]) =>
    // Cast: the keys of the record.
    Array.from({ length: share }, (_, index) => ({ act: act as Step, place: (index + 0.5) / share })),
  );
  return acts.toSorted((a, b) => a.place - b.place).map(({ act }) => act);
}

type Run = { origin: string; begin: number; samples: Sample[] };

/** Sends what was due at a moment of the monotonic clock. */
async function measure({ origin, begin, samples }: Run, act: Step, due: number, sent: Sent): Promise<Answer> {
  const answer = await send(origin, sent);
  const hasRetryAfter = answer.headers['retry-after'] !== undefined;
  samples.push({ act, at: due - begin, ms: performance.now() - due, status: answer.status, hasRetryAfter });
  return answer;
}

const etags = new WeakMap<Carrier, string>();

async function poll(run: Run, carrier: Carrier, due: number): Promise<void> {
  const etag = etags.get(carrier);
  const headers = { ...carrier.headers, ...(etag !== undefined && { 'if-none-match': etag }) };
  const answer = await measure(run, 'poll', due, { method: 'GET', path: '/api/notifications', headers });
  if (answer.status === 200) etags.set(carrier, String(answer.headers['etag']));
}

async function browse(run: Run, { headers, draft }: Carrier, due: number, turn: number): Promise<void> {
  const paths = [...pages, ...reads, `/api/permits/orders/${draft.id}`];
  await measure(run, 'browse', due, { method: 'GET', path: paths[turn % paths.length] ?? '/', headers });
}

/** A save that is refused or lost leaves the version unknown: the next one reads it first, as the web app does. */
async function edit(run: Run, carrier: Carrier, due: number, turn: number): Promise<void> {
  const { headers, draft } = carrier;
  const path = `/api/permits/orders/${draft.id}`;
  const body = { version: draft.version, title: `Edited ${turn}` };
  const answer = await measure(run, 'edit', due, { method: 'PUT', path, headers, body });
  if (answer.status === 200) draft.version = Number(JSON.parse(answer.text).version);
  else if (answer.status === 409 || answer.status === 0) {
    const read = await send(run.origin, { method: 'GET', path, headers });
    if (read.status === 200) draft.version = Number(JSON.parse(read.text).version);
  }
}

async function order(run: Run, { headers, template }: Carrier, due: number, act: Step = 'order') {
  const path = `/api/permits/orders/${template}/copy`;
  const id = uuid();
  const answer = await measure(run, act, due, { method: 'POST', path, headers, body: { _id: id } });
  return answer.status === 201 ? { id, version: Number(JSON.parse(answer.text).version) } : null;
}

/** Order, review, pay, read: each request is due when its predecessor was answered. A refusal before PAY ends it. */
async function pay(run: Run, carrier: Carrier, due: number): Promise<void> {
  const { headers, sourceId } = carrier;
  const made = await order(run, carrier, due);
  if (made === null) return;
  const path = `/api/permits/orders/${made.id}`;
  const body = { version: made.version, reviewed: true, step: 6 };
  const reviewed = await measure(run, 'order', performance.now(), { method: 'PUT', path, headers, body });
  if (reviewed.status !== 200) return;
  const paying = {
    method: 'POST',
    path: '/api/permits/confirm_payment',
    headers,
    body: { sourceId, orderId: made.id },
  } as const;
  await measure(run, 'pay', performance.now(), paying);
  await measure(run, 'pay', performance.now(), { method: 'GET', path: `${path}/payment_status`, headers });
}

export function startAction(run: Run, act: Step, carrier: Carrier, { due, turn }: { due: number; turn: number }) {
  if (act === 'poll') return poll(run, carrier, due);
  if (act === 'edit') return edit(run, carrier, due, turn);
  if (act === 'order') return order(run, carrier, due);
  if (act === 'pay') return pay(run, carrier, due);
  return browse(run, carrier, due, turn);
}
