/** The public API of this feature for the other features. */
export { requestAdjustment, chargeAdjustment } from './adjustments/charge-adjustment.ts';
export { hasRequestedAdjustment } from './adjustments/adjustments.store.ts';
export { hasOpenAttempt, listPayingCards } from './attempts/open-attempts.store.ts';
export { findMoved, isFeeAsked } from './adjustments/order-money.store.ts';
export { withdrawAdjustment } from './adjustments/withdraw-adjustment.ts';
export { createPaymentGuard } from './attempts/payment-guard.ts';
export { createPayGate } from './attempts/pay-gate.ts';
export { confirmPayment } from './attempts/pay.ts';
export { readPaymentIntent } from './read-intent.ts';
export { withWatchedGateway } from './reconcile/watched-gateway.ts';
export { eventTypes, WEBHOOK_PATH } from './settle/handle-event.ts';
export { findMovedMoney } from './refunds/refunded-payments.store.ts';
export { createReconciler, startReconciler } from './reconcile/reconciler.ts';
