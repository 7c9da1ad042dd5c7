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
  'If that was not you, somebody has access to your account: change your password and reply to this e-mail right away.';

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
        sentence: `The passkey "${change.name}" no longer signs in. Other devices were signed out.`,
      };
    case 'authenticator-added':
      return {
        subject: 'Your Wideload account now asks for a code',
        sentence:
          'After your password, signing in asks for a code of your authenticator app. Other devices were signed out.',
      };
    case 'authenticator-removed':
      return {
        subject: 'Your Wideload account no longer asks for a code',
        sentence: 'The authenticator app and its recovery codes were removed. Other devices were signed out.',
      };
    case 'recovery-codes-replaced':
      return {
        subject: 'The recovery codes of your Wideload account were replaced',
        sentence: 'Only the ten new recovery codes work now.',
      };
    case 'recovery-code-used':
      return {
        subject: 'A recovery code of your Wideload account was used',
        sentence: 'Somebody used one of your recovery codes in place of the authenticator app. It does not work again.',
      };
    case 'second-factor-reset':
      return {
        subject: 'An administrator removed your second factor',
        sentence:
          'Your passkeys, your authenticator app and its recovery codes were removed, and you are signed out everywhere. You sign in with your password.',
      };
  }
}

export function renderSignInChangedMail(change: SignInChange) {
  const { subject, sentence } = describeChange(change);
  return { subject, text: `${sentence}\n\n${ifNotYou}\n` };
}
