import { useSearch } from '@tanstack/react-router';
import { OrderPage } from '#features/admin/order/order-page.tsx';
import type { SearchTexts } from '#lib/address/search-codec.ts';
import { createLazyPart } from '#ui/overlay/lazy-part.tsx';

const PaymentAlerts = createLazyPart(
  async () => (await import('#features/admin/alerts/payment-alerts.tsx')).PaymentAlerts,
);

export function AdminOrderPage() {
  const { orderId }: SearchTexts = useSearch({ strict: false });
  return <OrderPage notice={orderId === undefined ? null : <PaymentAlerts key={orderId} orderId={orderId} />} />;
}
