/** `deletedOn` is formatted. */
export function renderAccountDeletedMail({ deletedOn }: { deletedOn: string }) {
  return {
    subject: 'Your Wideload account was deleted',
    text: `Your Wideload account was deleted on ${deletedOn}. Nobody can sign in to it any more, and your saved cards are gone.

Orders that were paid stay, without your name, e-mail and phone.
`,
  };
}
