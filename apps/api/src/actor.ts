import { ownerOf, type Owner, type Person, type PersonId } from './identities.ts';

/** Stores take the owner or the person that rows belong to, so a read without authority does not compile. */
export type User = Person &
  Owner & {
    readonly kind: 'user';
    readonly sessionId: string;
    /** The admin who works for this user on the phone, and reaches only the drafts that admins began. */
    readonly clerk?: Admin;
  };
export type Admin = Person & { readonly kind: 'admin'; readonly sessionId: string };
export type SignedIn = User | Admin;
export type Visitor = { readonly kind: 'visitor' };
/** Work without a person, such as settling payments. */
export type System = { readonly kind: 'system'; readonly task: string };

export const visitor: Visitor = { kind: 'visitor' };

export function createUserActor(personId: PersonId, sessionId: string): User {
  return { kind: 'user', personId, ownerId: ownerOf(personId), sessionId };
}

/** An admin who opens or deletes a person's account acts as that person. */
export function actAs(admin: Admin, personId: PersonId): User {
  return createUserActor(personId, admin.sessionId);
}

/** Only the access layer does this, for a call that the contract declares as `onBehalf`. */
export function actOnBehalf(clerk: Admin, personId: PersonId): User {
  return { ...actAs(clerk, personId), clerk };
}

export function createSystemActor(task: string): System {
  return { kind: 'system', task };
}
