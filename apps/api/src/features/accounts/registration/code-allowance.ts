import { after, DAY, HOUR, SECOND } from '../../../clock.ts';
import type { Deps } from '../../../deps.ts';
import type { Tx } from '../../../platform/db/transaction.ts';
import { Problem } from '../../../problem.ts';
import { takeTurn } from '../accounts.store.ts';
import { waitWords } from '../sessions/wait-words.ts';

const PER_HOUR = 5;
const PER_DAY = 10;

/** Milliseconds until the next code may be sent; `sentAt` are those of the last day, newest first. */
export function waitForCode(sentAt: readonly Date[], now: Date): number {
  const until = (instant: Date | undefined, window: number) =>
    instant === undefined ? 0 : Math.max(0, after(instant, window).getTime() - now.getTime());
  return Math.max(until(sentAt[PER_HOUR - 1], HOUR), until(sentAt[PER_DAY - 1], DAY));
}

/**
 * Writes down that a code goes to `email` now; parallel requests take turns.
 * @throws Problem `rate.limited` when the address has had its 5 of the hour or 10 of the day.
 */
export async function countCode({ clock, ids }: Deps, tx: Tx, email: string): Promise<void> {
  const now = clock.now();
  await takeTurn(tx, `codes:${email}`);
  const sent = await tx
    .selectFrom('codes_sent')
    .select('sent_at')
    .where('email', '=', email)
    .where('sent_at', '>', after(now, -DAY))
    .orderBy('sent_at', 'desc')
    .limit(PER_DAY)
    .execute();
  const wait = waitForCode(
    sent.map((row) => row.sent_at),
    now,
  );
  if (wait > 0) {
    const detail = `Too many mails went to this address. Try again in ${waitWords(wait)}.`;
    throw new Problem('rate.limited', { retryAfterSeconds: Math.ceil(wait / SECOND), detail });
  }
  await tx.insertInto('codes_sent').values({ id: ids(), email, sent_at: now }).execute();
}
