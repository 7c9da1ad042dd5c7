/** `deletedOn` is formatted. */
export function renderAccountDeletedMail({ deletedOn }: { deletedOn: string }) {
  return {
    subject: 'Your Wideload account was deleted',
    text: `Your Wideload account was deleted on ${deletedOn}. No one can sign in to it anymore, and your saved cards have been removed.

We keep paid orders, but your name, email and phone number have been removed from them.
`,
  };
}
