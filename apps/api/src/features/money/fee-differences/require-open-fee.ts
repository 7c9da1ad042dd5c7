import type { feeDifferences, ReadBody } from '@wideload/contract';
import { cents, formatDollars, stateName } from '@wideload/domain';
import type { Admin } from '#actor.ts';
import type { Tx } from '#platform/db/transaction.ts';
import type { Deps } from '#deps.ts';
import { Problem } from '#problem.ts';
import { recordAction } from '#features/audit-log/audit-log.service.ts';
import { listOpenFees, type OpenFee } from './read-fees.ts';

export type FeeRequest = ReadBody<typeof feeDifferences.settle> & { orderId: string };

/** Call it with the order locked: each difference is settled once. */
export async function requireOpenFee(tx: Tx, { orderId, permitId, expectedDifference }: FeeRequest): Promise<OpenFee> {
  const fee = (await listOpenFees(tx, orderId)).find(({ id }) => id === permitId);
  if (fee?.difference !== expectedDifference) throw new Problem('fee-difference.settled');
  return fee;
}

type Settled = { orderNumber: number; fee: Pick<OpenFee, 'state' | 'difference'>; how: string; reason: string };

export async function recordFeeAction(
  tx: Tx,
  deps: Deps,
  by: Admin,
  { orderId, orderNumber, fee, how, reason }: Settled & { orderId: string },
): Promise<void> {
  const difference = `${stateName(fee.state)}: ${formatDollars(cents(fee.difference))}`;
  await recordAction(tx, deps, by, {
    what: 'order.fee-settled',
    subject: { kind: 'order', id: orderId, label: String(orderNumber) },
    before: { difference },
    after: { settled: how, ...(reason !== '' && { reason }) },
  });
}
