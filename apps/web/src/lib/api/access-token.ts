/** Spec [7]; scripts cannot read the refresh token's cookie. */
export const tokenKey = 'wideload.accessToken';

/** Null too where the browser keeps nothing for this site: nobody can be signed in there. */
export function readAccessToken(): string | null {
  try {
    return localStorage.getItem(tokenKey);
  } catch {
    return null;
  }
}

/** Longer than a token. */
const probe = 'x'.repeat(2048);

/** @returns true if the browser stores a token, and the cookie that renews it. It may refuse both for this site, or be full. */
export function canKeepSession(): boolean {
  try {
    localStorage.setItem('probe', probe);
    localStorage.removeItem('probe');
    return navigator.cookieEnabled;
  } catch {
    return false;
  }
}

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
function setOwner(token: string): void {
  owner = readOwner(token);
}

/** The first token of a document is its owner's. */
function isOwnersToken(token: string): boolean {
  const found = readOwner(token);
  owner ??= found;
  return found === null || (found.person === owner?.person && found.account === owner.account);
}

/** @returns true if the person is the document's, in whichever account. */
function isOwnersPerson(token: string): boolean {
  return readOwner(token)?.person === owner?.person;
}

/** After a sign-in in this document. */
export function keepToken(token: string): void {
  setOwner(token);
  keepRefreshedToken(token);
}

/** Of the browser's session, which may be another person's by now. */
export function keepRefreshedToken(token: string): void {
  localStorage.setItem(tokenKey, token);
}

let isMoving = false;

/** `work` goes to another account of the person: until this document unloads, tokens of both are its own. */
export async function moveAccountBy(work: () => Promise<string>): Promise<void> {
  isMoving = true;
  try {
    keepToken(await work());
    window.addEventListener('pageshow', () => (isMoving = false), { once: true });
  } catch (error) {
    isMoving = false;
    throw error;
  }
}

/** The person of this document has signed in in another tab. */
export function onSignedInAgain(listener: () => void): () => void {
  function handleStorage({ key, newValue }: StorageEvent) {
    if (key === tokenKey && newValue !== null && readOwner(newValue) !== null && isOwnersPerson(newValue)) listener();
  }
  window.addEventListener('storage', handleStorage);
  return () => window.removeEventListener('storage', handleStorage);
}

/** `isAct`: a call that would have changed something was not sent. */
type OtherPersonListener = (isAct: boolean) => void;
const otherPersonListeners = new Set<OtherPersonListener>();

/** @returns false, and tells the listeners, if the token is another person's than the document. */
export function checkOwner(token: string, isAct: boolean): boolean {
  if (isMoving || isOwnersToken(token)) return true;
  for (const listener of otherPersonListeners) listener(isAct);
  return false;
}

/** @returns true if the browser's session is still that of this document's person. */
export function isOwnSession(): boolean {
  const token = readAccessToken();
  return token === null || isOwnersToken(token);
}

/** @returns true if the browser's session is of this document's person, in another account of theirs. */
export function isInOtherAccount(): boolean {
  const token = readAccessToken();
  return token !== null && isOwnersPerson(token);
}

export function onOtherPerson(listener: OtherPersonListener): () => void {
  function handleStorage({ key, newValue }: StorageEvent) {
    if (key === tokenKey && newValue && !isMoving && !isOwnersToken(newValue)) listener(false);
  }
  otherPersonListeners.add(listener);
  window.addEventListener('storage', handleStorage);
  return () => {
    otherPersonListeners.delete(listener);
    window.removeEventListener('storage', handleStorage);
  };
}
