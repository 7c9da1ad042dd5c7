import type { Tables } from '#platform/db/tables.generated.ts';

type OutreachMail = {
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
  'join-team': 'New job application from the website',
  contact: 'New message from the website',
} as const;

/** The visitor's words are in the body only, never in a header. */
export function renderOutreachMail({ kind, name, email, phone, position, message, language }: OutreachMail) {
  const facts = [
    `Name: ${name}`,
    `E-mail: ${email}`,
    ...(phone === '' ? [] : [`Phone: ${phone}`]),
    ...(position === '' ? [] : [`Desired position: ${position}`]),
    `Reply in: ${language}`,
  ];
  return {
    subject: subjects[kind],
    text: `${facts.join('\n')}

${message === '' ? 'They left no message.' : message}

The form told them that a representative would get back to them.
`,
  };
}
