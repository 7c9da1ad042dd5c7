import { accountMessages, visitorMessages } from '@wideload/contract/client';
import type { ApiProblem } from '#lib/api/api-problem.ts';

const texts = {
  signIn: 'Sign In',
  signUp: 'Sign Up',
  resetPassword: 'Reset password',
  confirmationCode: 'Confirmation code',
  setANewPassword: 'Set a new password',

  confirm: 'Confirm',
  sendANewCode: 'Send a new code',
  sixDigits: 'The six-digit code from our e-mail',
  sixDigitsTo: (email: string) => `The six-digit code we e-mailed to ${email}`,

  setThePassword: 'Set the password',
  askForANewLink: 'Request a new link',
  newPassword: 'New password',
  passwordRule: '8 to 20 characters, with at least 2 of these: letters, numbers, special characters',

  sendTheLink: 'Send the link',
  backToSignIn: 'Back to Sign In',
  email: 'Email',

  demoCarrier: 'Demo carrier',
  demoAdmin: 'Demo admin',
  demoSignIns: 'Demo sign-ins',
  fillIn: 'Fill in',
  fillInAs: (role: string) => `Fill in ${role}`,
  forgotPassword: 'Forgot your password?',
  password: 'Password',
  passwordNotNeeded: 'Not needed this time: you just confirmed this address here.',
  storageBlocked:
    'This browser keeps nothing for this site, so nobody can be signed in here. Allow cookies and site data for Wideload in its settings, then reload the page.',

  signInWithPasskey: 'Sign in with a passkey',
  passkeyFailed: 'The passkey could not be used. Try again, or sign in with your password.',
  code: 'Code',
  codeHint: 'Six digits from your authenticator app, or one of your recovery codes',

  haveAccount: 'I have an account: Sign In',
  // One sentence with a link in the middle.
  acceptThe: 'I accept the',
  terms: 'terms and conditions',
  andAdult: ', and I am at least 18 years old',
  privacyPolicy: 'How we handle your data',

  noMailSent: 'This installation does not send any mail:',
  readItHere: 'read it here (new tab)',

  close: 'Close',
  discardQuestion: 'Discard what you typed?',
  throwAway: 'Discard',
  keepTyping: 'Keep typing',
  notSavedYet: 'It has not been sent.',
  thereIsAProblem: 'There is a problem',
  errorMark: 'Error: ',
  show: 'Show',
  hide: 'Hide',
  showNamed: (password: string) => `Show ${password}`,
  hideNamed: (password: string) => `Hide ${password}`,
} as const;

const { codeSent, notCreated, activated, resetSent, passwordChanged, somethingWrong } = accountMessages;

const sessionEnded = 'Your session has ended. Sign in again to go on where you were.';
const newCodeSent = 'We sent a new code. Check your email.';

export const signInWords = {
  texts,
  news: {
    codeSent,
    newCodeSent,
    notCreated,
    activated,
    resetSent,
    passwordChanged,
    sessionEnded,
    somethingWrong,
  },
  input: visitorMessages,
  refusal: ({ detail }: ApiProblem): string => detail,
};
