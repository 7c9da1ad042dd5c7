/** What an order costs more or less than was paid for it. */
export const changedAfterPayment = 'The order was changed after it was paid';
export const differencePaid = 'The difference is paid';
export const receiptComes = 'The receipt comes by e-mail.';
export const toBePaid = (facts: string) => `${facts} to be paid.`;
export const payDifference = (amount: string) => `Pay ${amount}`;
