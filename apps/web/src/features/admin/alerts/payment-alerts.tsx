import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import * as texts from './alerts.texts.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/layout/notice.tsx';
import { alertsQuery } from './payment-alerts.queries.ts';
import { AlertsDrawer } from './alerts-drawer.tsx';

export function PaymentAlerts({ orderId }: { orderId?: string | undefined }) {
  const [isOpen, setOpen] = useState(false);
  const alerts = useQuery(alertsQuery(orderId));
  const total = alerts.data?.total ?? 0;
  // After the last alert is dealt with, the open drawer stays until the admin closes it.
  if (total === 0 && !isOpen) return null;
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
