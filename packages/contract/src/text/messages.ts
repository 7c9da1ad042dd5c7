// Separate from the schemas, so that a page that only shows messages stays light.

/** Spec [8]: a failure that a retry does not fix. */
export const genericFailure = 'Something went wrong !';

/** Spec [2]. */
export const signOutQuestion = 'Are you sure you want to sign out ?';

/** Spec [4] and [8], as are the messages below. */
export const accountMessages = {
  codeSent: 'We sent on your email, confirmation code, please check, and activate !',
  notCreated: 'Account not was created !',
  activated: 'Your account was activated successfully, try to sign in !',
  resetSent: 'If this address has an account, a link to choose a new password is on its way. It works for 10 minutes.',
  passwordChanged: 'Your password was changed, sign in with the new one.',
  nameChanged: 'Your name was changed.',
  ownPasswordChanged: 'Your password was changed. Every other device is signed out.',
  phoneChanged: 'Your phone number was changed.',
  emailChanged: 'Your e-mail was changed. Sign in with it from now on.',
  signOutQuestion,
  somethingWrong: 'Something went wrong, try again later !',
} as const;

export const userMessages = {
  notCreated: 'Account was not created',
} as const;

export const cardMessages = {
  added: 'Card was added successfully !',
  edited: 'Card was changed successfully !',
  deleted: 'Card was deleted successfully !',
  failed: 'Something went wrong try again later!',
  deleteQuestion: 'Are you sure you want to delete card ?',
} as const;

export const permitMessages = {
  notPdf: 'This is not a PDF.',
  cutOff: 'This PDF is cut off: its end is missing. Save it again and choose the new file.',
} as const;

export const paymentMessages = {
  failedTitle: 'PAYMENT REQUEST FAILED',
  insufficient_funds: 'Insufficient funds',
  do_not_honor: 'Do not honor !',
} as const;
