/**
 * The tabs of a browser share one session. A document belongs to the person with whom it was loaded, and calls nothing as
 * another one, who has signed in in another tab since.
 */
let owner: Owner | null = null;

/** A person, and the account of somebody else in which they work. */
type Owner = { person: string; account: string | undefined };

/** Null for a text that is no token of ours. The server checks the signature. */
function readOwner(token: string): Owner | null {
  try {
    const [, payload = ''] = token.split('.');
    const claims: { sub?: string; account?: string } = JSON.parse(
      atob(payload.replaceAll('-', '+').replaceAll('_', '/')),
    );
    return claims.sub === undefined ? null : { person: claims.sub, account: claims.account };
  } catch {
    return null;
  }
}

/** The person has signed in in this document, or gone to another account of theirs. */
export function setOwner(token: string): void {
  owner = readOwner(token);
}

/** The first token of a document is its owner's. */
export function isOwnersToken(token: string): boolean {
  const found = readOwner(token);
  owner ??= found;
  return found === null || (found.person === owner?.person && found.account === owner.account);
}

/** Whether the person is the document's, in whichever account. */
export function isOwnersPerson(token: string): boolean {
  return readOwner(token)?.person === owner?.person;
}
