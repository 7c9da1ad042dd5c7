import { mergePermitUpdates, type PermitStatus, type PermitUpdate } from '@wideload/domain';
import type { Deps } from '#deps.ts';
import type { Tx } from '#platform/db/transaction.ts';
import { mailOrderDigest, type StoredOrder } from '#features/orders/orders.service.ts';
import type { StoredPermit } from './locked-permit.ts';

/** `money` says what happens to it when the state has refused. */
type Change = { from: PermitStatus; after: StoredPermit; unit: number; money: readonly string[]; isExpired: boolean };

/** Null if the change sends no mail: the carrier is told of a filing in the app only. */
export function toPermitUpdate({ from, after, unit, money, isExpired }: Change): PermitUpdate | null {
  const { _id: permitId, state, stateNumber, validFrom, validTo } = after;
  const subject = { permitId, state, unit };
  if (after.status === 'issued') return { ...subject, what: 'issued', stateNumber, validFrom, validTo, isExpired };
  if (after.status === 'refused') return { ...subject, what: 'refused', reason: after.refusalReason, money };
  return from === 'issued' || from === 'refused' ? { ...subject, what: 'taken-back', was: from } : null;
}

type Content = { updates: readonly PermitUpdate[]; warnings: readonly string[] };
type News = { order: StoredOrder; change: (waiting: Content) => Content };

async function changeWaitingMail(
  tx: Tx,
  deps: Pick<Deps, 'ids' | 'clock' | 'config'>,
  { order, change }: News,
): Promise<void> {
  const { id: orderId, orderNumber, title } = order;
  const link = `${deps.config.publicUrl}/order_list/order?orderId=${orderId}`;
  await mailOrderDigest(tx, deps, {
    kind: 'permit-update',
    orderId,
    merge: (waiting) => {
      const news = change({ updates: waiting?.updates ?? [], warnings: waiting?.warnings ?? [] });
      const isEmpty = news.updates.length === 0 && news.warnings.length === 0;
      return isEmpty ? null : { orderNumber, orderId, title, link, ...news };
    },
  });
}

/** Updates of an order within five minutes are one mail. The order must be locked. */
export function enqueuePermitUpdate(
  tx: Tx,
  deps: Pick<Deps, 'ids' | 'clock' | 'config'>,
  { order, update }: { order: StoredOrder; update: PermitUpdate },
): Promise<void> {
  const change: News['change'] = ({ updates, warnings }) => ({
    updates: mergePermitUpdates(updates, update),
    warnings,
  });
  return changeWaitingMail(tx, deps, { order, change });
}

/** A warning is in the same mail as the updates. The order must be locked. */
export function enqueueWarning(
  tx: Tx,
  deps: Pick<Deps, 'ids' | 'clock' | 'config'>,
  { order, warning }: { order: StoredOrder; warning: string },
): Promise<void> {
  const change: News['change'] = ({ updates, warnings }) => ({ updates, warnings: [...warnings, warning] });
  return changeWaitingMail(tx, deps, { order, change });
}

/** The carrier has already acted on the news of the permits. */
export function dropPermitUpdates(
  tx: Tx,
  deps: Pick<Deps, 'ids' | 'clock' | 'config'>,
  { order, permits }: { order: StoredOrder; permits: readonly StoredPermit[] },
): Promise<void> {
  const change: News['change'] = ({ updates, warnings }) => ({
    updates: updates.filter(({ permitId }) => !permits.some(({ _id }) => _id === permitId)),
    warnings,
  });
  return changeWaitingMail(tx, deps, { order, change });
}
