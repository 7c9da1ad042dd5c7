import { randomBytes } from 'node:crypto';
import type { Stripe } from 'stripe';
import { SECOND } from '../../src/clock.ts';
import { missing } from './stripe-problem.ts';

export const API_VERSION = '2026-10-28.endive';

type Pending = { event: Stripe.Event; tries: number; dueAt: number };

/** Everything that the stand-in knows. Requests are executed one after another, so nothing here needs a lock. */
export type State = {
  now(): Date;
  readonly customers: Map<string, Stripe.Customer>;
  readonly setups: Map<string, Stripe.SetupIntent>;
  readonly methods: Map<string, Stripe.PaymentMethod>;
  /** The test card that each method was made from. */
  readonly aliases: Map<string, string>;
  /** Methods that were detached: they can never be attached again. */
  readonly detached: Set<string>;
  readonly intents: Map<string, Stripe.PaymentIntent>;
  readonly charges: Map<string, Stripe.Charge>;
  readonly refunds: Map<string, Stripe.Refund>;
  /** What becomes of a refund by itself, and when in milliseconds. */
  readonly moves: Map<string, { status: 'succeeded' | 'failed'; at: number }>;
  readonly events: Stripe.Event[];
  readonly pending: Pending[];
};

export function makeState(now: () => Date): State {
  return {
    now,
    customers: new Map(),
    setups: new Map(),
    methods: new Map(),
    aliases: new Map(),
    detached: new Set(),
    intents: new Map(),
    charges: new Map(),
    refunds: new Map(),
    moves: new Map(),
    events: [],
    pending: [],
  };
}

/** Letters only, so that no id ever reads as a card number. */
export function newId(prefix: string): string {
  return `${prefix}_${[...randomBytes(24)].map((byte) => String.fromCharCode(97 + (byte % 26))).join('')}`;
}

export function secondsOf(date: Date): number {
  return Math.floor(date.getTime() / SECOND);
}

/** The id of a reference, which nothing in here expands. */
export function idOf(reference: string | { id: string } | null): string {
  return typeof reference === 'string' ? reference : (reference?.id ?? '');
}

/** What `id` names, in the words of Stripe's refusal. @param param the parameter that named it, where the path did not. */
export function find<T>(objects: ReadonlyMap<string, T>, id: string, [what, param]: [string, string?]): T {
  const found = objects.get(id);
  if (found === undefined) throw missing(what, id, param);
  return found;
}

/** Notes what has happened, with the object as it is at this moment; its webhook is due 0.3 to 1 second later. */
export function emit(state: State, type: Stripe.Event['type'], object: object): void {
  const event = {
    id: newId('evt'),
    object: 'event',
    api_version: API_VERSION,
    created: secondsOf(state.now()),
    data: { object: structuredClone(object) },
    livemode: false,
    pending_webhooks: 1,
    request: null,
    type,
    // The type says which object it is; the union of all events cannot be built from two variables.
  } as unknown as Stripe.Event;
  state.events.push(event);
  state.pending.push({ event, tries: 0, dueAt: performance.now() + 300 + Math.random() * 700 });
}
