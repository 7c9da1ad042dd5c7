export const changePoNumber = 'Change PO / job number';
export const change = 'Change';
export const noPoNumber = 'None';

export const poNumber = 'PO / job number';
export const hint = 'Leave blank if none';
export const save = 'Save';
export const saved = 'The PO / job number is changed.';
export const savedForReceipts = 'Receipts you download from now on show it.';
export const receipts =
  'Receipts you download from now on show the new number. Receipts already downloaded or sent keep the old one.';
