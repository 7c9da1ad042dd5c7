import { sql, type RawBuilder, type SqlBool, type Expression } from 'kysely';

/** True if the person works or worked in the account: the carrier's history keeps the actions of people who have left. */
export function isPersonOfAccount(personColumn: string, accountColumn: string): RawBuilder<SqlBool> {
  const [person, account] = [sql.ref(personColumn), sql.ref(accountColumn)];
  return sql<SqlBool>`(coalesce(${person} = ${account}, false) OR EXISTS (
    SELECT FROM memberships WHERE memberships.account_id = ${account} AND memberships.person_id = ${person}))`;
}

/** For the history of an order: null for its reader and for admins, empty once the person has deleted their own account. */
export function namePersonOfOrder(personColumn: string, reader: RawBuilder<unknown>): RawBuilder<string | null> {
  const person = sql.ref(personColumn);
  return sql<
    string | null
  >`CASE WHEN ${person} <> ${reader} AND ${isPersonOfAccount(personColumn, 'orders.user_id')} THEN (
    SELECT coalesce(nullif(concat_ws(' ', nullif(people.first_name, ''), nullif(people.last_name, '')), ''), people.email)
    FROM users AS people WHERE people.id = ${person}) END`;
}

/** The person made the order, or acted on it. An order of before the account had several people was made by who opened it. */
export const isOwnWork = (
  orderId: Expression<unknown>,
  personId: Expression<unknown>,
): RawBuilder<SqlBool> => sql<SqlBool>`(
  EXISTS (SELECT FROM orders AS made WHERE made.id = ${orderId} AND coalesce(made.made_by, made.user_id) = ${personId})
  OR EXISTS (SELECT FROM order_events AS acts WHERE acts.order_id = ${orderId}
    AND (acts.actor_id = ${personId} OR acts.payer_id = ${personId})))`;
