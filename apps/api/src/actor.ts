/** Stores take the actor that rows belong to, so a read without authority does not compile. */
export type User = {
  readonly kind: 'user';
  readonly id: string;
  readonly sessionId: string;
  /** The admin who works for this user on the phone, and reaches only the drafts that admins began. */
  readonly clerk?: Admin;
};
export type Admin = { readonly kind: 'admin'; readonly id: string; readonly sessionId: string };
export type SignedIn = User | Admin;
export type Visitor = { readonly kind: 'visitor' };
/** Work without a person, such as settling payments. */
export type System = { readonly kind: 'system'; readonly task: string };

export const visitor: Visitor = { kind: 'visitor' };

/** An admin who opens or deletes a person's account acts as that person. */
export function actAs(admin: Admin, userId: string): User {
  return { kind: 'user', id: userId, sessionId: admin.sessionId };
}

/** Only the access layer does this, for a call that the contract declares as `onBehalf`. */
export function actOnBehalf(clerk: Admin, userId: string): User {
  return { ...actAs(clerk, userId), clerk };
}

export function createSystemActor(task: string): System {
  return { kind: 'system', task };
}
