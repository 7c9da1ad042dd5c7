import { sql } from 'kysely';
import { after, DAY } from '../../clock.ts';
import type { Deps } from '../../deps.ts';

/**
 * Deletes mails that went out, a day later, and failed ones after a month. One with a key stays: it must not go out again. One about an
 * order stays as long as the order's carrier: admins see on the order what was sent, and what was not.
 */
export async function sweepOutbox({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  const ofNoOrder = db.deleteFrom('outbox').where(sql`content ->> 'orderId'`, 'is', null);
  await ofNoOrder.where('key', 'is', null).where('sent_at', '<', after(now, -DAY)).execute();
  await ofNoOrder.where('failed_at', '<', after(now, -30 * DAY)).execute();
}
