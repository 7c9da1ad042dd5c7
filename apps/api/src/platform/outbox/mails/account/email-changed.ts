const warnings = {
  owner: 'If that was not you, somebody has your password: write to us at once by answering this mail.',
  admin:
    'An administrator of Wideload changed it. If you did not ask for that, write to us at once by answering this mail.',
} as const;

/** Goes to the old address. */
export function renderEmailChangedMail({ newEmail, by = 'owner' }: { newEmail: string; by?: keyof typeof warnings }) {
  return {
    subject: 'The e-mail of your Wideload account was changed',
    text: `Your Wideload account now has the address ${newEmail}. This address no longer signs in.

${warnings[by]}
`,
  };
}
