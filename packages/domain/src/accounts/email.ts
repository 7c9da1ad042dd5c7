/** The longest address that a mail server takes (RFC 5321). */
export const longestEmail = 254;

// A dot-atom without `%` and `!`, with which old servers name another mailbox. Quotes, comments and lists are not in it.
const LOCAL_PART = /^[a-z0-9#$&'*+/=?^_`{|}~-]+(?:\.[a-z0-9#$&'*+/=?^_`{|}~-]+)*$/i;
const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i;

/** One address of one mailbox, and nothing that software for mail could read as more. It is never trimmed. */
export function isEmailAddress(text: string): boolean {
  if (text.length > longestEmail) return false;
  const [local = '', domain = '', ...more] = text.split('@');
  if (more.length > 0 || local.length > 64 || !LOCAL_PART.test(local)) return false;
  const labels = domain.split('.');
  const isNumber = /^\d+$/.test(labels.at(-1) ?? '');
  return labels.length > 1 && !isNumber && labels.every((label) => LABEL.test(label));
}

/** `name` is `''` for none. */
export type Mailbox = { name: string; address: string };

const NAMED = /^("[^"\\\p{Cc}]*"|[^"<>,;:\\\p{Cc}]*?) ?<([^<>]*)>$/u;

/** `permits@example.com`, or `Name <permits@example.com>`; null for other texts. */
export function parseMailbox(text: string): Mailbox | null {
  const plain = text.trim();
  const [, name = '', address = plain] = NAMED.exec(plain) ?? [];
  return isEmailAddress(address) ? { name: name.replace(/^"|"$/g, ''), address } : null;
}

/** For people to read. */
export function formatMailbox({ name, address }: Mailbox): string {
  return name === '' ? address : `${name} <${address}>`;
}
