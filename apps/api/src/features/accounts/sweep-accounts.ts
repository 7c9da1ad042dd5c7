import { after, DAY, HOUR } from '#clock.ts';
import type { Deps } from '#deps.ts';

export async function sweepAccounts({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const yesterday = after(clock.now(), -DAY);
  await db.deleteFrom('registrations').where('created_at', '<', yesterday).execute();
  await db.deleteFrom('codes_sent').where('sent_at', '<', yesterday).execute();
  await db.deleteFrom('sign_in_failures').where('failed_at', '<', after(clock.now(), -HOUR)).execute();
  await db.deleteFrom('password_resets').where('created_at', '<', yesterday).execute();
  await db.deleteFrom('email_changes').where('created_at', '<', yesterday).execute();
  await db.deleteFrom('sign_in_keys').where('expires_at', '<', clock.now()).execute();
  await db.deleteFrom('invitations').where('expires_at', '<', clock.now()).execute();
  await db.deleteFrom('account_joins').where('joined_at', 'is', null).where('expires_at', '<', clock.now()).execute();
  await db.deleteFrom('used_challenges').where('expires_at', '<', clock.now()).execute();
  // The longest session lasts 30 days; its refresh tokens are deleted with it.
  await db
    .deleteFrom('sessions')
    .where('created_at', '<', after(clock.now(), -60 * DAY))
    .execute();
}
