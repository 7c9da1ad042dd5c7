import type { Order } from '@wideload/contract';
import { OrderProvisions } from '#features/carrier/orders/detail/order-provisions.tsx';
import { OrderFacts } from '#features/carrier/orders/detail/order-facts.tsx';
import { OrderTrip } from '#features/carrier/orders/detail/order-trip.tsx';
import { BillingFacts } from '#features/carrier/orders/detail/billing-facts.tsx';
import { ReceiptButton } from '#product/order/charges/receipt-button.tsx';

/** Whoever pays comes to the order next. */
export { PaymentStep } from '#features/carrier/cards/pay/card-payment.tsx';

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
