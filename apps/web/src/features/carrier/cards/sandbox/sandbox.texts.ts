export const threeDSecure = '3-D Secure';
export const failAuthentication = 'Fail authentication';
export const completeAuthentication = 'Complete authentication';
export const whatBankAsks = 'Sandbox: your bank would verify you here. Choose the outcome.';

export const showTestCards = 'Show the test cards';
export const testCardsOnly = 'Sandbox: test cards only';
export const cardNumber = 'Card number';
export const expiry = 'Expiry';
export const monthAndYear = 'MM / YY';
export const cvc = 'CVC';

export const notSaved = 'The bank’s question was not answered, so the card was not saved. Try again.';

export const numberIncomplete = 'Your card number is incomplete.';
export const numberInvalid = 'Your card number is invalid.';
export const notATestCard = 'Only the documented test cards work in the sandbox.';
export const expiryIncomplete = "Your card's expiration date is incomplete.";
export const expiryInvalid = "Your card's expiration date is invalid.";
export const expiryPast = "Your card's expiration date is in the past.";
export const cvcIncomplete = "Your card's security code is incomplete.";
export const cvcInvalid = "Your card's security code is invalid.";
