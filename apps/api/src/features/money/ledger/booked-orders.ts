import type { Admin } from '#actor.ts';
import type { Db, Tx } from '#platform/db/transaction.ts';
import type { Booked } from './ledger-csv.ts';
import { findLedgerOrders } from './ledger.store.ts';
import { toLedger } from './order-ledger.ts';

export type BookedOrders = Map<string, Booked>;

/** The orders of some movements, by id. */
export async function loadBookedOrders(
  db: Db | Tx,
  by: Admin,
  movements: readonly { orderId: string }[],
): Promise<BookedOrders> {
  const ids = [...new Set(movements.map(({ orderId }) => orderId))];
  const orders = ids.length === 0 ? [] : await findLedgerOrders(db, by, ids);
  return new Map(orders.map((order) => [order.id, { order, ledger: toLedger(order) }]));
}
