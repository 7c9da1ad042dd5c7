import type pg from 'pg';
import type { Stripe } from 'stripe';
import { createId, toSeconds, type Work } from './objects.ts';

export const API_VERSION = '2026-10-28.endive';

/** Half of the events leave at once, possibly before the answer to their request. */
export function createRandomDelay(): number {
  return Math.random() < 0.5 ? 0 : 300 + Math.random() * 700;
}

/** The event has a copy of the object as it is now. */
export function recordEvent(
  { now, eventDelay, events }: Work,
  type: Stripe.Event['type'],
  object: { id: string },
): void {
  const payload = {
    id: createId('evt'),
    object: 'event',
    api_version: API_VERSION,
    created: toSeconds(now),
    data: { object },
    livemode: false,
    pending_webhooks: 1,
    request: null,
    type,
  };
  events.push({ type, objectId: object.id, payload, delayMs: eventDelay(type) });
}

type Filter = { types?: readonly string[]; since?: number };

export async function listEvents(
  { client }: { client: pg.PoolClient | pg.Pool },
  { types = [], since = 0 }: Filter = {},
): Promise<Stripe.Event[]> {
  const { rows } = await client.query<{ payload: Stripe.Event }>(
    `SELECT payload FROM stripe_stand_in.events
     WHERE created >= $1 AND (cardinality($2::text[]) = 0 OR type = ANY ($2)) ORDER BY seq DESC`,
    [since, types],
  );
  return rows.map(({ payload }) => payload);
}
