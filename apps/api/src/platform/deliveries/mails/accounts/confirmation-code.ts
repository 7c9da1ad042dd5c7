export function renderConfirmationCodeMail({ code }: { code: string }) {
  return {
    subject: `${code} is your Wideload confirmation code`,
    text: `Your confirmation code is ${code}

Enter it in the confirmation form to activate your account. It expires in 10 minutes.

If you did not request it, someone probably typed your address by mistake. You can ignore this email.
`,
  };
}
