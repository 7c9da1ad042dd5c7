import { PaymentStep } from '../features/cards/payment-step.tsx';
import { OrderWizardPage } from '../features/order-wizard/order-wizard-page.tsx';
import { BillingFacts } from '../features/orders/billing-facts.tsx';
import { OrderFacts } from '../features/orders/order-facts.tsx';

/** The wizard, with the cards and the order's facts that other features know. */
export function NewOrderPage() {
  return (
    <OrderWizardPage
      paymentStep={(props) => <PaymentStep {...props} />}
      orderFacts={({ order }) => (
        <>
          <OrderFacts order={order} />
          <BillingFacts orderId={order._id} />
        </>
      )}
    />
  );
}
