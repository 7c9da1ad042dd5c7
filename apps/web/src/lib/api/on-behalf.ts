/**
 * The user for whom the admin of this document works. A document works for one user at most, so that no late save and no
 * cached list of one user gets to another.
 */
let ownerId: string | null = null;

/** @returns false if this document works for another user; a new document has to be loaded. */
export function workFor(userId: string): boolean {
  ownerId ??= userId;
  return ownerId === userId;
}

/** Null in the document of a carrier. */
export function findOwnerId(): string | null {
  return ownerId;
}

export function isOnBehalf(): boolean {
  return ownerId !== null;
}
