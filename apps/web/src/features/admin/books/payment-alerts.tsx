import { useQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callQuery } from '#lib/api/call-query.ts';
import * as texts from './alerts.texts.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/layout/notice.tsx';
import { Link } from '@tanstack/react-router';
import type { PaymentAlert } from '@wideload/contract';
import { paymentAlerts } from '@wideload/contract/client';
import { call } from '#lib/api/api.ts';
import { formatInstant } from '#lib/format-instant.ts';
import { showToast } from '#lib/toast.ts';
import { ForDesk } from '#product/account/for-desk.tsx';
import { FailedLine, FailedQuery, ListSkeleton } from '#ui/list/list-states.tsx';
import { Drawer } from '#ui/overlay/drawer.tsx';

/** `docs/payments.md` describes each kind. */
const alertWords: Record<PaymentAlert['kind'], { title: string; toDo: string }> = {
  anomaly: { title: texts.anomaly, toDo: texts.anomalyToDo },
  stuck: { title: texts.stuck, toDo: texts.stuckToDo },
  'refund-failed': { title: texts.refundFailed, toDo: texts.refundFailedToDo },
  dispute: { title: texts.dispute, toDo: texts.disputeToDo },
  'provider-misconfigured': { title: texts.misconfigured, toDo: texts.misconfiguredToDo },
};

const root = ['admin', 'payment-alerts'] as const;

const alertsKey = root;

export const alertsQuery = (orderId: string | undefined) =>
  callQuery(
    [...root, orderId ?? 'all'],
    paymentAlerts.list,
    { query: orderId === undefined ? {} : { orderId } },
    { refetchInterval: 60_000 },
  );

function Alert({ alert, onLeave }: { alert: PaymentAlert; onLeave: () => void }) {
  const client = useQueryClient();
  const { title, toDo } = alertWords[alert.kind];
  const { order } = alert;
  const resolving = useMutation({
    mutationFn: () => call(paymentAlerts.resolve, { params: { id: alert._id } }),
    onSuccess: async () => {
      showToast({ tone: 'ok', text: texts.wasDealtWith });
      await client.invalidateQueries({ queryKey: alertsKey });
    },
  });
  return (
    <li className="stack align-start gap-8 padded-12 breakable">
      <h3>{title}</h3>
      <p className="hint">
        <time dateTime={alert.raisedAt}>{formatInstant(alert.raisedAt)}</time>
      </p>
      <p>{alert.detail}</p>
      {alert.dispute !== null && (
        <p>
          <a href={alert.dispute.link} target="_blank" rel="noopener noreferrer">
            {texts.openDispute}
          </a>
        </p>
      )}
      {order !== null && (
        <p>
          <Link to="/users/orders/order" search={{ orderId: order._id, userId: order.userId }} onClick={onLeave}>
            {texts.orderNumbered(order.orderNumber)}
          </Link>
        </p>
      )}
      <p>
        <strong>{texts.whatToDo}</strong>: {toDo}
      </p>
      {resolving.error && <Notice tone="danger">{resolving.error.message}</Notice>}
      <ForDesk right={paymentAlerts.resolve.deskRight} what={texts.dealtWith}>
        <Button size="small" pending={resolving.isPending} onClick={() => resolving.mutate()}>
          {texts.dealtWith}
        </Button>
      </ForDesk>
    </li>
  );
}

function AlertsDrawer({ orderId, onClose }: { orderId: string | undefined; onClose: () => void }) {
  const alerts = useQuery(alertsQuery(orderId));
  const { data, error } = alerts;
  return (
    <Drawer title={texts.drawerTitle} onClose={onClose}>
      {data === undefined && !error && <ListSkeleton label={texts.drawerTitle} />}
      {data === undefined && <FailedQuery query={alerts} />}
      {data?.total === 0 && <p>{texts.noneLeft}</p>}
      {data !== undefined && (
        <ul className="rows">
          {data.items.map((alert) => (
            <Alert key={alert._id} alert={alert} onLeave={onClose} />
          ))}
        </ul>
      )}
      {data !== undefined && data.total > data.items.length && <p>{texts.more(data.total - data.items.length)}</p>}
    </Drawer>
  );
}

export function PaymentAlerts({ orderId }: { orderId?: string | undefined }) {
  const [isOpen, setOpen] = useState(false);
  const alerts = useQuery(alertsQuery(orderId));
  const total = alerts.data?.total ?? 0;
  // After the last alert is dealt with, the open drawer stays until the admin closes it.
  if (total === 0 && !isOpen) return <FailedLine query={alerts} text={texts.notLoaded} className="below-16" />;
  return (
    <>
      {total > 0 && (
        <Notice tone="danger" title={texts.heading(total)} className="below-16">
          <p>{texts.noAutomaticPayments}</p>
          <Button size="small" className="above-8" onClick={() => setOpen(true)}>
            {texts.lookAtThem(total)}
          </Button>
        </Notice>
      )}
      {isOpen && <AlertsDrawer orderId={orderId} onClose={() => setOpen(false)} />}
    </>
  );
}
