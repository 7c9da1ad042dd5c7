import type { AccountRole, DeskRole, KeyScope } from '@wideload/contract';
import { ownerOf, type Owner, type OwnerId, type Person, type PersonId } from './identities.ts';

/** Stores take the owner or the person that rows belong to, so a read without authority does not compile. */
export type User = Person &
  Owner & {
    readonly kind: 'user';
    /** In the account of `ownerId`. */
    readonly role: AccountRole;
    readonly sessionId: string;
    /** The admin who works for this user on the phone, and reaches only the drafts that admins began. */
    readonly clerk?: Admin;
    /** A program makes the call, within these scopes; there is no session then. */
    readonly key?: { readonly id: string; readonly scopes: readonly KeyScope[] };
  };
export type Admin = Person & {
  readonly kind: 'admin';
  readonly sessionId: string;
  readonly deskRole: DeskRole;
  /** While this admin asks for an act, or it is done: then the row and the person who approves it. */
  readonly approval?: 'asking' | { readonly id: string; readonly by: PersonId };
};
export type SignedIn = User | Admin;
export type Visitor = { readonly kind: 'visitor' };
/** Work without a person, such as settling payments. */
export type System = { readonly kind: 'system'; readonly task: string };

export const visitor: Visitor = { kind: 'visitor' };

/** Everybody is the owner of an account of their own. */
export function createUserActor(personId: PersonId, sessionId: string): User {
  return { kind: 'user', personId, ownerId: ownerOf(personId), role: 'owner', sessionId };
}

/** A person who works in the account of somebody else. */
export function createMemberActor(
  { personId, sessionId }: { personId: PersonId; sessionId: string },
  { ownerId, role }: { ownerId: OwnerId; role: AccountRole },
): User {
  return { kind: 'user', personId, ownerId, role, sessionId };
}

type KeyFacts = Person & Owner & { role: AccountRole; key: NonNullable<User['key']> };

export function createKeyActor({ personId, ownerId, role, key }: KeyFacts): User {
  return { kind: 'user', personId, ownerId, role, key, sessionId: '' };
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
