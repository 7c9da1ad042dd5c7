import type { PersonalData } from '@wideload/contract';
import type { SignedIn } from '#actor.ts';
import type { Deps } from '#deps.ts';
import * as rows from './personal-rows.store.ts';

export { deleteAccount, deleteAccountAsAdmin } from './erasure.ts';

export async function collectPersonalData({ db, clock }: Deps, actor: SignedIn): Promise<PersonalData> {
  return {
    madeAt: clock.now().toISOString(),
    account: await rows.readAccount(db, actor),
    companies: await rows.readOwnRows(db, actor, 'companies'),
    trucks: await rows.readOwnRows(db, actor, 'trucks'),
    trailers: await rows.readOwnRows(db, actor, 'trailers'),
    combinations: await rows.readOwnRows(db, actor, 'combinations'),
    orders: await rows.readOrders(db, actor),
    payments: await rows.readPayments(db, actor),
    cards: await rows.readCards(db, actor),
    phoneAgreements: await rows.readPhoneAgreements(db, actor),
    notifications: await rows.readOwnRows(db, actor, 'notifications'),
    sessions: await rows.readSessions(db, actor),
    passkeys: await rows.readPasskeys(db, actor),
    webhooks: await rows.readWebhooks(db, actor),
    recipients: await rows.readRecipients(db, actor),
    calendarFeeds: await rows.readCalendarFeeds(db, actor),
    apiKeys: await rows.readApiKeys(db, actor),
    memberships: await rows.readMemberships(db, actor),
    accountJoins: await rows.readAccountJoins(db, actor),
    invitations: await rows.readInvitations(db, actor),
  };
}
