/** A digest waits a few minutes, so that what follows goes into the same mail. */
import { sql } from 'kysely';
import { MINUTE } from '#clock.ts';
import type { Deps } from '#deps.ts';
import type { Tx } from '../db/transaction.ts';
import { enqueue } from './enqueue.ts';
import type { Mail } from './mails.ts';

/** The wait of a digest of mails, and of notifications about permits. */
export const DIGEST_WAIT = 5 * MINUTE;

type DigestMail = Extract<Mail, { kind: 'permit-update' }>;
type Content = DigestMail['content'];

export type Digest = Pick<DigestMail, 'kind' | 'to'> & {
  orderId: string;
  /** The content of the mail after the waiting one, if any; null for no mail. */
  merge: (waiting: Content | null) => Content | null;
};

const ofOrder = (orderId: string) => sql<boolean>`content ->> 'orderId' = ${orderId}`;

/** Not yet tried. */
function selectWaiting(tx: Tx, { to, orderId }: Pick<Digest, 'to' | 'orderId'>) {
  return tx
    .selectFrom('deliveries')
    .where((eb) => eb.and({ kind: 'permit-update' satisfies Mail['kind'], recipient: to }))
    .where(ofOrder(orderId))
    .where((eb) => eb.and({ attempts: 0, sent_at: null }));
}

/** The order must be locked. */
export async function enqueueDigest(tx: Tx, deps: Pick<Deps, 'ids' | 'clock'>, digest: Digest): Promise<void> {
  const { kind, to, merge } = digest;
  // The lock keeps the worker away; a mail that the worker has leased is not found after the wait.
  const waiting = await selectWaiting(tx, digest).select(['id', 'content']).forUpdate().executeTakeFirst();
  // Cast: `enqueue` and this function are the only writers of these rows.
  const content = merge(waiting === undefined ? null : (waiting.content as Content));
  if (waiting === undefined) {
    if (content !== null) await enqueue(tx, deps, { kind, to, content }, { delay: DIGEST_WAIT });
    return;
  }
  const own = ['id', '=', waiting.id] as const;
  if (content === null) {
    await tx
      .deleteFrom('deliveries')
      .where(...own)
      .execute();
    return;
  }
  await tx
    .updateTable('deliveries')
    .set({ content: JSON.stringify(content) })
    .where(...own)
    .execute();
}

/** Tell of the same work on an order as the digest about its permits. */
const newsKinds = ['order-changed', 'adjustment-due', 'order-refunded', 'refund-failed'] as const;
export type News = Extract<Mail, { kind: (typeof newsKinds)[number] }>;

const ofOneMail: ReadonlySet<string> = new Set<Mail['kind']>(['permit-update', ...newsKinds]);

const RECIPIENT_NEWS = 'order-news' satisfies Mail['kind'];

type Row = { id: string; kind: string; recipient: string; content: object };

/** Rows that are due at the same time are one mail where they tell one recipient of one order. */
export function groupByMail<T extends Row>(rows: readonly T[]): T[][] {
  const groups = new Map<string, T[]>();
  for (const row of rows) {
    const { orderId } = row.content as Partial<Content>;
    const mayJoin = orderId !== undefined && (ofOneMail.has(row.kind) || row.kind === RECIPIENT_NEWS);
    // A recipient without an account may end its messages, and so shares none with an account.
    const key = mayJoin ? `${row.recipient} ${orderId} ${row.kind === RECIPIENT_NEWS}` : row.id;
    groups.set(key, [...(groups.get(key) ?? []), row]);
  }
  return [...groups.values()];
}

/** Waits as long as the digest of its order does, if there is one, and is then in the same mail. The order must be locked. */
export async function enqueueNews(
  tx: Tx,
  deps: Pick<Deps, 'ids' | 'clock'>,
  mail: News,
  { key }: { key: string },
): Promise<void> {
  const waiting = selectWaiting(tx, { to: mail.to, orderId: mail.content.orderId });
  const digest = await waiting.select('due_at').executeTakeFirst();
  const now = deps.clock.now();
  const delay = Math.max(0, (digest?.due_at ?? now).getTime() - now.getTime());
  await enqueue(tx, deps, mail, { key, delay });
}

/** News of an order that waits and is over. The order must be locked. */
export async function dropNews(tx: Tx, kind: News['kind'], orderId: string): Promise<void> {
  await tx
    .deleteFrom('deliveries')
    .where('kind', '=', kind)
    .where(ofOrder(orderId))
    .where((eb) => eb.and({ attempts: 0, sent_at: null }))
    .execute();
}

/** The digests of an order wait no longer, nor the news that wait for them, because its next mail would overtake them. */
export async function releaseDigests(tx: Tx, { clock }: Pick<Deps, 'clock'>, orderId: string): Promise<void> {
  await tx
    .updateTable('deliveries')
    .set({ due_at: clock.now() })
    .where('kind', 'in', [...ofOneMail])
    .where(ofOrder(orderId))
    .where((eb) => eb.and({ attempts: 0, sent_at: null }))
    .execute();
}
