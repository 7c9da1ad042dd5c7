/** Receipts of single payments. */

export const receiptPdf = 'Receipt, PDF';
export const notDownloaded = 'The receipt could not be downloaded';
export const tryAgain = 'Press again to try once more.';
export const differencesPaid = 'Differences paid';
export const cardEndingIn = (brand: string, last4: string) => `${brand} ending in ${last4}`;
