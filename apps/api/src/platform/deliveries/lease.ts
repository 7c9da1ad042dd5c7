/** A delivery is leased for its try: a process that dies loses its lease, not the delivery. */
import { sql, type RawBuilder } from 'kysely';
import { after, HOUR, MINUTE, SECOND } from '#clock.ts';

export const LEASE = MINUTE;
/** Between two tries. */
export const LONGEST_WAIT = HOUR;
/** Server clocks differ by less than this. A delivery from further ahead was enqueued or leased before a wrong clock was set back. */
const LEEWAY = MINUTE;

/** For a query of `deliveries`. */
export function isDue(now: Date): RawBuilder<boolean> {
  return sql`sent_at IS NULL AND failed_at IS NULL
    AND (due_at <= ${now} OR created_at > ${after(now, LEEWAY)} OR due_at > ${after(now, LONGEST_WAIT + LEEWAY)})
    AND (leased_until IS NULL OR leased_until < ${now} OR leased_until > ${after(now, LEASE + LEEWAY)})`;
}

/** Five seconds, doubled by each try. */
export function computeWait(tries: number): number {
  return Math.min(LONGEST_WAIT, 5 * SECOND * 2 ** tries);
}
