/** Who is calling. A store asks for the actor that its rows belong to, so a read without authority does not compile. */
export type User = { readonly kind: 'user'; readonly id: string; readonly sessionId: string };
export type Admin = { readonly kind: 'admin'; readonly id: string; readonly sessionId: string };
export type SignedIn = User | Admin;
export type Visitor = { readonly kind: 'visitor' };
/** Work without a person: settling payments, the outbox, the seed. */
export type System = { readonly kind: 'system'; readonly task: string };

export const visitor: Visitor = { kind: 'visitor' };

/** The person whose account an admin looks into or deletes: the admin may do there what the person may, and nothing that it takes a password for. */
export function actingFor(admin: Admin, userId: string): User {
  return { kind: 'user', id: userId, sessionId: admin.sessionId };
}

/** The actor of background work; `task` is what the log shows. */
export function systemFor(task: string): System {
  return { kind: 'system', task };
}
