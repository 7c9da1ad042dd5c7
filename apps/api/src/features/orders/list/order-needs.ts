import type { OrderNeed } from '@wideload/contract';
import type { Day } from '@wideload/domain';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Owner } from '#identities.ts';
import type { Db, Tx } from '#platform/db/transaction.ts';
import { isActiveOrder, isWorkableOrder } from '../orders.store.ts';

type Now = { today: Day };

const openQuestion = sql<SqlBool>`EXISTS (
  SELECT FROM order_messages AS asked
  WHERE asked.order_id = orders.id AND asked.is_question AND asked.answered_at IS NULL AND asked.withdrawn_at IS NULL)`;

const refusal = sql<SqlBool>`${isWorkableOrder} AND NOT orders.is_refunded AND EXISTS (
  SELECT FROM permits WHERE permits.order_id = orders.id AND permits.status = 'refused')`;

/** An admin may charge a difference without asking for it. */
const requestedPayment = sql<SqlBool>`EXISTS (
  SELECT FROM adjustments
  WHERE adjustments.order_id = orders.id AND adjustments.state = 'open' AND adjustments.asked_at IS NOT NULL)`;

/** After the last day of the whole order nobody travels with it. */
const expiry = ({ today }: Now) => sql<SqlBool>`${isActiveOrder}
  AND orders.last_day >= ${today} AND EXISTS (
    SELECT FROM permits
    WHERE permits.order_id = orders.id AND permits.status = 'issued' AND permits.valid_to <= ${today})`;

/** One row for each order of the carrier and each thing that it waits for the carrier with, in the order of `orderNeeds`. */
function selectNeeds(db: Db | Tx, { ownerId }: Owner, now: Now) {
  const selectNeed = (need: OrderNeed, isNeeded: RawBuilder<SqlBool>) =>
    db
      .selectFrom('orders')
      .select(['orders.id as order_id', sql<OrderNeed>`${sql.lit(need)}`.as('need')])
      .where('orders.user_id', '=', ownerId)
      .where('orders.status', '<>', 'draft')
      .where(isNeeded);
  return selectNeed('question', openQuestion)
    .unionAll(selectNeed('refusal', refusal))
    .unionAll(selectNeed('payment', requestedPayment))
    .unionAll(selectNeed('expiry', expiry(now)));
}

/** A query with the table `needed`: it is read once, for the cards, the filter and the counts together. */
export function withNeeds(db: Db | Tx, owner: Owner, now: Now) {
  return db.with(
    (table) => table('needed').materialized(),
    () => selectNeeds(db, owner, now),
  );
}

export const isNeeded = sql<SqlBool>`orders.id IN (SELECT needed.order_id FROM needed)`;

export const needsOfOrder = sql<OrderNeed[] | null>`(
  SELECT array_agg(needed.need) FROM needed WHERE needed.order_id = orders.id)`;
