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
