import { DashboardPage } from '#features/admin/statistics/dashboard-page.tsx';
import { createLazyPart } from '#ui/overlay/lazy-part.tsx';

const PaymentAlerts = createLazyPart(
  async () => (await import('#features/admin/alerts/payment-alerts.tsx')).PaymentAlerts,
);
const FirstPageSwitch = createLazyPart(
  async () => (await import('#product/account/first-page-switch.tsx')).FirstPageSwitch,
);

export function AdminDashboardPage() {
  return (
    <>
      <DashboardPage notice={<PaymentAlerts />} />
      <FirstPageSwitch page="dashboard" />
    </>
  );
}
