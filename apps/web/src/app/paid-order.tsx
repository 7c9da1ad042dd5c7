import type { Order } from '@wideload/contract';
import { OrderFacts, OrderTrip, OrderProvisions, BillingFacts } from '#features/carrier/orders/detail/order-facts.tsx';
import { ReceiptButton } from '#product/order/charges/receipt-button.tsx';

/** Whoever pays comes to the order next. */
export { PaymentStep } from '#features/carrier/cards/card-payment.tsx';

/** Ends the wizard: the order as it was paid. */
export function PaidOrder({ order }: { order: Order }) {
  return (
    <>
      <OrderProvisions order={order} isOpen />
      <OrderTrip order={order} />
      <OrderFacts order={order} isOpen />
      <BillingFacts order={order} />
      <ReceiptButton order={order} />
    </>
  );
}
