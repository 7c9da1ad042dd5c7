/** Changing the own e-mail. */
export const confirmationCode = 'Confirmation code';
export const confirm = 'Confirm';
export const sendANewCode = 'Send a new code';
export const codeOnItsWay = (email: string) => `A code is on its way to ${email}.`;
export const newCodeOnItsWay = (email: string) => `A new code is on its way to ${email}.`;
export const sixDigitsTo = (email: string) => `The six digits from our e-mail to ${email}`;

export const currentPassword = 'Current password';

export const addEmail = 'Add e-mail';
export const changeEmail = 'Change e-mail';

export const sendTheCode = 'Send the code';
export const currentEmail = 'Current email';
export const newEmail = 'New email';
export const codeGoesThere = 'We send a code there. Your old address is told once the new one is confirmed.';
