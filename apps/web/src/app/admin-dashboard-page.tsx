import { DashboardPage } from '../features/admin/statistics/dashboard-page.tsx';
import { whenOpened } from '../ui/overlay/when-opened.tsx';

const PaymentAlerts = whenOpened(
  async () => (await import('../features/admin/alerts/payment-alerts.tsx')).PaymentAlerts,
);

export function AdminDashboardPage() {
  return <DashboardPage notice={<PaymentAlerts />} />;
}
