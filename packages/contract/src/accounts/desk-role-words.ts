import type { DeskRight, DeskRole } from './desk-roles.ts';

export const deskRoleNames: Readonly<Record<DeskRole, string>> = {
  owner: 'Owner',
  lead: 'Lead',
  bookkeeper: 'Bookkeeper',
  clerk: 'Clerk',
};

/** An admin without the right reads this in a refusal and in place of a button. */
export const deskRightWords: Readonly<Record<Exclude<DeskRight, 'desk'>, string>> = {
  owner: 'Only an owner of the desk can do this.',
  lead: 'A lead or an owner of the desk can do this.',
  bookkeeper: 'A bookkeeper or an owner of the desk can do this.',
  clerk: 'A clerk, a lead or an owner of the desk can do this.',
};
