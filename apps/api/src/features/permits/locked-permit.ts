import { type PermitStatus, isWorkable } from '@wideload/domain';
import type { SignedIn } from '#actor.ts';
import type { Tx } from '#platform/db/transaction.ts';
import { Problem } from '#problem.ts';
import { lockOrder, type StoredOrder } from '#features/orders/orders.service.ts';
import { findLastChanger, findOrderId } from './permits.store.ts';

export type StoredPermit = StoredOrder['permits'][number];
/** `unit` counts from 1. */
export type LockedPermit = { order: StoredOrder; permit: StoredPermit; unit: number };

/** `lockPermit` whatever the order's status is. */
export async function lockPermitOfAnyOrder(tx: Tx, actor: SignedIn, permitId: string): Promise<LockedPermit> {
  const orderId = await findOrderId(tx, actor, permitId);
  const order = orderId === null ? null : await lockOrder(tx, actor, orderId);
  if (order === null) throw new Problem('not-found');
  return findPermit(order, permitId);
}

export function findPermit(order: StoredOrder, permitId: string): LockedPermit {
  const permit = order.permits.find(({ _id }) => _id === permitId);
  if (permit === undefined) throw new Problem('not-found');
  return { order, permit, unit: order.units.findIndex(({ _id }) => _id === permit.unit) + 1 };
}

export async function lockPermit(tx: Tx, actor: SignedIn, permitId: string): Promise<LockedPermit> {
  const locked = await lockPermitOfAnyOrder(tx, actor, permitId);
  if (!isWorkable(locked.order.status)) throw new Problem('order.not-pending');
  return locked;
}

/** The permits must be of this order, and it pending. */
export async function lockPermits(
  tx: Tx,
  actor: SignedIn,
  { orderId, permits: ids }: { orderId: string; permits: readonly string[] },
): Promise<LockedPermit[]> {
  const order = await lockOrder(tx, actor, orderId);
  if (order === null) throw new Problem('not-found');
  if (!isWorkable(order.status)) throw new Problem('order.not-pending');
  return [...new Set(ids)].map((id) => findPermit(order, id));
}

export async function createStaleProblem(
  tx: Tx,
  actor: SignedIn,
  { order, permit, unit }: LockedPermit,
): Promise<Problem> {
  const last = await findLastChanger(tx, { orderId: order.id, state: permit.state, unit });
  return new Problem('order.stale', {
    detail: `This permit is now ${permit.status}: ${nameChanger(actor, last)} changed it. Nothing was overwritten.`,
    members: { permitStatus: permit.status satisfies PermitStatus },
  });
}

/** A carrier sees no admin's address. */
function nameChanger(actor: SignedIn, last: { email: string; role: string } | null): string {
  if (last?.role === 'user') return actor.kind === 'user' ? 'you' : 'its carrier';
  if (actor.kind === 'user') return 'we';
  return last?.email ?? 'another admin';
}
