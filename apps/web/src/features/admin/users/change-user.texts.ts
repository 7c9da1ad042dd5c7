import type { ActionTexts } from './confirmed-action.tsx';

export const email = 'Email';
export const name = 'Name';
export const phone = 'Phone';

export const editNamed = (account: string) => `Edit ${account}`;

export const ownAccount = 'This is your account. You change its e-mail here:';
export const mySignIn = 'My sign-in';

// For screen readers the name of the section follows.
export const change = 'Change';

export const emailHint = 'Its owner signs in with it. We notify the old address.';
export const password = 'Password';
export const newPassword = 'New password';
export { givenPasswordRule } from './users.texts.ts';
export const phoneNumber = 'Phone number';
export const phoneRule = 'Digits; spaces, dashes and +1 are fine';
export const firstName = 'First name';
export const lastName = 'Last name';
export const middleName = 'Middle name';
export const emailChanged = (email: string) => `The e-mail is ${email} now. Its owner is signed out everywhere.`;
export const passwordChanged = (account: string) =>
  `The password of ${account} was changed. Its owner is signed out everywhere.`;
export const phoneChanged = (account: string) => `The phone number of ${account} was changed.`;
export const nameChanged = (account: string) => `The name of ${account} was changed.`;

export const confirmNewPassword = 'Confirm new password';
export const currentPassword = 'Current password';
export const passwordRule = '8 to 20 characters, with at least 2 of these: letters, numbers, special characters';

export const sessions = (account: string): ActionTexts => ({
  title: 'Sessions',
  hint: 'For an owner who lost a device, or left one signed in.',
  act: 'Sign out everywhere',
  question: 'Sign out everywhere?',
  effect: `${account} is signed out on all devices, and can sign in again as before.`,
  done: `${account} is signed out on all devices.`,
});

export const secondFactor = (account: string): ActionTexts => ({
  title: 'Second factor',
  hint: 'For an owner who lost the phone or the device with the passkeys.',
  act: 'Remove the second factor',
  question: 'Remove the second factor?',
  effect: `The passkeys, the authenticator app and the recovery codes of ${account} are removed, and it is signed out everywhere. Be sure that its owner asked you.`,
  done: `${account} signs in with the password alone now.`,
});

export const emailLink = (account: string): ActionTexts => ({
  title: 'E-mail',
  hint: 'Nobody sets the e-mail of another admin.',
  act: 'Send a link for another e-mail',
  question: 'Send a link for another e-mail?',
  effect: `A link to the page My sign-in goes to ${account}. They sign in there and confirm the new address with a code.`,
  done: `A link was sent to ${account}.`,
});

export const passwordLink = (account: string): ActionTexts => ({
  title: 'Password',
  hint: 'Nobody sets the password of another admin.',
  act: 'Send a link for a new password',
  question: 'Send a link for a new password?',
  effect: `A link to choose a new password goes to ${account}. The present password works until it is used.`,
  done: `A link was sent to ${account}.`,
});
