/** Sends a mail about an order to each of its readers. The domain decides who they are. */
import { listMailAddresses, type MailReader } from '@wideload/domain';
import { sql } from 'kysely';
import type { Deps } from '#deps.ts';
import type { PersonId } from '#identities.ts';
import type { Tx } from '#platform/db/transaction.ts';
import { enqueueDigest, enqueueNews, type Digest, type News } from '#platform/deliveries/digest.ts';
import { enqueue } from '#platform/deliveries/enqueue.ts';
import type { Mail } from '#platform/deliveries/mails.ts';
import { isOwnWork } from '#platform/db/columns/person-of-account.ts';

type Sender = Pick<Deps, 'ids' | 'clock'>;
type WithoutTo<M extends Mail> = M extends { content: { orderId: string } } ? Omit<M, 'to'> : never;
export type OrderMail = WithoutTo<Mail>;

type Reader = MailReader & { personId: PersonId; named: string };

async function listReaders(tx: Tx, orderId: string): Promise<Reader[]> {
  const { rows } = await sql<Reader>`
    SELECT users.id AS "personId", users.email, orders.customer_email AS named, people.role = 'owner' AS "isOwner",
      coalesce(people.wants_all, users.all_order_mails) AS "wantsAll", people.ended_at IS NOT NULL AS "hasLeft",
      ${isOwnWork(sql.ref('orders.id'), sql.ref('users.id'))} AS "isTheirs"
    FROM orders
    JOIN LATERAL (
      SELECT orders.user_id AS person_id, 'owner' AS role, NULL::timestamptz AS ended_at, NULL::boolean AS wants_all
      UNION ALL SELECT person_id, role, ended_at, all_order_mails FROM memberships WHERE account_id = orders.user_id
    ) AS people ON true
    JOIN users ON users.id = people.person_id
    WHERE orders.id = ${orderId} ORDER BY users.id`.execute(tx);
  return rows;
}

type Address = { to: string; key: (key: string) => string };

/** `named` takes the place of the address that the order names. */
async function listAddresses(tx: Tx, orderId: string, named?: string): Promise<Address[]> {
  const readers = await listReaders(tx, orderId);
  return listMailAddresses(named ?? readers[0]?.named ?? '', readers).map((to) => {
    const reader = readers.find(({ email }) => email === to);
    // A mail is sent once to each: the key names the person, and no address.
    return { to, key: (key) => (reader === undefined ? key : `${key}:${reader.personId}`) };
  });
}

/** The addresses that a mail about the order goes to. */
export async function listOrderAddresses(tx: Tx, orderId: string): Promise<string[]> {
  return (await listAddresses(tx, orderId)).map(({ to }) => to);
}

type Options = { key?: string; named?: string };

export async function mailOrder(tx: Tx, deps: Sender, mail: OrderMail, { key, named }: Options = {}): Promise<void> {
  for (const address of await listAddresses(tx, mail.content.orderId, named)) {
    const own = key === undefined ? {} : { key: address.key(key) };
    await enqueue(tx, deps, { ...mail, to: address.to }, own);
  }
}

/** Waits for the digest of the order. The order must be locked. */
export async function mailOrderNews(tx: Tx, deps: Sender, mail: WithoutTo<News>, key: string): Promise<void> {
  for (const address of await listAddresses(tx, mail.content.orderId))
    await enqueueNews(tx, deps, { ...mail, to: address.to }, { key: address.key(key) });
}

/** The order must be locked. */
export async function mailOrderDigest(tx: Tx, deps: Sender, digest: Omit<Digest, 'to'>): Promise<void> {
  for (const { to } of await listAddresses(tx, digest.orderId)) await enqueueDigest(tx, deps, { ...digest, to });
}
