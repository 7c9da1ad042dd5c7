/** Where an admin gives money back, and what became of it. */

export const refunds = 'Refunds';
export const refund = 'Refund';
export const refundOf = (payment: string) => `Refund: payment of ${payment}`;
export const refundDrawer = (orderNumber: number) => `Refund on order ${orderNumber}`;
export const amount = 'Amount in dollars';
export const atMost = (refundable: string) => `At most ${refundable}.`;
export const refundAll = 'Refund all';
export const reason = 'Reason';
export const reasonHint = 'Only admins read it. The carrier is told the amount and the card.';
export const permit = 'For which permit';
export const permitHint = 'Leave it empty where the refund is for the order as a whole.';
export const wholeOrder = 'The order as a whole';
export const permitOf = (state: string, unit: number) => `${state}, unit ${unit}`;
export const formerPermitOf = (state: string, unit: number) => `${state}, unit ${unit}, no longer on this order`;
export const leftToRefund = (amount: string) => `${amount} left to refund`;
export const priced = (price: string) => `Priced ${price}`;
export const next = 'Refund…';
export const question = (amount: string, card: string) => `Refund ${amount} to ${card}?`;
export const toTheCardThatPaid =
  'It goes to the card that paid, and to no other. Once it is sent it cannot be called back.';
export const carrierIsTold = 'The carrier is told as soon as the provider has done it.';
export const confirm = (amount: string) => `Refund ${amount}`;
export const done = (amount: string, card: string) => `${amount} refunded to ${card}.`;
export const underWay = (amount: string) =>
  `The refund of ${amount} is under way. What comes of it shows with the payment.`;
export const failedTitle = 'The refund failed';
export const failedHint = 'Nothing was given back. The payment says why.';
export const requestedState = 'Requested, the provider is being asked';
export const pendingState = 'In progress at the provider';
export const succeededState = 'Refunded';
export const failedState = 'Failed, nothing was given back';
export const canceledState = 'Canceled, nothing was given back';
export const refundLine = (state: string, amount: string) => `${state}: ${amount}`;
export const forPermit = (permit: string) => `For ${permit}`;
export const forFormerPermit = 'For a permit that is not needed any more';
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
