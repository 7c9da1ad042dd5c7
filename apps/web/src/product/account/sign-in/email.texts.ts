export const addEmail = 'Add e-mail';
export const changeEmail = 'Change e-mail';
export const emailHeading = 'E-mail';
export const email = 'Email';
export const noEmailYet = 'No e-mail yet.';
export const emailLocked = 'Locked, because you sign in with it. To change it, we send you a code.';
export const confirmationCode = 'Confirmation code';
export const confirm = 'Confirm';
export const sendANewCode = 'Send a new code';
export const codeOnItsWay = (email: string) => `A code is on its way to ${email}.`;
export const newCodeOnItsWay = (email: string) => `A new code is on its way to ${email}.`;
export const sixDigitsTo = (email: string) => `The six-digit code we e-mailed to ${email}`;
export const sendTheCode = 'Send the code';
export const currentEmail = 'Current email';
export const newEmail = 'New email';
export const codeGoesThere = 'We send a code there. We notify your old address once the new one is confirmed.';
export const currentPassword = 'Current password';
export const mailbox = {
  noMailSent: 'This installation does not send any mail:',
  readItHere: 'read it here (new tab)',
};
