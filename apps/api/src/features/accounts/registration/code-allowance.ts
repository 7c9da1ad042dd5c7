import { after, DAY, HOUR, SECOND } from '../../../clock.ts';
import type { Deps } from '../../../deps.ts';
import type { Tx } from '../../../platform/db/transaction.ts';
import { Problem } from '../../../problem.ts';
import { serializeBy } from '../accounts.store.ts';
import { formatWait } from '../sessions/format-wait.ts';

const PER_HOUR = 5;
const PER_DAY = 10;

/** Milliseconds; `sentAt` are the times of the last day, newest first. */
export function computeCodeWait(sentAt: readonly Date[], now: Date): number {
  const until = (instant: Date | undefined, window: number) =>
    instant === undefined ? 0 : Math.max(0, after(instant, window).getTime() - now.getTime());
  return Math.max(until(sentAt[PER_HOUR - 1], HOUR), until(sentAt[PER_DAY - 1], DAY));
}

export async function countCode({ clock, ids }: Deps, tx: Tx, email: string): Promise<void> {
  const now = clock.now();
  await serializeBy(tx, `codes:${email}`);
  const sent = await tx
    .selectFrom('codes_sent')
    .select('sent_at')
    .where('email', '=', email)
    .where('sent_at', '>', after(now, -DAY))
    .orderBy('sent_at', 'desc')
    .limit(PER_DAY)
    .execute();
  const wait = computeCodeWait(
    sent.map((row) => row.sent_at),
    now,
  );
  if (wait > 0) {
    const detail = `Too many e-mails were sent to this address. Try again in ${formatWait(wait)}.`;
    throw new Problem('rate.limited', { retryAfterSeconds: Math.ceil(wait / SECOND), detail });
  }
  await tx.insertInto('codes_sent').values({ id: ids(), email, sent_at: now }).execute();
}
