export const mySignIn = 'My sign-in';
export const setUpFirst = 'Set up a second factor';
export const whyRequired = (email: string) =>
  `Administrators sign in with a second factor. Add a passkey or an authenticator app for ${email} to continue.`;
export const carryOn = 'Continue';
export const notYet = 'Add a passkey or an authenticator app first.';
