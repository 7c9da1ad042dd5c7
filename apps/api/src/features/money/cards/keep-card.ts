import type { OwnerId } from '#identities.ts';
import type { Deps } from '#deps.ts';
import { inTransaction, getViolatedConstraint, type Tx } from '#platform/db/transaction.ts';
import type { CardDetails } from '#providers/payments/port.ts';
import { findTwin, insertCard, markLeaving } from './cards.store.ts';
import { toCardFacts } from './cards.wire.ts';
import { findJoinedCustomer } from './payment-customers.ts';
import { tryToDetach } from './detach-cards.ts';

type KeepDeps = Pick<Deps, 'db' | 'payments' | 'clock' | 'ids' | 'log'>;
type AlsoInTransaction = (tx: Tx) => Promise<void>;

const TRIES = 3;

async function keepOnce(
  deps: KeepDeps,
  ownerId: OwnerId,
  { card, also }: { card: CardDetails; also: AlsoInTransaction },
): Promise<boolean> {
  const facts = toCardFacts(deps.payments.provider, card);
  const twin = await findTwin(deps.db, ownerId, facts);
  const isNew = await inTransaction(deps.db, async (tx) => {
    await also(tx);
    if (twin !== null) await markLeaving(tx, twin.id, deps.clock.now());
    const customer_id = await findJoinedCustomer(tx, card.customerId);
    return insertCard(tx, { ...facts, id: deps.ids(), user_id: ownerId, customer_id, created_at: deps.clock.now() });
  });
  if (twin !== null) await tryToDetach(deps, twin);
  return isNew;
}

/** Replaces an earlier card of the same number. `also` commits with it. @returns whether the card is new here. */
export async function keepCard(
  deps: KeepDeps,
  ownerId: OwnerId,
  { card, also = () => Promise.resolve() }: { card: CardDetails; also?: AlsoInTransaction },
): Promise<boolean> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await keepOnce(deps, ownerId, { card, also });
    } catch (error) {
      // Another request saved the same number meanwhile: the next round replaces that card.
      if (attempt === TRIES || getViolatedConstraint(error) !== 'cards_fingerprint') throw error;
    }
  }
}
