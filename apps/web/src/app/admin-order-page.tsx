import { useSearch } from '@tanstack/react-router';
import { OrderPage } from '#features/admin/order/order-page.tsx';
import { alertsQuery, PaymentAlerts } from '#features/admin/books/payment-alerts.tsx';
import type { SearchTexts } from '#lib/address/search-codec.ts';

export function AdminOrderPage() {
  const { orderId }: SearchTexts = useSearch({ strict: false });
  return (
    <OrderPage
      notice={orderId === undefined ? null : <PaymentAlerts key={orderId} orderId={orderId} />}
      loadNotice={(client) => client.ensureQueryData(alertsQuery(orderId))}
    />
  );
}
