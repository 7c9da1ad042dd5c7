import { useQueryClient } from '@tanstack/react-query';
import { DashboardPage } from '#features/admin/statistics/dashboard-page.tsx';
import { alertsQuery, PaymentAlerts } from '#features/admin/books/payment-alerts.tsx';
import { useLoadedAhead } from '#lib/timing/use-loaded-ahead.ts';
import { FirstPageSwitch } from '#product/account/first-page-switch.tsx';

export function AdminDashboardPage() {
  const client = useQueryClient();
  const isReady = useLoadedAhead(['dashboard'], () => [client.ensureQueryData(alertsQuery(undefined))]);
  return (
    <>
      <DashboardPage notice={<PaymentAlerts />} isReady={isReady} />
      {isReady && <FirstPageSwitch page="dashboard" />}
    </>
  );
}
