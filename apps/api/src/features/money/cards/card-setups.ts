import type { User } from '#actor.ts';
import { after, HOUR, SECOND } from '#clock.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import type { Deps } from '#deps.ts';
import { Problem } from '#problem.ts';
import { deleteOwnSetupsBefore, insertSetup, listOwnSetups, lockOwnSetups } from './card-setups.store.ts';

/** Each setup asks a bank whether a number is valid, so the real provider needs a limit against testing of stolen cards. */
export async function countCardSetup({ config, db, clock, ids, log }: Deps, user: User): Promise<void> {
  const { payments } = config;
  if (payments.kind !== 'stripe') return;
  const at = clock.now();
  await inTransaction(db, async (tx) => {
    await lockOwnSetups(tx, user);
    await deleteOwnSetupsBefore(tx, user, after(at, -HOUR));
    const begun = await listOwnSetups(tx, user);
    const freedBy = begun.at(-payments.limits.setupsAnHour);
    if (freedBy === undefined) return insertSetup(tx, user, { id: ids(), at });
    log.warn({ event: 'card-setups.limited', actor: user.personId });
    throw new Problem('rate.limited', {
      detail: 'Too many cards were tried. Wait an hour before you add another one.',
      retryAfterSeconds: Math.max(1, Math.ceil((after(freedBy, HOUR).getTime() - at.getTime()) / SECOND)),
    });
  });
}
