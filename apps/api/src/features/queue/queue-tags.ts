import type { queueTags } from '@wideload/contract/client';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { isPersonOfAccount } from '../../platform/db/columns/person-of-account.ts';
import { permitTags } from '../../platform/db/shared-names.ts';

type QueueTag = (typeof queueTags)[number];

const held = sql`(orders.counted_cents - orders.refund_reserved_cents)`;

/** A condition on a row of `orders` for each mark. */
export const tagConditions: Readonly<Record<QueueTag, RawBuilder<SqlBool>>> = {
  // Not EXISTS: the few open questions are read once, not for each order.
  waiting: sql`orders.id IN (
    SELECT order_id FROM order_messages WHERE is_question AND answered_at IS NULL AND withdrawn_at IS NULL)`,
  'carrier-wrote': sql`orders.id IN (SELECT order_id FROM order_messages WHERE by_carrier AND read_at IS NULL)`,
  superload: sql`${sql.lit(permitTags.superload)} = ANY(orders.permit_tags)`,
  // Not EXISTS: few states are being asked at a time.
  'change-asked': sql`orders.id IN (
    SELECT order_changes.order_id FROM order_change_permits AS asked
    JOIN order_changes ON order_changes.id = asked.change_id WHERE asked.status = 'waiting')`,
  // The carrier corrected a refused permit, and no event has followed.
  resubmitted: sql`EXISTS (
    SELECT FROM order_events AS again
    WHERE again.order_id = orders.id AND again.what = 'permit' AND ${isPersonOfAccount('again.actor_id', 'orders.user_id')}
      AND again.from_status = 'refused' AND again.to_status = 'requested'
      AND NOT EXISTS (
        SELECT FROM order_events AS later
        WHERE later.order_id = orders.id AND later.permit_state = again.permit_state
          AND later.permit_unit = again.permit_unit AND (later.at, later.id) > (again.at, again.id)))`,
  changed: sql`EXISTS (SELECT FROM order_events WHERE order_events.order_id = orders.id AND order_events.what IN ('units', 'change'))`,
  // A state's fee that nobody has settled or explained, or a paid amount that is not what the order costs. Most orders have neither
  // another fee nor a settlement, and spare the views.
  'fee-difference': sql`CASE WHEN orders.permit_tags && ARRAY[${sql.lit(permitTags.chargedOtherwise)}, ${sql.lit(permitTags.feeSettled)}]
    THEN orders.total_price_cents + sum_live_fees(orders.id) <> ${held} OR EXISTS (
      SELECT FROM open_fee_differences AS open_fees
      WHERE open_fees.order_id = orders.id
        AND NOT EXISTS (
          SELECT FROM ledger_reasons
          WHERE ledger_reasons.order_id = orders.id AND ledger_reasons.permit_id = open_fees.permit_id))
    ELSE orders.total_price_cents <> ${held} END`,
  phone: sql`orders.begun_by IS NOT NULL`,
};

/** The marks of an order, in the order of the contract. */
export const selectTags = sql<QueueTag[]>`array_remove(ARRAY[${sql.join(
  Object.entries(tagConditions).map(([mark, condition]) => sql`CASE WHEN ${condition} THEN ${mark}::text END`),
)}], NULL)`;
