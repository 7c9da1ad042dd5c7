import type { Card, CardBilling } from '@wideload/contract';
import type { User } from '#actor.ts';
import type { Owner, OwnerId } from '#identities.ts';
import type { Deps } from '#deps.ts';
import { Problem } from '#problem.ts';
import { getGatewayFailure, callProvider } from '#providers/payments/gateway-error.ts';
import { buildKey, type CardDetails } from '#providers/payments/port.ts';
import {
  findOwnCard,
  listOwnCards,
  markDetached,
  markLeaving,
  updateCardFacts,
  deleteOwnSetupsBefore,
  insertSetup,
  listOwnSetups,
  findCardOfMethod,
  findTwin,
  insertCard,
  type CardRow,
} from './cards.store.ts';
import { toBillingChange, toCard, toCardFacts } from './cards.wire.ts';
import { tryToDetach, failedAsDeleted } from './detached-cards.ts';
import { ensureCustomer, findCustomer, findUserOfCustomer, findJoinedCustomer } from './payment-customers.ts';
import { after, formatWait, HOUR, SECOND } from '#clock.ts';
import { inTransaction, getViolatedConstraint, type Tx, serializeBy } from '#platform/db/transaction.ts';

export { findCardById, findOwnCard, type CardRow } from './cards.store.ts';
export {
  finishDetaching,
  detachCards,
  failedAsDeleted,
  findLastDeletedCustomer,
  forgetIfDeleted,
} from './detached-cards.ts';
export { forgetCustomers, ensureCustomerOfCard, findUserOfCustomer, listCustomers } from './payment-customers.ts';

/** `app.ts` passes this call of payments, because payments import cards. */
export type CardUse = {
  isCharging(cardId: string): Promise<boolean>;
};

export async function listCards({ db, payments }: Deps, owner: Owner): Promise<Card[]> {
  return (await listOwnCards(db, owner, payments.provider)).map(toCard);
}

export async function beginCardSetup(deps: Deps, user: User): Promise<{ id: string; clientSecret: string }> {
  await countCardSetup(deps, user);
  const customerId = await ensureCustomer(deps, user.ownerId);
  const begin = (id: string) => deps.payments.createCardSetup(buildKey('seti', deps.ids()), { customerId: id });
  return callProvider(deps.log, 'createCardSetup', async () => {
    try {
      return await begin(customerId);
    } catch (error) {
      if (!(await failedAsDeleted(deps, customerId, error))) throw error;
      return begin(await ensureCustomer(deps, user.ownerId));
    }
  });
}

async function loadOwnCard({ db, payments }: Deps, owner: Owner, idOrMethod: string): Promise<CardRow> {
  const card = await findOwnCard(db, owner, { provider: payments.provider, idOrMethod });
  if (card === null) throw new Problem('not-found');
  return card;
}

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
async function keepCard(
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

/** `isNew` is false if the card was saved before. */
export async function saveCard(deps: Deps, owner: Owner, sourceId: string): Promise<{ isNew: boolean; card: Card }> {
  const { db, payments, log } = deps;
  const known = await findOwnCard(db, owner, { provider: payments.provider, idOrMethod: sourceId });
  if (known !== null) return { isNew: false, card: toCard(known) };
  const customerId = await findCustomer(deps, owner.ownerId);
  if (customerId === null) throw new Problem('not-found');
  const card = await callProvider(log, 'getCard', () => payments.getCard(sourceId));
  if (card.customerId !== customerId) throw new Problem('not-found');
  const isNew = await keepCard(deps, owner.ownerId, { card });
  return { isNew, card: toCard(await loadOwnCard(deps, owner, sourceId)) };
}

export async function changeCard(
  deps: Deps,
  owner: Owner,
  { id, values }: { id: string; values: CardBilling },
): Promise<Card> {
  const row = await loadOwnCard(deps, owner, id);
  const change = { methodId: row.provider_pm_id, billing: toBillingChange(values) };
  const card = await callProvider(deps.log, 'updateCardBilling', async () => {
    try {
      return await deps.payments.updateCardBilling(buildKey('billing', deps.ids()), change);
    } catch (error) {
      if (getGatewayFailure(error)?.kind !== 'Rejected') throw error;
      // Only an attached method can be changed: this one was detached at the provider.
      await markDetached(deps.db, row.id, deps.clock.now());
      throw new Problem('not-found', { cause: error });
    }
  });
  await updateCardFacts(deps.db, row.id, toCardFacts(deps.payments.provider, card));
  return toCard(await loadOwnCard(deps, owner, id));
}

/** Deletes the card here, then detaches it at the provider, now or in a later retry. */
export async function deleteCard(deps: Deps, owner: Owner, { id, use }: { id: string; use: CardUse }): Promise<void> {
  const row = await loadOwnCard(deps, owner, id);
  if (await use.isCharging(row.id)) throw new Problem('payment_in_progress');
  await markLeaving(deps.db, row.id, deps.clock.now());
  await tryToDetach(deps, row);
}

/** Each setup asks a bank whether a number is valid, so the real provider needs a limit against testing of stolen cards. */
async function countCardSetup({ config, db, clock, ids, log }: Deps, user: User): Promise<void> {
  const { payments } = config;
  if (payments.kind !== 'stripe') return;
  const at = clock.now();
  await inTransaction(db, async (tx) => {
    await serializeBy(tx, `card-setups ${user.ownerId}`);
    await deleteOwnSetupsBefore(tx, user, after(at, -HOUR));
    const begun = await listOwnSetups(tx, user);
    const freedBy = begun.at(-payments.limits.setupsAnHour);
    if (freedBy === undefined) return insertSetup(tx, user, { id: ids(), at });
    log.warn({ event: 'card-setups.limited', actor: user.personId });
    const wait = Math.max(SECOND, after(freedBy, HOUR).getTime() - at.getTime());
    throw new Problem('rate.limited', {
      detail: `Too many cards were tried. You can add another one in ${formatWait(wait)}.`,
      retryAfterSeconds: Math.ceil(wait / SECOND),
    });
  });
}

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
