import { sql, type Insertable, type Selectable } from 'kysely';
import type { Owner, OwnerId } from '#identities.ts';
import type { Tables } from '#platform/db/tables.generated.ts';
import type { Db, Tx } from '#platform/db/transaction.ts';
import type { Billing } from '#providers/payments/port.ts';

export type CardRow = Omit<Selectable<Tables['cards']>, 'billing'> & { billing: Billing };
export type CardFacts = Omit<CardRow, 'id' | 'user_id' | 'customer_id' | 'created_at' | 'detached_at' | 'detach_due'>;

// Cast: only this store writes `billing`, and it takes a Billing.
const toCardRows = (rows: Selectable<Tables['cards']>[]) => rows as CardRow[];

export async function listOwnCards(db: Db, owner: Owner, provider: string): Promise<CardRow[]> {
  const rows = await db
    .selectFrom('cards')
    .selectAll()
    .where((eb) => eb.and({ user_id: owner.ownerId, provider, detached_at: null }))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return toCardRows(rows);
}

export async function findOwnCard(
  db: Db | Tx,
  owner: Owner,
  card: { provider: string; idOrMethod: string },
): Promise<CardRow | null> {
  const row = await db
    .selectFrom('cards')
    .selectAll()
    .where((eb) => eb.and({ user_id: owner.ownerId, provider: card.provider, detached_at: null }))
    .where(sql<boolean>`(id::text = ${card.idOrMethod} OR provider_pm_id = ${card.idOrMethod})`)
    .executeTakeFirst();
  return toCardRows(row === undefined ? [] : [row])[0] ?? null;
}

/** Includes deleted cards and any owner's; for the provider's events, not for a user's request. */
export async function findCardOfMethod(db: Db, provider: string, methodId: string): Promise<CardRow | null> {
  const rows = await db
    .selectFrom('cards')
    .selectAll()
    .where((eb) => eb.and({ provider, provider_pm_id: methodId }))
    .execute();
  return toCardRows(rows)[0] ?? null;
}

export async function findCardById(db: Db | Tx, id: string): Promise<CardRow | null> {
  return toCardRows(await db.selectFrom('cards').selectAll().where('id', '=', id).execute())[0] ?? null;
}

/** The live card of the same number that another method holds. */
export async function findTwin(db: Db, ownerId: OwnerId, facts: CardFacts): Promise<CardRow | null> {
  const rows = await db
    .selectFrom('cards')
    .selectAll()
    .where((eb) => eb.and({ user_id: ownerId, provider: facts.provider, fingerprint: facts.fingerprint }))
    .where('provider_pm_id', '<>', facts.provider_pm_id)
    .where('detached_at', 'is', null)
    .execute();
  return toCardRows(rows)[0] ?? null;
}

/** @returns false for a known method, which stays unchanged. */
export async function insertCard(
  tx: Tx,
  card: CardFacts & { id: string; user_id: string; customer_id: string | null; created_at: Date },
): Promise<boolean> {
  const values: Insertable<Tables['cards']> = { ...card, billing: JSON.stringify(card.billing), detached_at: null };
  const inserted = await tx
    .insertInto('cards')
    .values(values)
    .onConflict((conflict) => conflict.columns(['provider', 'provider_pm_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

export async function updateCardFacts(db: Db | Tx, id: string, facts: CardFacts): Promise<void> {
  await db
    .updateTable('cards')
    .set({ ...facts, billing: JSON.stringify(facts.billing) })
    .where('id', '=', id)
    .execute();
}

export async function markDetached(db: Db | Tx, id: string, at: Date): Promise<void> {
  await db
    .updateTable('cards')
    .set(({ fn, val }) => ({ detached_at: fn.coalesce('detached_at', val(at)), detach_due: false }))
    .where('id', '=', id)
    .execute();
}

/** `customerId` null: the cards of the account's own customer. */
export async function markAllDetached(
  tx: Tx,
  { ownerId, customerId, provider, at }: { ownerId: OwnerId; customerId: string | null; provider: string; at: Date },
): Promise<void> {
  await tx
    .updateTable('cards')
    .set({ detached_at: at })
    .where('user_id', '=', ownerId)
    .where('customer_id', 'is not distinct from', customerId)
    .where((eb) => eb.and({ provider, detached_at: null }))
    .execute();
}

/** The card is no longer listed or charged, even while detaching at the provider is due. */
export async function markLeaving(db: Db | Tx, id: string, at: Date): Promise<void> {
  await db
    .updateTable('cards')
    .set(({ fn, val }) => ({ detached_at: fn.coalesce('detached_at', val(at)), detach_due: true }))
    .where('id', '=', id)
    .execute();
}

const MOST_AT_ONCE = 50;

export async function listDetachDue(db: Db, provider: string): Promise<CardRow[]> {
  const due = db.selectFrom('cards').selectAll().where('detach_due', '=', true).where('provider', '=', provider);
  // Random order: a card that always fails does not block the others.
  return toCardRows(
    await due
      .orderBy(sql`random()`)
      .limit(MOST_AT_ONCE)
      .execute(),
  );
}

export async function clearDetachDue(db: Db, id: string): Promise<void> {
  await db.updateTable('cards').set({ detach_due: false }).where('id', '=', id).execute();
}

export async function deleteOwnSetupsBefore(tx: Tx, owner: Owner, instant: Date): Promise<void> {
  await tx.deleteFrom('card_setups').where('user_id', '=', owner.ownerId).where('created_at', '<=', instant).execute();
}

export async function listOwnSetups(tx: Tx, owner: Owner): Promise<Date[]> {
  const rows = await tx
    .selectFrom('card_setups')
    .select('created_at')
    .where('user_id', '=', owner.ownerId)
    .orderBy('created_at')
    .execute();
  return rows.map(({ created_at: at }) => at);
}

export async function insertSetup(tx: Tx, owner: Owner, { id, at }: { id: string; at: Date }): Promise<void> {
  await tx.insertInto('card_setups').values({ id, user_id: owner.ownerId, created_at: at }).execute();
}
