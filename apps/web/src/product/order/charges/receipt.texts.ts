export const receiptPdf = 'Receipt, PDF';
export const notDownloaded = 'The receipt could not be downloaded';
export const tryAgain = 'Press again to retry.';

export const downloadReceipt = 'Download receipt';
export const receiptNotDownloaded = 'The receipt could not be downloaded';
export const pressToTryAgain = 'Press the button to try again.';
