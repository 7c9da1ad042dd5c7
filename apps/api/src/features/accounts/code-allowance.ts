import { createHmac } from 'node:crypto';
import { after, DAY, formatWait, HOUR, SECOND } from '#clock.ts';
import type { Deps } from '#deps.ts';
import { serializeBy, type Tx } from '#platform/db/transaction.ts';
import { Problem } from '#problem.ts';

type Allowance = { perHour: number; perDay: number };

/** Of one requester. Somebody who asks for codes to a stranger's address uses up this one, and not the stranger's. */
const ofRequester: Allowance = { perHour: 5, perDay: 10 };
/** Of all requesters together, so that many of them do not flood a mailbox. */
const ofAddress: Allowance = { perHour: 20, perDay: 40 };

/** Milliseconds; `sentAt` are the times of the last day, newest first. */
export function computeCodeWait(sentAt: readonly Date[], now: Date, { perHour, perDay } = ofRequester): number {
  const until = (instant: Date | undefined, window: number) =>
    instant === undefined ? 0 : Math.max(0, after(instant, window).getTime() - now.getTime());
  return Math.max(until(sentAt[perHour - 1], HOUR), until(sentAt[perDay - 1], DAY));
}

/** The address of a browser, which the table keeps for a day, cannot be read back from it. */
export function toRequester({ config }: Pick<Deps, 'config'>, address: string): string {
  return createHmac('sha256', config.tokenSecret).update(`codes ${address}`).digest('base64url');
}

type CodeRequest = { email: string; requester: string };

/** @throws Problem rate.limited */
export async function countCode({ clock, ids }: Deps, tx: Tx, { email, requester }: CodeRequest): Promise<void> {
  const now = clock.now();
  await serializeBy(tx, `codes:${email}`);
  const sent = await tx
    .selectFrom('codes_sent')
    .select(['sent_at', 'requester'])
    .where('email', '=', email)
    .where('sent_at', '>', after(now, -DAY))
    .orderBy('sent_at', 'desc')
    .limit(ofAddress.perDay)
    .execute();
  const toTimes = (rows: typeof sent) => rows.map((row) => row.sent_at);
  const own = sent.filter((row) => row.requester === requester);
  const wait = Math.max(computeCodeWait(toTimes(own), now), computeCodeWait(toTimes(sent), now, ofAddress));
  if (wait > 0) {
    const detail = `Too many e-mails were sent to this address. Try again in ${formatWait(wait)}.`;
    throw new Problem('rate.limited', { retryAfterSeconds: Math.ceil(wait / SECOND), detail });
  }
  await tx.insertInto('codes_sent').values({ id: ids(), email, requester, sent_at: now }).execute();
}
