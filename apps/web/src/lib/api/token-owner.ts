/**
 * The tabs of a browser share one session. A document belongs to the person with whom it was loaded, and calls nothing as
 * another one, who has signed in in another tab since.
 */
let owner: string | null = null;

/** Null for a text that is no token of ours. The server checks the signature. */
function readSubject(token: string): string | null {
  try {
    const [, payload = ''] = token.split('.');
    const claims: { sub?: string } = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    return claims.sub ?? null;
  } catch {
    return null;
  }
}

/** The person has signed in in this document. */
export function setOwner(token: string): void {
  owner = readSubject(token);
}

/** The first token of a document is its owner's. */
export function isOwnersToken(token: string): boolean {
  const subject = readSubject(token);
  owner ??= subject;
  return subject === null || subject === owner;
}
