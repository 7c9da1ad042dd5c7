import type { PersonalData } from '@wideload/contract';
import type { SignedIn } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import * as rows from './personal-rows.store.ts';

export { deleteAccount, deleteAccountFor } from './erasure.ts';

/** Everything that is kept of the person. */
export async function collectPersonalData({ db, clock }: Deps, actor: SignedIn): Promise<PersonalData> {
  return {
    madeAt: clock.now().toISOString(),
    account: await rows.accountOf(db, actor),
    companies: await rows.ownRowsOf(db, actor, 'companies'),
    trucks: await rows.ownRowsOf(db, actor, 'trucks'),
    trailers: await rows.ownRowsOf(db, actor, 'trailers'),
    combinations: await rows.ownRowsOf(db, actor, 'combinations'),
    orders: await rows.ordersOf(db, actor),
    payments: await rows.paymentsOf(db, actor),
    cards: await rows.cardsOf(db, actor),
    notifications: await rows.ownRowsOf(db, actor, 'notifications'),
    sessions: await rows.sessionsOf(db, actor),
  };
}
