import { OrderDetailPage } from '#features/carrier/orders/detail/order-detail-page.tsx';
import { createLazyPart } from '#ui/overlay/lazy-part.tsx';

// Only an order that costs more than was paid, or that somebody asked the owner to pay, needs these.
const PayDifference = createLazyPart(
  async () => (await import('#features/carrier/cards/pay-difference.tsx')).PayDifference,
);
const PayAsked = createLazyPart(async () => (await import('#features/carrier/cards/pay-difference.tsx')).PayAsked);

// It loads when a unit is unfolded.
const Picture = createLazyPart(async () => (await import('#features/wizard/drawing/ordered-unit.tsx')).OrderedUnit);

export function OrderDetail() {
  return <OrderDetailPage payDifference={PayDifference} payAsked={PayAsked} picture={Picture} />;
}
