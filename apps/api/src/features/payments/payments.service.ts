/** What the rest of the application uses of payments. */
export { handleEvent } from './events.ts';
export { paymentGuard } from './guard.ts';
export { confirmPayment } from './pay.ts';
export type { PayAnswer } from './pay-answer.ts';
export { readPaymentIntent } from './read-intent.ts';
export { makeReconciler, startReconciler } from './reconciler.ts';
