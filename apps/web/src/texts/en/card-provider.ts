/** The card forms of providers. */
export const cardFormNotLoaded =
  'The card form of the payment provider could not be loaded. Check the connection, and whether something in the browser blocks the form, then try again.';
