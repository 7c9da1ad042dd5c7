export const ledger = 'Ledger';
export const intro =
  'What was charged and given back for each permit, and what its state actually charged. A refund of the whole order is shared out by what is left of each permit; one that is on its way counts once it has arrived.';
export const loading = 'Loading the ledger';
export const permit = 'Permit';
export const charged = 'Charged';
export const refunded = 'Refunded';
export const sold = 'State fee sold';
export const paid = 'State fee paid';
export const difference = 'Difference';
export const reason = 'Reason';
export const total = 'Total';
export const left = (amount: string) => `Left after refunds and state fees: ${amount}`;
export const notKnown = '–';
export const noPermit = 'No permit';
// The non-breaking space keeps the number with its word.
export const permitOf = (state: string, unit: number) => `${state}, unit\u00a0${unit}`;
export const giveReason = 'Give a reason';
export const changeReason = 'Change the reason';
export const reasonOf = (permit: string) => `Reason of the difference: ${permit}`;
export const reasonHint = 'Only admins read it; it is in the file for the bookkeeper. Leave it blank to remove it.';
export const cancel = 'Cancel';
export const save = 'Save';
export const atMost = (longest: number) => `At most ${longest} characters`;
