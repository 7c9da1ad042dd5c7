import { sql, type Expression, type RawBuilder, type SqlBool } from 'kysely';

/** The person made the order, or acted on it. An order of before the account had several people was made by who opened it. */
export const isOwnWork = (
  orderId: Expression<unknown>,
  personId: Expression<unknown>,
): RawBuilder<SqlBool> => sql<SqlBool>`(
  EXISTS (SELECT FROM orders AS made WHERE made.id = ${orderId} AND coalesce(made.made_by, made.user_id) = ${personId})
  OR EXISTS (SELECT FROM order_events AS acts WHERE acts.order_id = ${orderId}
    AND (acts.actor_id = ${personId} OR acts.payer_id = ${personId})))`;
