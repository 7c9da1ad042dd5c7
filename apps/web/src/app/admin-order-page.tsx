import { useSearch } from '@tanstack/react-router';
import { OrderPage } from '../features/admin/order/order-page.tsx';
import type { SearchTexts } from '../lib/address/search-codec.ts';
import { whenOpened } from '../ui/overlay/when-opened.tsx';

const PaymentAlerts = whenOpened(
  async () => (await import('../features/admin/alerts/payment-alerts.tsx')).PaymentAlerts,
);

export function AdminOrderPage() {
  const { orderId }: SearchTexts = useSearch({ strict: false });
  return <OrderPage notice={orderId === undefined ? null : <PaymentAlerts key={orderId} orderId={orderId} />} />;
}
