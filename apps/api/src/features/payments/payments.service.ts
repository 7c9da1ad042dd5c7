/** What the rest of the application uses of payments. */
export { paymentGuard } from './guard.ts';
export { confirmPayment } from './pay.ts';
export { readPaymentIntent } from './read-intent.ts';
export { withWatchedGateway } from './watched-gateway.ts';
export { makeReconciler, startReconciler } from './reconciler.ts';
