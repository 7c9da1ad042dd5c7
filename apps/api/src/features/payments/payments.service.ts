/** What the rest of the application uses of payments. */
export { askForAdjustment, chargeAdjustment } from './charge-adjustment.ts';
export { isAskedToPay } from './adjustments.store.ts';
export { hasOpenAttempt, listPayingCards } from './open-attempts.store.ts';
export { findMoved } from './order-money.store.ts';
export { withdrawAdjustment } from './withdraw-adjustment.ts';
export { paymentGuard } from './guard.ts';
export { confirmPayment } from './pay.ts';
export { readPaymentIntent } from './read-intent.ts';
export { withWatchedGateway } from './watched-gateway.ts';
export { makeReconciler, startReconciler } from './reconciler.ts';
