import { DashboardPage } from '#features/admin/statistics/dashboard-page.tsx';
import { PaymentAlerts } from '#features/admin/books/payment-alerts.tsx';
import { FirstPageSwitch } from '#product/account/first-page-switch.tsx';

export function AdminDashboardPage() {
  return (
    <>
      <DashboardPage notice={<PaymentAlerts />} />
      <FirstPageSwitch page="dashboard" />
    </>
  );
}
