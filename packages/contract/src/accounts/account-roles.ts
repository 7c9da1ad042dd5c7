/** The people of one account. A role may do what the roles after it may. */
export const accountRoles = ['owner', 'dispatcher', 'viewer'] as const;
export type AccountRole = (typeof accountRoles)[number];

/** The least role that may make a call, or `person` for a call about the caller alone, whatever the role. */
export type Right = AccountRole | 'person';

export function hasRight(role: AccountRole, right: Right): boolean {
  return right === 'person' || accountRoles.indexOf(role) <= accountRoles.indexOf(right);
}
