export const email = 'Email';
export const name = 'Name';
export const phone = 'Phone';

export const editNamed = (account: string) => `Edit ${account}`;

export const ownAccount = 'This is your account. Another admin can change its e-mail.';

// For screen readers the name of the section follows.
export const change = 'Change';

export const emailHint = 'Its owner signs in with it. We notify the old address.';
export const password = 'Password';
export const newPassword = 'New password';
export const givenPasswordRule = 'At least 5 characters. The owner chooses a new one at the first sign-in.';
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

export const secondFactor = 'Second factor';
export const secondFactorHint = 'For an owner who lost the phone or the device with the passkeys.';
export const removeSecondFactor = 'Remove the second factor';
export const removeSecondFactorQuestion = 'Remove the second factor?';
export const afterRemoval = (account: string) =>
  `The passkeys, the authenticator app and the recovery codes of ${account} are removed, and it is signed out everywhere. Be sure that its owner asked you.`;
export const secondFactorRemoved = (account: string) => `${account} signs in with the password alone now.`;
