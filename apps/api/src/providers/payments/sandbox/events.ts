import { randomInt } from 'node:crypto';
import type pg from 'pg';
import { after, SECOND } from '../../../clock.ts';
import type { GatewayEvent } from '../port.ts';
import { newId, type Work } from './objects.ts';

export type EventType =
  | 'payment_intent.succeeded'
  | 'payment_intent.payment_failed'
  | 'payment_intent.canceled'
  | 'payment_intent.requires_action'
  | 'payment_intent.amount_capturable_updated'
  | 'charge.refunded'
  | 'refund.created'
  | 'refund.updated'
  | 'refund.failed'
  | 'setup_intent.succeeded'
  | 'payment_method.attached'
  | 'payment_method.updated'
  | 'payment_method.detached';

type EventRow = { id: string; type: string; object_id: string; created_at: Date };

/** Notes an event beside its effect; its webhook is due 0.3 to 1 second later. */
export async function emit(work: Work, type: EventType, objectId: string): Promise<void> {
  const id = newId('event');
  const payload = JSON.stringify({
    id,
    object: 'event',
    created: Math.floor(work.now.getTime() / SECOND),
    livemode: false,
    type,
    data: { object: { id: objectId } },
  });
  await work.client.query(
    `INSERT INTO sandbox_gateway.events (id, type, object_id, payload, created_at, due_at) VALUES ($1, $2, $3, $4, $5, $6)`,
    [id, type, objectId, payload, work.now, after(work.now, randomInt(300, 1000))],
  );
}

/** Oldest first. */
export async function listEvents(
  reader: Pick<pg.PoolClient, 'query'>,
  since: Date,
  types: readonly string[],
): Promise<GatewayEvent[]> {
  const { rows } = await reader.query<EventRow>(
    `SELECT id, type, object_id, created_at FROM sandbox_gateway.events
     WHERE created_at >= $1 AND type = ANY ($2) ORDER BY seq`,
    [since, types],
  );
  return rows.map((row) => ({
    id: row.id,
    type: row.type,
    objectId: row.object_id,
    livemode: false,
    createdAt: row.created_at,
  }));
}

/** Reads the part of a verified payload that we use. */
export function readEvent(payload: string): GatewayEvent {
  // The signature has just proved that the gateway wrote this payload.
  const event = JSON.parse(payload) as {
    id: string;
    type: string;
    created: number;
    livemode: boolean;
    data: { object: { id: string } };
  };
  return {
    id: event.id,
    type: event.type,
    objectId: event.data.object.id,
    livemode: event.livemode,
    createdAt: new Date(event.created * SECOND),
  };
}
