export function renderEmailCodeMail({ code }: { code: string }) {
  return {
    subject: `${code} is your Wideload confirmation code`,
    text: `Your confirmation code is ${code}

Enter it where you asked for it, to sign in with this address from now on. It expires in 10 minutes.

If you did not request it, someone probably typed your address by mistake. You can ignore this email.
`,
  };
}
