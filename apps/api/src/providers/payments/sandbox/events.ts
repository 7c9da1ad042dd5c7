import { randomInt } from 'node:crypto';
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

type EventRow = { payload: string; created_at: Date };
/** Other objects that the event's object names, in the provider's spelling. */
type Named = { payment_intent?: string; payment_method?: string };
/** `at`: when it will happen, where that is later. */
type Emitted = Named & { at?: Date };

/** Notes an event beside its effect; its webhook is due 0.3 to 1 second later. */
export async function emit(work: Work, type: EventType, objectId: string, emitted: Emitted = {}): Promise<void> {
  const { at = work.now, ...named } = emitted;
  const id = newId('event');
  const payload = JSON.stringify({
    id,
    object: 'event',
    created: Math.floor(at.getTime() / SECOND),
    livemode: false,
    type,
    data: { object: { id: objectId, ...named } },
  });
  await work.client.query(
    `INSERT INTO sandbox_gateway.events (id, type, object_id, payload, created_at, due_at) VALUES ($1, $2, $3, $4, $5, $6)`,
    [id, type, objectId, payload, at, after(at, randomInt(300, 1000))],
  );
}

/** Oldest first; what is only going to happen is not among them. */
export async function listEvents(
  { client, now }: Work,
  since: Date,
  types: readonly string[],
): Promise<GatewayEvent[]> {
  const { rows } = await client.query<EventRow>(
    `SELECT payload, created_at FROM sandbox_gateway.events
     WHERE created_at BETWEEN $1 AND $2 AND type = ANY ($3) ORDER BY created_at, seq`,
    [since, now, types],
  );
  return rows.map(({ payload, created_at: createdAt }) => ({ ...readEvent(payload), createdAt }));
}

/** Reads the part of a verified payload that we use. */
export function readEvent(payload: string): GatewayEvent {
  // The signature has just proved that the gateway wrote this payload.
  const event = JSON.parse(payload) as {
    id: string;
    type: string;
    created: number;
    livemode: boolean;
    data: { object: { id: string } & Named };
  };
  const { id: objectId, payment_intent: intentId, payment_method: methodId } = event.data.object;
  return {
    id: event.id,
    type: event.type,
    objectId,
    ...(intentId !== undefined && { intentId }),
    ...(methodId !== undefined && { methodId }),
    livemode: event.livemode,
    createdAt: new Date(event.created * SECOND),
  };
}
