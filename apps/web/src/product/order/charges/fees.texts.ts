export const withdraw = 'Withdraw';
export const withdrawOf = (orderNumber: number) => `Withdraw the consent of order ${orderNumber}`;
export const withdrawn = 'Withdrawn: from now on we ask you first.';
export const agreed = (limit: string, charged: string) =>
  `You agreed that fees above the fee sheet are charged to the card of the order, up to ${limit}. Charged so far: ${charged}.`;

export const chargedMore = (states: string) => `${states} charged more than the fee sheet`;
export const differenceToPay = 'There is a difference to pay';
export const refundToPay = 'A refund is to be paid again';
export const changedAfterPayment = 'The order was changed after it was paid';
