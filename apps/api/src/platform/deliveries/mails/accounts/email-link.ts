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
