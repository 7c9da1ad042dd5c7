export const refunds = 'Refunds';
export const refund = 'Refund';
export const refundOf = (payment: string) => `Refund: payment of ${payment}`;
export const refundDrawer = (orderNumber: number) => `Refund on order ${orderNumber}`;
export const amount = 'Amount in dollars';
export const atMost = (refundable: string) => `At most ${refundable}.`;
export const refundAll = 'Refund all';
export const reason = 'Reason';
export const reasonHint = 'Only admins read it. The carrier sees the amount and the card.';
export const permit = 'For which permit';
export const permitHint = 'Leave it empty if the refund is for the whole order.';
export const wholeOrder = 'The order as a whole';
export const permitOf = (state: string, unit: number) => `${state}, unit ${unit}`;
export const formerPermitOf = (state: string, unit: number) => `${state}, unit ${unit}, no longer on this order`;
export const leftToRefund = (amount: string) => `${amount} left to refund`;
export const priced = (price: string) => `Priced ${price}`;
export const next = 'Refund…';
export const question = (amount: string, card: string) => `Refund ${amount} to ${card}?`;
export const toTheCardThatPaid =
  'It goes to the card that paid, and to no other. Once it is sent, it cannot be canceled.';
export const carrierIsNotified = 'The carrier is notified as soon as the provider has processed it.';
export const confirm = (amount: string) => `Refund ${amount}`;
export const done = (amount: string, card: string) => `${amount} refunded to ${card}.`;
export const underWay = (amount: string) =>
  `The refund of ${amount} is under way. The result appears with the payment.`;
export const failedTitle = 'The refund failed';
export const failedHint = 'Nothing was given back. The payment says why.';
export const requestedState = 'Requested; checking with the provider';
export const pendingState = 'In progress at the provider';
export const succeededState = 'Refunded';
export const failedState = 'Failed, nothing was given back';
export const canceledState = 'Canceled, nothing was given back';
export const refundLine = (state: string, amount: string) => `${state}: ${amount}`;
export const forPermit = (permit: string) => `For ${permit}`;
export const forPermits = (count: number) => `For ${count} permits`;
export const forFormerPermit = 'For a permit that is no longer needed';
export const madeElsewhere = "made on the provider's own pages";
export const deletedAccount = 'a deleted account';
export const stillRefundable = (amount: string) => `${amount} of it can still be refunded.`;
export const cardClosed = 'The card has expired or was canceled.';
export const cardLost = 'The card was reported lost or stolen.';
export const bankDeclined = 'The bank of the card declined it.';
export const noMoney = 'There was not enough money at the provider.';
export const disputed = 'The payment is disputed at the bank.';
export const notExecuted = 'The provider never received it.';
export const noReason = 'The provider gives no reason.';
export const nothingRefundedYet = 'Nothing is refunded by itself';
export const canBeRefunded = (amount: string) =>
  `${amount} of what was paid for this order can be refunded. The fees of void permits are the state's: what a state has taken for a permit it keeps.`;
export const disputeTitle = 'This payment is disputed';
export const takenTwice =
  'The bank has already withdrawn the amount. A refund would give it back a second time, and the provider will most likely refuse it. Answer the dispute instead.';
export const bankAsks =
  'The bank is only asking so far, and has withdrawn nothing. A refund of the full amount can end the question; a part of it cannot.';
export const lostAlready = 'The dispute was lost, so the cardholder has the amount already.';
