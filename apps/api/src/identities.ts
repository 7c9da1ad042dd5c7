declare const identity: unique symbol;

/** A person signs in, acts and is told: sessions, claims, notifications and the audit log name one. */
export type PersonId = string & { readonly [identity]?: 'person' };
/** A customer account has the orders, cards, fleet and books. */
export type OwnerId = string & { readonly [identity]?: 'owner' };

export type Person = { readonly personId: PersonId };
export type Owner = { readonly ownerId: OwnerId };

/** A person's own account, which has their id. The session says whose account they work in. */
export function ownerOf(personId: PersonId): OwnerId {
  return personId as string;
}

/** The person who is told about the matters of an account: the other direction of `ownerOf`. */
export function contactOf(ownerId: OwnerId): PersonId {
  return ownerId as string;
}
