import type { Deps } from '#deps.ts';
import { inTransaction, type Tx } from '#platform/db/transaction.ts';
import { getGatewayFailure } from '#providers/payments/gateway-error.ts';
import type { CardDetails } from '#providers/payments/port.ts';
import { findCardOfMethod, markDetached, markLeaving, updateCardFacts, type CardRow } from './cards.store.ts';
import { toCardFacts } from './cards.wire.ts';
import { tryToDetach } from './finish-detaching.ts';
import { keepCard } from './keep-card.ts';
import { findUserOfCustomer } from './payment-customers.ts';

type SyncDeps = Pick<Deps, 'db' | 'payments' | 'clock' | 'ids' | 'log'>;

async function readCard({ payments }: SyncDeps, methodId: string): Promise<CardDetails | null> {
  try {
    return await payments.getCard(methodId);
  } catch (error) {
    if (getGatewayFailure(error)?.kind === 'NotFound') return null;
    throw error;
  }
}

async function syncKnown(
  deps: SyncDeps,
  row: CardRow,
  { card, also }: { card: CardDetails | null; also: (tx: Tx) => Promise<void> },
) {
  const isAttached = card !== null && card.customerId !== null;
  const isDeletedHereOnly = isAttached && row.detached_at !== null;
  await inTransaction(deps.db, async (tx) => {
    await also(tx);
    if (!isAttached) await markDetached(tx, row.id, deps.clock.now());
    else if (isDeletedHereOnly) await markLeaving(tx, row.id, deps.clock.now());
    else await updateCardFacts(tx, row.id, toCardFacts(deps.payments.provider, card));
  });
  if (isDeletedHereOnly) await tryToDetach(deps, row);
}

/** `also` commits with the effect. @returns false if the method is not ours; `also` did not run. @throws GatewayError */
export async function syncCard(deps: SyncDeps, methodId: string, also: (tx: Tx) => Promise<void>): Promise<boolean> {
  const card = await readCard(deps, methodId);
  const row = await findCardOfMethod(deps.db, deps.payments.provider, methodId);
  if (row !== null) {
    await syncKnown(deps, row, { card, also });
    return true;
  }
  if (card === null || card.customerId === null) return false;
  const ownerId = await findUserOfCustomer(deps, card.customerId);
  if (ownerId === null) return false;
  await keepCard(deps, ownerId, { card, also });
  return true;
}
