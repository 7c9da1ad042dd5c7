export const changePoNumber = 'Change PO / job number';
export const change = 'Change';
export const noPoNumber = 'None';

export const poNumber = 'PO / job number';
export const hint = 'Leave it empty for none';
export const save = 'Save';
export const saved = 'The PO / job number is changed.';
export const savedForReceipts = 'Receipts that you download from now on show it.';
export const receipts =
  'Receipts that are downloaded from now on show the new number. Receipts downloaded or sent before keep the number that they were made with.';
