import type { PaymentAlert, PaymentAlertKind } from '@wideload/contract';
import type { Admin } from '../../../actor.ts';
import { inTransaction, type Db, type Tx } from '../../../platform/db/transaction.ts';
import type { Deps } from '../../../deps.ts';
import { enqueue } from '../../../platform/outbox/enqueue.ts';
import { Problem } from '../../../problem.ts';
import { recordAct } from '../../audit-log/audit-log.service.ts';
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
  /** One sentence for an admin; no card number, no secret. */
  detail: string;
};

type AlertDeps = Pick<Deps, 'ids' | 'clock' | 'config' | 'log'>;

async function insertAndMail(deps: AlertDeps, tx: Tx, alert: Alert): Promise<void> {
  const { kind, key, cause, orderId = null, paymentId = null, detail } = alert;
  const id = deps.ids();
  const row = { id, kind, key, order_id: orderId, payment_id: paymentId, detail, raised_at: deps.clock.now() };
  const open = { ...row, resolved_at: null, resolved_by: null };
  if (!(await insertAlert(tx, open, { isOnce: cause === 'fact' }))) return;
  deps.log.error({ event: 'payment.alert', kind, key, order: orderId, payment: paymentId, detail });
  const order = orderId === null ? undefined : await findAlertedOrder(tx, orderId);
  const where =
    orderId === null || order === undefined
      ? '/dashboard'
      : `/users/orders/order?orderId=${orderId}&userId=${order.user_id}`;
  const content = {
    kind,
    detail,
    ...(orderId !== null && order && { orderId, orderNumber: order.order_number }),
    link: `${deps.config.publicUrl}${where}`,
  };
  await enqueue(tx, deps, { kind: 'payment-alert', to: deps.config.operatorEmail, content }, { key: `alert:${id}` });
}

/** Once while an alert of the key is open. Pass the fact's transaction if there is one. */
export async function raiseAlert(deps: AlertDeps, db: Db | Tx, alert: Alert): Promise<void> {
  if (db.isTransaction) await insertAndMail(deps, db as Tx, alert);
  else await inTransaction(db, (tx) => insertAndMail(deps, tx, alert));
}

function toPaymentAlert(row: AlertRow): PaymentAlert {
  const { order_id: orderId, order_number: orderNumber, user_id: userId } = row;
  const hasOrder = orderId !== null && orderNumber !== null && userId !== null;
  return {
    _id: row.id,
    kind: row.kind,
    detail: row.detail,
    raisedAt: row.raised_at.toISOString(),
    order: hasOrder ? { _id: orderId, orderNumber, userId } : null,
    resolvedAt: row.resolved_at?.toISOString() ?? null,
  };
}

export async function listAlerts({ db }: Deps, by: Admin, query: { orderId?: string | undefined }) {
  const { items, total } = await listOpenAlerts(db, by, query);
  return { items: items.map(toPaymentAlert), total };
}

export function resolveAlertOnce(deps: Deps, by: Admin, id: string): Promise<PaymentAlert> {
  return inTransaction(deps.db, async (tx) => {
    const isNews = await resolveAlert(tx, by, { id, at: deps.clock.now() });
    const row = await findAlert(tx, by, id);
    if (row === null) throw new Problem('not-found');
    if (isNews) {
      const label = row.order_number === null ? row.kind : `${row.kind}, order ${row.order_number}`;
      const subject = { kind: 'alert', id, label } as const;
      await recordAct(tx, deps, by, { what: 'alert.resolve', subject, before: null, after: { detail: row.detail } });
    }
    return toPaymentAlert(row);
  });
}
