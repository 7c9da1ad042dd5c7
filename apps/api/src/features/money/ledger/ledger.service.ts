import type { Ledger, ledger, ReadBody } from '@wideload/contract';
import { stateName, type FormerPermit } from '@wideload/domain';
import type { Admin } from '#actor.ts';
import { inTransaction, type Db, type Tx } from '#platform/db/transaction.ts';
import type { Deps } from '#deps.ts';
import { Problem } from '#problem.ts';
import { recordAction } from '#features/audit-log/audit-log.service.ts';
import { lockOrder } from '#features/orders/orders.service.ts';
import { formatFeeDifference } from './ledger-csv.ts';
import { listLedgerPayments, findLedgerOrders, findReason, writeReason } from './ledger.store.ts';
import { listFormerPermits, toLedger } from './order-ledger.ts';

async function readFrom(db: Db | Tx, by: Admin, orderId: string): Promise<Ledger> {
  const [order] = await findLedgerOrders(db, by, [orderId]);
  if (order === undefined) throw new Problem('not-found');
  const { rows, totals } = toLedger(order);
  const payments = await listLedgerPayments(db, by, orderId);
  const reasons = new Map(order.reasons.map(({ permit_id: id, reason }) => [id, reason]));
  return {
    payments,
    rows: rows.map((row) => ({
      ...row,
      why: formatFeeDifference(row.why),
      reason: reasons.get(row.permitId ?? '') ?? '',
    })),
    totals,
  };
}

export function readLedger({ db }: Deps, by: Admin, orderId: string): Promise<Ledger> {
  return readFrom(db, by, orderId);
}

/** Empty for an order that does not exist. */
export async function readFormerPermits(db: Db | Tx, by: Admin, orderId: string): Promise<FormerPermit[]> {
  const [order] = await findLedgerOrders(db, by, [orderId]);
  return order === undefined ? [] : listFormerPermits(order);
}

type Explanation = { orderId: string; body: ReadBody<typeof ledger.explain> };

export function explainDifference(deps: Deps, by: Admin, { orderId, body }: Explanation): Promise<Ledger> {
  const { permitId, reason } = body;
  return inTransaction(deps.db, async (tx) => {
    const order = await lockOrder(tx, by, orderId);
    if (order === null) throw new Problem('not-found');
    const { rows } = await readFrom(tx, by, orderId);
    const permit = rows.find((row) => row.permitId === permitId)?.permit;
    if (!permit) throw new Problem('not-found');
    const before = await findReason(tx, { orderId, permitId });
    await writeReason(tx, by, { orderId, permitId, reason, at: deps.clock.now() });
    const name = `unit ${permit.unit}, ${stateName(permit.state)}`;
    await recordAction(tx, deps, by, {
      what: 'order.ledger',
      subject: { kind: 'order', id: orderId, label: String(order.orderNumber) },
      before: before === '' ? null : { [name]: before },
      after: reason === '' ? null : { [name]: reason },
    });
    return readFrom(tx, by, orderId);
  });
}
