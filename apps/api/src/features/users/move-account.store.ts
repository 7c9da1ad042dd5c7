/** Everything of one account becomes that of another one, in one transaction. */
import { sql, type RawBuilder } from 'kysely';
import { contactOf, type OwnerId } from '#identities.ts';
import type { Tx } from '#platform/db/transaction.ts';
import { listDoubles, type Double } from './account-joins.store.ts';

export type Move = { from: OwnerId; into: OwnerId; now: Date };

/** Orders are locked before people, as everywhere. Until the end nothing new begins in either account. */
export async function lockAccounts(tx: Tx, { from, into }: Pick<Move, 'from' | 'into'>): Promise<string[]> {
  const orders = await tx
    .selectFrom('orders')
    .select('id')
    .where('user_id', '=', from)
    .orderBy('id')
    .forUpdate()
    .execute();
  await tx
    .selectFrom('users')
    .select('id')
    .where('id', 'in', [contactOf(from), contactOf(into)])
    .orderBy('id')
    .forUpdate()
    .execute();
  return orders.map(({ id }) => id);
}

const toPairs = (doubles: readonly Double[]) => sql`(SELECT * FROM unnest(
  ${doubles.map(({ old }) => old)}::uuid[], ${doubles.map(({ kept }) => kept)}::uuid[]) AS pair (old, kept)) AS pair`;

/** If both accounts have a thing, the account that stays keeps its own. A draft that an open page saves merges with the change. */
async function joinDoubles(tx: Tx, { from, into, now }: Move): Promise<void> {
  const doubles = await listDoubles(tx, from, into);
  const companies = toPairs(doubles.companies);
  await sql`UPDATE orders SET company_id = pair.kept, version = version + 1
    FROM ${companies} WHERE orders.company_id = pair.old`.execute(tx);
  for (const kind of ['truck', 'trailer'] as const) {
    const column = sql.ref(`${kind}_id`);
    const pairs = toPairs(doubles[`${kind}s`]);
    await sql`UPDATE orders SET version = version + 1 WHERE id IN (
      SELECT units.order_id FROM units JOIN ${pairs} ON units.${column} = pair.old)`.execute(tx);
    await sql`UPDATE units SET ${column} = pair.kept FROM ${pairs} WHERE units.${column} = pair.old`.execute(tx);
    await sql`UPDATE combinations SET ${column} = pair.kept
      FROM ${pairs} WHERE combinations.${column} = pair.old`.execute(tx);
  }
  for (const table of ['companies', 'trucks', 'trailers'] as const)
    await sql`UPDATE ${sql.table(table)} SET deleted_at = ${now}
      FROM ${toPairs(doubles[table])} WHERE ${sql.table(table)}.id = pair.old`.execute(tx);
}

const named = { trucks: 'internal_number', trailers: 'internal_number', combinations: 'name' } as const;
const LONGEST_NAME = 30;

/** Different things of one name: that of the account that moves gets a number after it, as `Unit-104 (2)`. */
async function renameNamesakes(tx: Tx, { from, into }: Move): Promise<void> {
  for (const [table, column] of Object.entries(named)) {
    const live = table === 'combinations' ? sql`true` : sql`deleted_at IS NULL`;
    const { rows } = await sql<{ id: string; name: string; owner: string }>`
      SELECT id, ${sql.ref(column)} AS name, user_id AS owner FROM ${sql.table(table)}
      WHERE user_id IN (${from}, ${into}) AND ${live} ORDER BY created_at, id`.execute(tx);
    const kept = new Set(rows.filter(({ owner }) => owner === into).map(({ name }) => name.toLowerCase()));
    const taken = new Set(rows.map(({ name }) => name.toLowerCase()));
    for (const { id, name, owner } of rows) {
      if (owner === into || !kept.has(name.toLowerCase())) continue;
      const free = findFreeName(name, taken);
      taken.add(free.toLowerCase());
      await sql`UPDATE ${sql.table(table)} SET ${sql.ref(column)} = ${free} WHERE id = ${id}`.execute(tx);
    }
  }
}

function findFreeName(name: string, taken: ReadonlySet<string>): string {
  for (let number = 2; ; number += 1) {
    const end = ` (${number})`;
    const free = `${name.slice(0, LONGEST_NAME - end.length)}${end}`;
    if (!taken.has(free.toLowerCase())) return free;
  }
}

/** A card stays with its customer at the provider, where it cannot move. An agreement to charge a card by phone ends. */
const cards = ({ from, into, now }: Move): RawBuilder<unknown>[] => [
  sql`UPDATE phone_agreements SET withdrawn_at = ${now} WHERE user_id = ${from} AND withdrawn_at IS NULL`,
  sql`UPDATE cards SET detached_at = ${now}, detach_due = true WHERE user_id = ${from} AND detached_at IS NULL AND EXISTS (
    SELECT FROM cards AS kept WHERE kept.user_id = ${into} AND kept.detached_at IS NULL
      AND kept.provider = cards.provider AND kept.fingerprint = cards.fingerprint)`,
  sql`WITH joined AS (
      UPDATE payment_customers SET is_joined = true WHERE user_id = ${from} AND gone_at IS NULL AND NOT is_joined AND EXISTS (
        SELECT FROM payment_customers AS own WHERE own.user_id = ${into} AND own.gone_at IS NULL AND NOT own.is_joined)
      RETURNING id)
    UPDATE cards SET customer_id = joined.id FROM joined WHERE cards.user_id = ${from} AND cards.customer_id IS NULL`,
];

