/** Paying with a wallet of the browser (spec [8]). */
export const usedOnce = 'You can only use the PaymentRequest button once. Refresh the page to start over.';
