import { OrderWizardPage } from '#features/wizard/order-wizard-page.tsx';
import * as texts from './app.texts.ts';
import { recordDrawers } from './record-drawers.ts';
import { createLazyPart } from '#ui/overlay/lazy-part.tsx';
import { Spinner } from '#ui/button.tsx';

const loading = <Spinner label={texts.loading} />;
// Only the last two sections need these.
const Payment = createLazyPart(async () => (await import('./paid-order.tsx')).PaymentStep, loading);
const PaidOrder = createLazyPart(async () => (await import('./paid-order.tsx')).PaidOrder, loading);

export function NewOrderPage() {
  return (
    <OrderWizardPage
      paymentStep={Payment}
      loadPaymentStep={Payment.preload}
      orderFacts={PaidOrder}
      drawers={recordDrawers}
    />
  );
}
