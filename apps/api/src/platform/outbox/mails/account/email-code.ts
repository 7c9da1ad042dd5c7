export function renderEmailCodeMail({ code }: { code: string }) {
  return {
    subject: `${code} is your Wideload confirmation code`,
    text: `Your confirmation code is ${code}

Type it into your account page to sign in with this address from now on. It works for 10 minutes.

If you did not ask for it, somebody typed your address by mistake, and nothing more will happen.
`,
  };
}
