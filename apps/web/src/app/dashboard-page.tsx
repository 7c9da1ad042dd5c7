import { DashboardPage } from '../features/statistics/dashboard-page.tsx';
import { whenOpened } from '../ui/when-opened.tsx';

const PaymentAlerts = whenOpened(
  async () => (await import('../features/payment-alerts/payment-alerts.tsx')).PaymentAlerts,
);

/** The admin's first page, with the payments that need a person. */
export function AdminDashboardPage() {
  return <DashboardPage notice={<PaymentAlerts />} />;
}
