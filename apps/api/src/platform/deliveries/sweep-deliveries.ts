import { sql } from 'kysely';
import { after, DAY } from '#clock.ts';
import type { Deps } from '#deps.ts';
import { secretKinds } from './mails.ts';

/** A mail with a key stays, so that it is not sent again. A mail about an order stays for the admin's order page. Events stay for thirty days, to be replayed. */
export async function sweepDeliveries({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  const ofNoOrder = db
    .deleteFrom('deliveries')
    .where('webhook_id', 'is', null)
    .where(sql`content ->> 'orderId'`, 'is', null);
  await ofNoOrder.where('key', 'is', null).where('sent_at', '<', after(now, -DAY)).execute();
  await ofNoOrder.where('failed_at', '<', after(now, -30 * DAY)).execute();
  await ofNoOrder
    .where('kind', 'in', [...secretKinds])
    .where('failed_at', '<', after(now, -DAY))
    .execute();
  await db
    .deleteFrom('deliveries')
    .where('webhook_id', 'is not', null)
    .where('created_at', '<', after(now, -30 * DAY))
    .execute();
}
