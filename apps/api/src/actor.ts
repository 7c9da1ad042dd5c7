/** The caller. A store takes the actor that its rows belong to, so a read without authority does not compile. */
export type User = { readonly kind: 'user'; readonly id: string; readonly sessionId: string };
export type Admin = { readonly kind: 'admin'; readonly id: string; readonly sessionId: string };
export type SignedIn = User | Admin;
export type Visitor = { readonly kind: 'visitor' };
/** Work without a person: settling payments, the outbox, the seed. */
export type System = { readonly kind: 'system'; readonly task: string };

export const visitor: Visitor = { kind: 'visitor' };

/** An admin acting for a person whose account she opens or deletes: everything that the person may do without typing the password. */
export function actAs(admin: Admin, userId: string): User {
  return { kind: 'user', id: userId, sessionId: admin.sessionId };
}

/** The actor of background work; `task` appears in the log. */
export function createSystemActor(task: string): System {
  return { kind: 'system', task };
}
