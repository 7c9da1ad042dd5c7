/** The five modals of sign-in over the visitors’ page. */
export const signIn = 'Sign In';
export const signUp = 'Sign Up';
export const resetPassword = 'Reset password';
export const confirmationCode = 'Confirmation code';
export const setANewPassword = 'Set a new password';

export const confirm = 'Confirm';
export const sendANewCode = 'Send a new code';
export const sixDigits = 'The six digits from our e-mail';
export const sixDigitsTo = (email: string) => `The six digits from our e-mail to ${email}`;

export const setThePassword = 'Set the password';
export const askForANewLink = 'Ask for a new link';
export const newPassword = 'New password';
export const passwordRule = '8 to 20 characters: at least 2 of letters, numbers, special characters';

export const sendTheLink = 'Send the link';
export const backToSignIn = 'Back to Sign In';
export const email = 'Email';

export const demoCarrier = 'Demo carrier';
export const demoAdmin = 'Demo admin';
export const demoSignIns = 'Demo sign-ins';
export const fillIn = 'Fill in';
export const forgotPassword = 'Forgot your password?';
export const password = 'Password';
export const fillInAs = (role: string) => `Fill in ${role}`;

export const haveAccount = 'I have an account: Sign In';
// One sentence, with a link in its middle.
export const acceptThe = 'I accept the';
export const terms = 'terms and conditions';
export const andAdult = ', and I am at least 18 years old';
export const privacyPolicy = 'How we treat your data';