/** These tables name their account in one column. */
const owned = {
  user_id: [
    'companies',
    'trucks',
    'trailers',
    'combinations',
    'cards',
    'card_setups',
    'payment_customers',
    'phone_agreements',
  ],
  owner_id: ['webhooks', 'api_keys'],
  account_id: ['notifications'],
} as const;

const orders = ({ from, into }: Move): RawBuilder<unknown>[] => [
  // Orders of before accounts had several people name nobody: their account had one person.
  sql`UPDATE orders SET user_id = ${into}, made_by = CASE WHEN begun_by IS NULL THEN coalesce(made_by, ${from}) ELSE made_by END
    WHERE user_id = ${from}`,
  sql`UPDATE users SET total_permits = CASE id WHEN ${into} THEN (SELECT sum(pair.total_permits) FROM users AS pair
    WHERE pair.id IN (${from}, ${into})) ELSE 0 END WHERE id IN (${from}, ${into})`,
  // The trigger tells of the new owner alone.
  sql`SELECT announce_change('orders', ${from}::uuid)`,
  sql`DELETE FROM idempotency_keys WHERE owner_id = ${from} AND EXISTS (SELECT FROM idempotency_keys AS kept
    WHERE kept.owner_id = ${into} AND kept.person_id = idempotency_keys.person_id AND kept.key = idempotency_keys.key)`,
  sql`UPDATE idempotency_keys SET owner_id = ${into} WHERE owner_id = ${from}`,
];

const rank = (role: RawBuilder<unknown>) => sql`array_position(ARRAY['viewer', 'dispatcher', 'owner'], ${role})`;

/** A person of both accounts has the stronger role. Those who have left come, too: history knows them. Sessions follow. */
const people = ({ from, into, now }: Move): RawBuilder<unknown>[] => [
  sql`INSERT INTO memberships (account_id, person_id, role, joined_at, ended_at, pay_limit_dollars, all_order_mails)
    SELECT ${into}::uuid, person_id, role, joined_at, ended_at, pay_limit_dollars, all_order_mails FROM memberships
    WHERE account_id = ${from} AND person_id <> ${into}
    UNION ALL SELECT ${into}::uuid, ${from}::uuid, 'owner', ${now}::timestamptz, NULL, NULL,
      (SELECT all_order_mails FROM users WHERE id = ${from})
    ON CONFLICT (account_id, person_id) DO UPDATE SET role = excluded.role, joined_at = excluded.joined_at,
      ended_at = NULL, pay_limit_dollars = excluded.pay_limit_dollars
    WHERE excluded.ended_at IS NULL AND (memberships.ended_at IS NOT NULL
      OR ${rank(sql`excluded.role`)} > ${rank(sql`memberships.role`)})`,
  sql`UPDATE sessions SET account_id = CASE WHEN user_id <> ${into} THEN ${into}::uuid END WHERE account_id = ${from}`,
  sql`UPDATE sessions SET account_id = ${into} WHERE user_id = ${from} AND account_id IS NULL AND ended_at IS NULL`,
  sql`DELETE FROM memberships WHERE account_id = ${from}`,
  sql`DELETE FROM invitations WHERE account_id = ${from} AND email IN (
    SELECT email FROM invitations WHERE account_id = ${into}
    UNION ALL SELECT users.email FROM users WHERE users.id = ${into}
    UNION ALL SELECT users.email FROM memberships JOIN users ON users.id = memberships.person_id
      WHERE memberships.account_id = ${into} AND memberships.ended_at IS NULL)`,
  sql`UPDATE invitations SET account_id = ${into} WHERE account_id = ${from}`,
];

/** If both accounts have an address, the account that stays keeps its own, with the links and the waiting news of the other. */
const recipients = ({ from, into }: Move): RawBuilder<unknown>[] => [
  sql`UPDATE packet_links SET recipient_id = kept.id FROM recipients AS old JOIN recipients AS kept USING (address)
    WHERE old.owner_id = ${from} AND kept.owner_id = ${into} AND packet_links.recipient_id = old.id`,
  sql`UPDATE deliveries SET content = jsonb_set(content, '{recipientId}', to_jsonb(kept.id))
    FROM recipients AS old JOIN recipients AS kept USING (address)
    WHERE old.owner_id = ${from} AND kept.owner_id = ${into} AND kind = 'order-news' AND webhook_id IS NULL
      AND sent_at IS NULL AND failed_at IS NULL AND content ->> 'recipientId' = old.id::text`,
  sql`DELETE FROM recipients WHERE owner_id = ${from} AND address IN (SELECT address FROM recipients WHERE owner_id = ${into})`,
  sql`UPDATE recipients SET owner_id = ${into} WHERE owner_id = ${from}`,
];

/** A person who has one of each account keeps that of the account that stays. */
const calendars = ({ from, into }: Move): RawBuilder<unknown>[] => [
  sql`DELETE FROM calendar_feeds WHERE owner_id = ${from}
    AND person_id IN (SELECT person_id FROM calendar_feeds WHERE owner_id = ${into})`,
  sql`UPDATE calendar_feeds SET owner_id = ${into} WHERE owner_id = ${from}`,
];

export async function moveAccount(tx: Tx, move: Move): Promise<void> {
  await joinDoubles(tx, move);
  await renameNamesakes(tx, move);
  for (const statement of cards(move)) await statement.execute(tx);
  for (const [column, tables] of Object.entries(owned))
    for (const table of tables)
      await sql`UPDATE ${sql.table(table)} SET ${sql.ref(column)} = ${move.into} WHERE ${sql.ref(column)} = ${move.from}`.execute(
        tx,
      );
  for (const statement of [...orders(move), ...people(move), ...recipients(move), ...calendars(move)])
    await statement.execute(tx);
}
