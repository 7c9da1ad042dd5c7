/** Paying what an order costs more than was paid for it. */
export const payTheDifference = 'Pay the difference';
