import { removeInvisible, trimText } from './invisible.ts';

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

const brackets = /^(?:<(.*)>|\((.*)\)|\[(.*)\]|\{(.*)\}|"(.*)"|'(.*)'|“(.*)”)$/su;
const around = /^[\s,;:]+|[\s,;:.]+$/gu;

/** Far more than an address with all that is pasted around it. The patterns below go through a longer text again and again. */
const longestPasted = 1000;

/**
 * One form for any in which a single address is pasted: `mailto:`, a name before `<…>`, brackets, quotes, a comma behind it. Other texts stay as
 * they are, for `isEmailAddress` to judge. Letters keep their case: searches ignore it.
 */
export function normalizeEmail(text: string): string {
  if (text.length > longestPasted) return trimText(text);
  const plain = stripAround(removeInvisible(text.normalize('NFKC')));
  const [, name = '', named = ''] =
    /^([^<>]*)<([^<>]*)>$/su.exec(plain) ?? /^([^@[\]]*)\[([^[\]]*)\]$/su.exec(plain) ?? [];
  const address = stripAround(named === '' ? plain : named);
  // Mail programs write an address that has no name as its own name; another address in the name is a doubt.
  const isDoubtful = name.includes('@') && stripAround(name).toLowerCase() !== address.toLowerCase();
  return isEmailAddress(address) && !isDoubtful ? address : trimText(text);
}

function stripAround(text: string): string {
  const bare = text
    .replace(around, '')
    .replace(/^(?:mailto|(?:e-?mail|mail)(?: address)?|correo):\s*/iu, '')
    .replace(/^([^?]*@[^?]*)\?.*$/su, '$1');
  const inner = brackets
    .exec(bare)
    ?.slice(1)
    .find((part) => part !== undefined);
  return inner === undefined ? bare : stripAround(inner);
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
