/** The card form of the sandbox, which stands where the provider’s own would. */
export const threeDSecure = '3-D Secure';
export const failAuthentication = 'Fail authentication';
export const completeAuthentication = 'Complete authentication';
export const whatBankAsks = 'Sandbox: your bank would ask here whether it is you. Choose how it ends.';

export const showTestCards = 'Show the test cards';
export const testCardsOnly = 'Sandbox: test cards only';
export const cardNumber = 'Card number';
export const expiry = 'Expiry';
export const monthAndYear = 'MM / YY';
export const cvc = 'CVC';

export const notSaved = 'The bank’s question was left unanswered, so the card was not saved. Try again.';
