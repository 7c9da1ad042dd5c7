import type { Tables } from '../../db/tables.generated.ts';

export type OutreachMail = {
  kind: Tables['outreach_messages']['kind'];
  name: string;
  email: string;
  /** Digits; empty if not given. */
  phone: string;
  /** Empty in a contact request. */
  position: string;
  message: string;
  language: string;
};

const subjects = {
  'join-team': 'Somebody wants to join the team',
  contact: 'A visitor wrote to us',
} as const;

/** The visitor's words are in the body only, never in a header. */
export function renderOutreachMail({ kind, name, email, phone, position, message, language }: OutreachMail) {
  const facts = [
    `Name: ${name}`,
    `E-mail: ${email}`,
    ...(phone === '' ? [] : [`Phone: ${phone}`]),
    ...(position === '' ? [] : [`Looks for: ${position}`]),
    `Answer in: ${language}`,
  ];
  return {
    subject: subjects[kind],
    text: `${facts.join('\n')}

${message === '' ? 'There is no message.' : message}

The form promised that a representative answers.
`,
  };
}
