const namesItself = /^\s*(?:purchase\s*order|p\s*\.?\s*o\.?|job)(?![a-z])/i;

/** With its word among other facts: a number that was typed as `PO 4711` or `Job 7731` has it. `''` for none. */
export function formatPoNumber(poNumber: string): string {
  return poNumber === '' || namesItself.test(poNumber) ? poNumber : `PO / job ${poNumber}`;
}

/** `''` is no number. */
export function formatPoNumberChange(from: string, to: string): string {
  return `${to === '' ? 'None' : to} (was ${from === '' ? 'none' : from})`;
}
