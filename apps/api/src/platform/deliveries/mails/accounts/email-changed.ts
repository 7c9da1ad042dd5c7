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
