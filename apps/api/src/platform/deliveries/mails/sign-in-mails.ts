export function renderConfirmationCodeMail({ code }: { code: string }) {
  return {
    subject: `${code} is your Wideload confirmation code`,
    text: `Your confirmation code is ${code}

Enter it in the confirmation form to activate your account. It expires in 10 minutes.

If you did not request it, someone probably typed your address by mistake. You can ignore this email.
`,
  };
}

/** `link` carries its single-use token in the fragment. */
export function renderPasswordResetMail({ link }: { link: string }) {
  return {
    subject: 'Choose a new Wideload password',
    text: `Open this link to choose a new password:

${link}

The link works once and expires in 10 minutes. If you did not request it, ignore this email. Your password stays the same.
`,
  };
}

export function renderEmailCodeMail({ code }: { code: string }) {
  return {
    subject: `${code} is your Wideload confirmation code`,
    text: `Your confirmation code is ${code}

Enter it where you asked for it, to sign in with this address from now on. It expires in 10 minutes.

If you did not request it, someone probably typed your address by mistake. You can ignore this email.
`,
  };
}

export type EmailLink = { asker: string; link: string };

/** To the present address of an admin, who alone can change it. */
export function renderEmailLinkMail({ asker, link }: EmailLink) {
  return {
    subject: 'Change the email address of your Wideload account',
    text: `${asker} asks you to change the email address of your Wideload account. Nobody else can do it for you.

Sign in, press “Change e-mail”, and enter the new address. We send a code there:

${link}

Until you confirm it, you sign in with this address as before. If you did not expect this email, tell ${asker}, and change nothing.
`,
  };
}

const warnings = {
  owner: 'If this was not you, someone has your password. Reply to this email right away.',
  admin: 'A Wideload administrator made this change. If you did not ask for it, reply to this email right away.',
} as const;

/** Goes to the old address. */
export function renderEmailChangedMail({ newEmail, by = 'owner' }: { newEmail: string; by?: keyof typeof warnings }) {
  return {
    subject: 'Your Wideload email address was changed',
    text: `The email address of your Wideload account is now ${newEmail}. You can no longer sign in with this one.

${warnings[by]}
`,
  };
}

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
