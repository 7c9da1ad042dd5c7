import { after, DAY } from '../clock.ts';
import type { Deps } from '../deps.ts';

/** Deletes mails that went out, a day later, and failed ones after a month. One with a key stays: it must not go out again. */
export async function sweepOutbox({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  await db.deleteFrom('outbox').where('key', 'is', null).where('sent_at', '<', after(now, -DAY)).execute();
  await db
    .deleteFrom('outbox')
    .where('failed_at', '<', after(now, -30 * DAY))
    .execute();
}
