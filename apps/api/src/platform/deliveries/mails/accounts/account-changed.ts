const facts = { name: 'name', phone: 'phone number', password: 'password', role: 'role at the desk' } as const;

export type AccountChanged = { what: keyof typeof facts };

const howToGoOn =
  'Sign in with the password that they gave you; you then choose your own. You were signed out everywhere.';

/** An admin did it. It names no values: the mail may be read by others. */
export function renderAccountChangedMail({ what }: AccountChanged) {
  const changed = `A Wideload administrator changed the ${facts[what]} of your account.`;
  return {
    subject: `The ${facts[what]} of your Wideload account was changed`,
    text: `${changed}${what === 'password' ? ` ${howToGoOn}` : ''}

If you did not ask for it, reply to this email right away.
`,
  };
}
