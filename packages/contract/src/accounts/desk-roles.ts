/** The admins of one desk. Whoever was an admin before there were roles is an owner. */
export const deskRoles = ['owner', 'lead', 'bookkeeper', 'clerk'] as const;
export type DeskRole = (typeof deskRoles)[number];

/** The rights of a role. Every admin has `desk`: to read, and to change their own settings. */
export type DeskRight = DeskRole | 'desk';

const rolesOf: Readonly<Record<DeskRight, readonly DeskRole[]>> = {
  owner: ['owner'],
  lead: ['owner', 'lead'],
  bookkeeper: ['owner', 'bookkeeper'],
  clerk: ['owner', 'lead', 'clerk'],
  desk: deskRoles,
};

export function hasDeskRight(role: DeskRole, right: DeskRight): boolean {
  return rolesOf[right].includes(role);
}

/** Acts that need more than the call by which they are done. */
export const actRights = {
  /** An admin who makes calls of a carrier, on the phone. */
  workForCarrier: 'clerk',
  /** An order that another admin holds. */
  takeOver: 'lead',
  /** An order, or to reopen one that was rejected. */
  reject: 'lead',
  /** Another admin's account. */
  changeAdmin: 'owner',
} as const satisfies Readonly<Record<string, DeskRight>>;

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
