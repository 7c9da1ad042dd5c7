export function renderConfirmationCodeMail({ code }: { code: string }) {
  return {
    subject: `${code} is your Wideload confirmation code`,
    text: `Your confirmation code is ${code}

Type it into the confirmation form to activate your account. It works for 10 minutes.

If you did not ask for it, somebody typed your address by mistake, and nothing more will happen.
`,
  };
}
