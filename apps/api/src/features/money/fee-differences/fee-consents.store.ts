import { sql, type Selectable } from 'kysely';
import type { User } from '#actor.ts';
import type { Tables } from '#platform/db/tables.generated.ts';
import type { Db, Tx } from '#platform/db/transaction.ts';

export type ConsentRow = Pick<Selectable<Tables['fee_consents']>, 'id' | 'limit_cents' | 'given_at'> & {
  charged_cents: number;
};

/** The trigger `charge_within_consent` counts the same. */
const charged = sql<number>`(SELECT coalesce(sum(s.difference_cents), 0)::integer FROM fee_settlements s
  JOIN adjustments a ON a.id = s.adjustment_id WHERE s.consent_id = fee_consents.id AND a.state <> 'withdrawn')`;

function selectConsents(db: Db | Tx) {
  return db
    .selectFrom('fee_consents')
    .select(['fee_consents.id', 'fee_consents.limit_cents', 'fee_consents.given_at', charged.as('charged_cents')])
    .where('fee_consents.withdrawn_at', 'is', null);
}

/** The one in force. */
export async function findConsent(db: Db | Tx, orderId: string): Promise<ConsentRow | null> {
  return (await selectConsents(db).where('fee_consents.order_id', '=', orderId).executeTakeFirst()) ?? null;
}

export async function listOwnConsents(db: Db, user: User) {
  return selectConsents(db)
    .innerJoin('orders', 'orders.id', 'fee_consents.order_id')
    .select(['orders.id as order_id', 'orders.order_number'])
    .where('orders.user_id', '=', user.ownerId)
    .orderBy('fee_consents.given_at', 'desc')
    .orderBy('fee_consents.id', 'desc')
    .execute();
}

type NewConsent = { id: string; orderId: string; limit: number; textVersion: string; at: Date };

/** Call it with the order locked, after withdrawing the one in force. */
export async function insertConsent(tx: Tx, { id, orderId, limit, textVersion, at }: NewConsent): Promise<void> {
  await tx
    .insertInto('fee_consents')
    .values({
      id,
      order_id: orderId,
      limit_cents: limit,
      text_version: textVersion,
      given_at: at,
      withdrawn_at: null,
    })
    .execute();
}

export async function withdrawConsent(tx: Tx, orderId: string, at: Date): Promise<boolean> {
  const row = await tx
    .updateTable('fee_consents')
    .set({ withdrawn_at: at })
    .where('order_id', '=', orderId)
    .where('withdrawn_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
