const warnings = {
  owner: 'If that was not you, somebody has your password: reply to this e-mail right away.',
  admin: 'An administrator of Wideload changed it. If you did not ask for that, reply to this e-mail right away.',
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
