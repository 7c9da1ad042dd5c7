export type SignInChange =
  | { what: 'passkey-added' | 'passkey-removed'; name: string }
  | {
      what:
        | 'authenticator-added'
        | 'authenticator-removed'
        | 'recovery-codes-replaced'
        | 'recovery-code-used'
        | 'second-factor-reset';
    };

const ifNotYou =
  'If this was not you, someone has access to your account. Change your password and reply to this email right away.';

function describeChange(change: SignInChange): { subject: string; sentence: string } {
  switch (change.what) {
    case 'passkey-added':
      return {
        subject: 'A passkey was added to your Wideload account',
        sentence: `The passkey "${change.name}" can now sign in to your account.`,
      };
    case 'passkey-removed':
      return {
        subject: 'A passkey was removed from your Wideload account',
        sentence: `The passkey "${change.name}" no longer works. Other devices were signed out.`,
      };
    case 'authenticator-added':
      return {
        subject: 'Your Wideload account now asks for a code',
        sentence:
          'When you sign in, you now enter a code from your authenticator app after your password. Other devices were signed out.',
      };
    case 'authenticator-removed':
      return {
        subject: 'Your Wideload account no longer asks for a code',
        sentence: 'Your authenticator app and its recovery codes were removed. Other devices were signed out.',
      };
    case 'recovery-codes-replaced':
      return {
        subject: 'The recovery codes of your Wideload account were replaced',
        sentence: 'Only the ten new recovery codes work now.',
      };
    case 'recovery-code-used':
      return {
        subject: 'A recovery code of your Wideload account was used',
        sentence:
          'Someone signed in with one of your recovery codes instead of the authenticator app. That code no longer works.',
      };
    case 'second-factor-reset':
      return {
        subject: 'An administrator removed your second sign-in step',
        sentence:
          'Your passkeys, your authenticator app and its recovery codes were removed, and you were signed out everywhere. You can sign in with your password alone.',
      };
  }
}

export function renderSignInChangedMail(change: SignInChange) {
  const { subject, sentence } = describeChange(change);
  return { subject, text: `${sentence}\n\n${ifNotYou}\n` };
}
