import { OrderDetailPage } from '../features/carrier/orders/detail/order-detail-page.tsx';
import { whenOpened } from '../ui/overlay/when-opened.tsx';

// Only an order that costs more than was paid needs it.
const PayDifference = whenOpened(
  async () => (await import('../features/carrier/cards/pay/pay-difference.tsx')).PayDifference,
);

export function OrderDetail() {
  return <OrderDetailPage payDifference={PayDifference} />;
}
