/** A digest waits a few minutes, so that what follows goes into the same mail. */
import { sql } from 'kysely';
import { MINUTE } from '#clock.ts';
import type { Deps } from '#deps.ts';
import type { Tx } from '../db/transaction.ts';
import { enqueue } from './enqueue.ts';
import type { Mail } from './mails.ts';

/** Of mails, and of notifications about permits. */
export const DIGEST_WAIT = 5 * MINUTE;

type DigestMail = Extract<Mail, { kind: 'permit-update' }>;
type Content = DigestMail['content'];

type Digest = Pick<DigestMail, 'kind' | 'to'> & {
  orderId: string;
  /** The content of the mail after the waiting one, if any; null for no mail. */
  merge: (waiting: Content | null) => Content | null;
};

const ofOrder = (orderId: string) => sql<boolean>`content ->> 'orderId' = ${orderId}`;

/** Not yet tried. The lock keeps the worker away; a mail that the worker has leased is not found after the wait. */
function lockWaiting(tx: Tx, { kind, to, orderId }: Digest) {
  return tx
    .selectFrom('deliveries')
    .select(['id', 'content'])
    .where('kind', '=', kind)
    .where('recipient', '=', to)
    .where(ofOrder(orderId))
    .where('attempts', '=', 0)
    .where('sent_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

/** The order must be locked. */
export async function enqueueDigest(tx: Tx, deps: Pick<Deps, 'ids' | 'clock'>, digest: Digest): Promise<void> {
  const { kind, to, merge } = digest;
  const waiting = await lockWaiting(tx, digest);
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

/** The digests of an order wait no longer, because its next mail would overtake them. */
export async function releaseDigests(tx: Tx, { clock }: Pick<Deps, 'clock'>, orderId: string): Promise<void> {
  await tx
    .updateTable('deliveries')
    .set({ due_at: clock.now() })
    .where('kind', '=', 'permit-update' satisfies Mail['kind'])
    .where(ofOrder(orderId))
    .where('attempts', '=', 0)
    .where('sent_at', 'is', null)
    .execute();
}
