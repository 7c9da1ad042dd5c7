import type { FiledDispute, PaymentAlert, PaymentAlertKind } from '@wideload/contract';
import type { Admin } from '#actor.ts';
import { inTransaction, type Db, type Tx } from '#platform/db/transaction.ts';
import type { Deps } from '#deps.ts';
import { enqueue } from '#platform/deliveries/enqueue.ts';
import { Problem } from '#problem.ts';
import { recordAction } from '#features/audit-log/audit-log.service.ts';
import { listDisputes } from '../disputes.store.ts';
import { toFiledDispute } from '../disputes.wire.ts';
import {
  findAlert,
  findAlertedOrder,
  insertAlert,
  listOpenAlerts,
  resolveAlert,
  type AlertRow,
} from './payment-alerts.store.ts';

export type Alert = {
  kind: PaymentAlertKind;
  /** Names the cause (`anomaly:<payment>`): at most one alert and one mail are open per key. */
  key: string;
  /** After a resolved alert, the same `fact` raises no new one, a new `occurrence` does. */
  cause: 'fact' | 'occurrence';
  orderId?: string | null;
  paymentId?: string | null;
  disputeId?: string | null;
  /** One sentence for an admin; no card number, no secret. */
  detail: string;
};

type AlertDeps = Pick<Deps, 'ids' | 'clock' | 'config' | 'log' | 'payments'>;

async function insertAndMail(deps: AlertDeps, tx: Tx, alert: Alert): Promise<void> {
  const { kind, key, cause, orderId = null, paymentId = null, disputeId = null, detail } = alert;
  const id = deps.ids();
  const about = { order_id: orderId, payment_id: paymentId, dispute_id: disputeId };
  const open = { id, kind, key, ...about, detail, raised_at: deps.clock.now(), resolved_at: null, resolved_by: null };
  if (!(await insertAlert(tx, open, { isOnce: cause === 'fact' }))) return;
  deps.log.error({ event: 'payment.alert', kind, key, order: orderId, payment: paymentId, detail });
  const order = orderId === null ? undefined : await findAlertedOrder(tx, orderId);
  const where =
    orderId === null || order === undefined
      ? '/dashboard'
      : `/users/orders/order?orderId=${orderId}&userId=${order.user_id}`;
  const [dispute] = await listDisputes(tx, { by: 'id', ids: disputeId === null ? [] : [disputeId] });
  const providerLink = dispute === undefined ? null : toFiledDispute(deps, dispute).link;
  const content = {
    kind,
    detail,
    ...(orderId !== null && order && { orderId, orderNumber: order.order_number }),
    link: `${deps.config.publicUrl}${where}`,
    ...(providerLink !== null && { providerLink }),
  };
  await enqueue(tx, deps, { kind: 'payment-alert', to: deps.config.operatorEmail, content }, { key: `alert:${id}` });
}

/** Once while an alert of the key is open. Pass the fact's transaction if there is one. */
export async function raiseAlert(deps: AlertDeps, db: Db | Tx, alert: Alert): Promise<void> {
  if (db.isTransaction) await insertAndMail(deps, db as Tx, alert);
  else await inTransaction(db, (tx) => insertAndMail(deps, tx, alert));
}

function toPaymentAlert(row: AlertRow, dispute: FiledDispute | null): PaymentAlert {
  const { order_id: orderId, order_number: orderNumber, user_id: userId } = row;
  const hasOrder = orderId !== null && orderNumber !== null && userId !== null;
  return {
    _id: row.id,
    kind: row.kind,
    detail: row.detail,
    raisedAt: row.raised_at.toISOString(),
    order: hasOrder ? { _id: orderId, orderNumber, userId } : null,
    resolvedAt: row.resolved_at?.toISOString() ?? null,
    dispute,
  };
}

async function toPaymentAlerts(deps: Deps, db: Db | Tx, rows: readonly AlertRow[]): Promise<PaymentAlert[]> {
  const ids = rows.flatMap(({ dispute_id: id }) => id ?? []);
  const disputes = new Map(
    (await listDisputes(db, { by: 'id', ids })).map((row) => [row.id, toFiledDispute(deps, row)]),
  );
  return rows.map((row) => toPaymentAlert(row, disputes.get(row.dispute_id ?? '') ?? null));
}

export async function listAlerts(deps: Deps, by: Admin, query: { orderId?: string | undefined }) {
  const { items, total } = await listOpenAlerts(deps.db, by, query);
  return { items: await toPaymentAlerts(deps, deps.db, items), total };
}

export function resolveAlertOnce(deps: Deps, by: Admin, id: string): Promise<PaymentAlert> {
  return inTransaction(deps.db, async (tx) => {
    const isNews = await resolveAlert(tx, by, { id, at: deps.clock.now() });
    const row = await findAlert(tx, by, id);
    if (row === null) throw new Problem('not-found');
    if (isNews) {
      const label = row.order_number === null ? row.kind : `${row.kind}, order ${row.order_number}`;
      const subject = { kind: 'alert', id, label } as const;
      await recordAction(tx, deps, by, { what: 'alert.resolve', subject, before: null, after: { detail: row.detail } });
    }
    const [alert] = await toPaymentAlerts(deps, tx, [row]);
    if (alert === undefined) throw new Error(`Alert ${id} is gone.`);
    return alert;
  });
}
