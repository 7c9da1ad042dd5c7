/** The public API of this feature for the other features. */
export { askForChange } from './adjustments/request-adjustment.ts';
export { returnChangeFee } from './fee-differences/return-change-fee.ts';
export { requestAdjustment, withdrawAdjustment } from './adjustments/request-adjustment.ts';
export { chargeAdjustment } from './charges/charge-adjustment.ts';
export { hasRequestedAdjustment, findMoved, isFeeAsked } from './adjustments/adjustments.store.ts';
export { hasOpenAttempt, listPayingCards } from './charges/open-attempts.store.ts';
export { createPaymentGuard } from './charges/payment-guard.ts';
export { createPayGate } from './charges/pay-gate.ts';
export { confirmPayment } from './charges/pay.ts';
export { readPaymentIntent } from './read-intent.ts';
export { withWatchedGateway } from './watched-gateway.ts';
export { eventTypes, WEBHOOK_PATH } from './settle/handle-event.ts';
export { refundChange } from './refunds/refund-change.ts';
export { sendInTime as sendRefund } from './refunds/request-refund.ts';
export { findMovedMoney } from './refunds/refunded-payments.store.ts';
export { createReconciler, startReconciler } from './reconciler.ts';
