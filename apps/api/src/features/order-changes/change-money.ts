import { cents, computeOrderBalance, formatDollars, stateName, type Cents } from '@wideload/domain';
import type { SignedIn } from '#actor.ts';
import type { Tx } from '#platform/db/transaction.ts';
import type { Deps } from '#deps.ts';
import { Problem } from '#problem.ts';
import { askForChange, findMoved, hasRequestedAdjustment, refundChange } from '#features/money/payments.service.ts';
import type { OrderChange, PermitTurn } from './decide-change.ts';

/** In cents. `due` is paid with the change, `back` is returned with it. */
export type ChangeMoney = { fees: Cents; due: Cents; back: Cents };

const nothing = cents(0);

const listAskedFees = (turns: readonly PermitTurn[]) =>
  turns.flatMap(({ fate, fee, permit, state }) =>
    fate === 'ask-state' && fee !== null ? [{ permit, fee, state }] : [],
  );

/** By the balance of the order, as every other difference of a paid order. */
export async function quoteMoney(tx: Tx, { before, after, turns, isCanceled }: OrderChange): Promise<ChangeMoney> {
  const moved = await findMoved(tx, before.id);
  if (isCanceled) return { fees: nothing, due: nothing, back: cents(moved.captured - moved.refunded) };
  const fees = cents(listAskedFees(turns).reduce((sum, { fee }) => sum + fee, 0));
  const more = after.totalPrice - before.totalPrice + fees;
  const was = computeOrderBalance({ status: before.status, total: before.totalPrice, ...moved });
  // The carrier pays all that is due at once, and has not been asked for this part of it.
  if (more > 0 && was.kind === 'due' && !(await hasRequestedAdjustment(tx, before.id))) {
    const detail = 'Another difference of this order is open. Write to us, and we settle it first.';
    throw new Problem('change.not-possible', { detail });
  }
  const total = { total: after.totalPrice, ...moved, fees: moved.fees + fees };
  const balance = computeOrderBalance({ status: after.status, ...total });
  const due = more > 0 && balance.kind === 'due' && balance.chargeable ? balance.amount : nothing;
  const back = more < 0 && balance.kind === 'over' ? cents(Math.min(balance.amount, -more)) : nothing;
  return { fees, due, back };
}

type Booking = { by: SignedIn; change: OrderChange; money: ChangeMoney };

/**
 * Returns what a change costs less, in its transaction and before it is written: a canceled permit is still there to be named.
 * @returns the refunds, to be sent after the commit
 */
export async function returnMoney(tx: Tx, deps: Deps, { by, change, money }: Booking): Promise<string[]> {
  if (money.back === 0) return [];
  const parts = change.isCanceled ? [] : listCheaper(change.turns, money.back);
  return refundChange(tx, deps, { by, orderId: change.before.id, amount: money.back, parts });
}

/** The permits that cost less, one after the other until it is the amount. */
function listCheaper(turns: readonly PermitTurn[], amount: Cents): { permitId: string; amount: number }[] {
  let left: number = amount;
  return turns.flatMap(({ permit: permitId, price }) => {
    const part = Math.min(left, Math.max(0, price.from - price.to));
    left -= part;
    return part === 0 ? [] : [{ permitId, amount: part }];
  });
}

/** Asks for what the written change costs, in its transaction. @returns the request, or null where nothing is to be paid. */
export async function askForMoney(tx: Tx, deps: Deps, { by, change, money }: Booking): Promise<string | null> {
  if (money.due === 0 && money.fees === 0) return null;
  const orderId = change.before.id;
  const fees = listAskedFees(change.turns).map(({ permit, fee, state }) => {
    const charged = change.before.permits.find(({ _id }) => _id === permit)?.chargedFeeCents ?? 0;
    const reason = `${stateName(state)} asks ${formatDollars(fee)} to change an issued permit`;
    return { permitId: permit, difference: fee, chargedFee: charged + fee, reason };
  });
  return askForChange(tx, deps, { by, orderId, fees, isCovered: money.due === 0 });
}
