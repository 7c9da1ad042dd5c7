/** `link` carries its single-use token in the fragment. */
export function renderPasswordResetMail({ link }: { link: string }) {
  return {
    subject: 'Choose a new Wideload password',
    text: `Open this link to choose a new password:

${link}

It works once, for 10 minutes. If you did not ask for it, ignore this e-mail: your password stays the same.
`,
  };
}
