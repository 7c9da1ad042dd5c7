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
