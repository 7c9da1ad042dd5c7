/** A person who works in the account of an order, or did. */
export type MailReader = {
  /** In small letters; empty where the person has none. */
  email: string;
  isOwner: boolean;
  /** Made the order, acted on it or paid it. */
  isTheirs: boolean;
  /** Wants the mails about all orders of the account. */
  wantsAll: boolean;
  hasLeft: boolean;
};

/**
 * The mails about an order go to the address that it names, to those whose order it is, and to those who want all. A person who
 * has left the account gets none, also not at the address that the order names; where nobody is left, the owners get them. An order
 * without an address is that of a deleted account.
 */
export function listMailAddresses(named: string, people: readonly MailReader[]): string[] {
  if (named === '') return [];
  const present = people.filter((person) => !person.hasLeft && person.email !== '');
  const isNamed = ({ email }: { email: string }) => email === named.toLowerCase();
  const isOfFormer = people.some(isNamed) && !present.some(isNamed);
  const wanting = present.length > 1 ? present.filter(({ isTheirs, wantsAll }) => isTheirs || wantsAll) : [];
  const others = wanting.filter((person) => !isNamed(person)).map(({ email }) => email);
  if (!isOfFormer) return [named, ...others];
  return others.length > 0 ? others : present.filter(({ isOwner }) => isOwner).map(({ email }) => email);
}
