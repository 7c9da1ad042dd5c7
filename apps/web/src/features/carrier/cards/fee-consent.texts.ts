export const charge = 'If a state charges more than its fee sheet, charge this card without asking me again';
export const notLoaded =
  'Whether you agreed to differences of state fees could not be loaded. If you did, you still do: the order’s page shows it.';
export const withoutIt = 'Leave it unchecked and we ask you each time. You can withdraw it on the order’s page.';
export const atMost = 'At most, in dollars, for this order';
export const unreadable = 'Type an amount in dollars, such as 50.';
export const tooLow = (min: string) => `At least ${min}.`;
export const tooHigh = (max: string) => `At most ${max}.`;
