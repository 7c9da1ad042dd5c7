/** Ordering again what was ordered before. */

export const checkConnection = 'Check your connection and try again.';
export const notCopied = (orderNumber: number) => `Order ${orderNumber} could not be copied.`;
export const orderAgain = 'Order again';
/** Behind a word on a button, for those who cannot see beside which order it stands. */
export const thisOrder = (orderNumber: number) => `order ${orderNumber}`;
