import { useSearch } from '@tanstack/react-router';
import { OrderPage } from '../features/orders/admin/order-page.tsx';
import type { SearchTexts } from '../lib/search-codec.ts';
import { whenOpened } from '../ui/when-opened.tsx';

const PaymentAlerts = whenOpened(
  async () => (await import('../features/payment-alerts/payment-alerts.tsx')).PaymentAlerts,
);

/** The page of an order, with what its payments need a person for. */
export function AdminOrderPage() {
  const { orderId }: SearchTexts = useSearch({ strict: false });
  return <OrderPage notice={orderId === undefined ? null : <PaymentAlerts key={orderId} orderId={orderId} />} />;
}
