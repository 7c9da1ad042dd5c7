/** Tells the old address; `newEmail` is the one that took its place. */
export function emailChangedMail({ newEmail }: { newEmail: string }) {
  return {
    subject: 'The e-mail of your Wideload account was changed',
    text: `Your Wideload account now has the address ${newEmail}. This address no longer signs in.

If that was not you, somebody has your password: write to us at once by answering this mail.
`,
  };
}
