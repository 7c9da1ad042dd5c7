import type { ComponentProps } from 'react';
import { OrderWizardPage } from '#features/wizard/order-wizard-page.tsx';
import * as texts from './app.texts.ts';
import { recordDrawers } from './record-drawers.ts';
import { createLazyPart } from '#ui/overlay/lazy-part.tsx';
import { Spinner } from '#ui/spinner.tsx';

const loading = <Spinner label={texts.loading} />;
// Only the last two sections need these.
const Payment = createLazyPart(
  async () => (await import('#features/carrier/cards/pay/card-payment.tsx')).PaymentStep,
  loading,
);
const OrderProvisions = createLazyPart(
  async () => (await import('#features/carrier/orders/detail/order-provisions.tsx')).OrderProvisions,
  loading,
);
const OrderFacts = createLazyPart(
  async () => (await import('#features/carrier/orders/detail/order-facts.tsx')).OrderFacts,
);
const BillingFacts = createLazyPart(
  async () => (await import('#features/carrier/orders/detail/billing-facts.tsx')).BillingFacts,
);
const ReceiptButton = createLazyPart(async () => (await import('#product/order/receipt-button.tsx')).ReceiptButton);

type Slots = ComponentProps<typeof OrderWizardPage>;

function Facts({ order }: Parameters<Slots['orderFacts']>[0]) {
  return (
    <>
      <OrderProvisions order={order} />
      <OrderFacts order={order} />
      <BillingFacts order={order} />
      <ReceiptButton order={order} />
    </>
  );
}

export function NewOrderPage() {
  return (
    <OrderWizardPage
      paymentStep={Payment}
      loadPaymentStep={Payment.preload}
      orderFacts={Facts}
      drawers={recordDrawers}
    />
  );
}
