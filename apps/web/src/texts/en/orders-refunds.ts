/** Money that goes back to a carrier. */

export const refunds = 'Refunds';
export const requested = 'Requested';
export const requestedNext = 'We are sending it to the bank of the card.';
export const pending = 'In progress';
export const pendingNext = 'The bank of the card is working on it.';
export const succeeded = 'Refunded';
export const succeededNext = 'Banks take 5 to 10 business days to show it.';
export const failed = 'Did not arrive';
export const failedNext = 'The money did not reach the card. A representative contacts you about another way.';
export const canceled = 'Canceled';
export const canceledNext = 'Nothing was refunded. A representative contacts you if you expected it.';
export const amountTo = (amount: string, card: string) => `${amount} to ${card}`;
export const theCardThatPaid = 'the card that paid';
export const cardEndingIn = (brand: string, last4: string) => `${brand} ending in ${last4}`;
