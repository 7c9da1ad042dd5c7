import type { Db, Tx } from '#platform/db/transaction.ts';
import type { GatewayEvent, ProviderName } from '#providers/payments/port.ts';

type Received = { event: GatewayEvent; provider: ProviderName; outcome: 'settled' | 'ignored'; at: Date };

/** @returns false for a known event: its effect is committed, or another transaction is committing it. */
export async function recordEvent(db: Db | Tx, { event, provider, outcome, at }: Received): Promise<boolean> {
  const row = await db
    .insertInto('provider_events')
    .values({
      provider,
      event_id: event.id,
      type: event.type,
      object_id: event.objectId,
      livemode: event.livemode,
      created_at_provider: event.createdAt,
      received_at: at,
      outcome,
    })
    .onConflict((conflict) => conflict.columns(['provider', 'event_id']).doNothing())
    .returning('event_id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function hasEvent(db: Db, provider: ProviderName, eventId: string): Promise<boolean> {
  const row = await db
    .selectFrom('provider_events')
    .select('event_id')
    .where((eb) => eb.and({ provider, event_id: eventId }))
    .executeTakeFirst();
  return row !== undefined;
}

/** By the provider's clock. */
export async function findNewestEventTime(db: Db, provider: ProviderName): Promise<Date | null> {
  const row = await db
    .selectFrom('provider_events')
    .select(({ fn }) => fn.max('created_at_provider').as('at'))
    .where('provider', '=', provider)
    .executeTakeFirst();
  return row?.at ?? null;
}

type Mode = { provider: ProviderName; livemode: boolean };
export type Cursor = { listed_to: Date; settled_to: Date };

/** Null before the first read. */
export async function readCursor(db: Db, { provider, livemode }: Mode): Promise<Cursor | null> {
  const row = await db
    .selectFrom('event_cursors')
    .select(['listed_to', 'settled_to'])
    .where('provider', '=', provider)
    .where('livemode', '=', livemode)
    .executeTakeFirst();
  return row ?? null;
}

export async function moveCursor(db: Db, { provider, livemode }: Mode, cursor: Cursor): Promise<void> {
  await db
    .insertInto('event_cursors')
    .values({ provider, livemode, ...cursor })
    .onConflict((conflict) => conflict.columns(['provider', 'livemode']).doUpdateSet(cursor))
    .execute();
}
