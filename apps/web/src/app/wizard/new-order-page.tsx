import { lazy, Suspense, type ComponentProps, type ReactNode } from 'react';
import { OrderWizardPage } from '../../features/wizard/order-wizard-page.tsx';
import * as texts from '../app.texts.ts';
import { recordDrawers } from './record-drawers.ts';
import { createLazyPart } from '../../ui/overlay/lazy-part.tsx';
import { Spinner } from '../../ui/spinner.tsx';

// Only the last two sections need these.
const Payment = createLazyPart(
  async () => (await import('../../features/carrier/cards/pay/card-payment.tsx')).PaymentStep,
  <Spinner label={texts.loading} />,
);
const BillingFacts = lazy(() =>
  import('../../features/carrier/orders/detail/billing-facts.tsx').then((file) => ({ default: file.BillingFacts })),
);
const OrderProvisions = lazy(() =>
  import('../../features/carrier/orders/detail/order-provisions.tsx').then((file) => ({
    default: file.OrderProvisions,
  })),
);
const ReceiptButton = lazy(() =>
  import('../../product/receipt/receipt-button.tsx').then((file) => ({ default: file.ReceiptButton })),
);
const OrderFacts = lazy(() =>
  import('../../features/carrier/orders/detail/order-facts.tsx').then((file) => ({ default: file.OrderFacts })),
);

type Slots = ComponentProps<typeof OrderWizardPage>;

function WhenHere({ children }: { children: ReactNode }) {
  return <Suspense fallback={<Spinner label={texts.loading} />}>{children}</Suspense>;
}

function Facts({ order }: Parameters<Slots['orderFacts']>[0]) {
  return (
    <WhenHere>
      <OrderProvisions order={order} />
      <OrderFacts order={order} />
      <BillingFacts order={order} />
      <ReceiptButton order={order} />
    </WhenHere>
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
