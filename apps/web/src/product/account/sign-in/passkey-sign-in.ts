import { signInMethods } from '@wideload/contract/client';
import { keepToken } from '#lib/api/access-token.ts';
import { call } from '#lib/api/api.ts';
import { canOfferPasskeys, provePasskey } from './passkeys.ts';

let isSigningIn = false;

/** One at a time: a passkey picked from the browser's list, or by the button. @returns false if the person chose none. */
export async function signInWithPasskey(isOffered = false): Promise<boolean> {
  const options = await call(signInMethods.passkeyOptions, {});
  const passkey = await provePasskey(options, isOffered);
  if (passkey === null || isSigningIn) return false;
  isSigningIn = true;
  try {
    const { accessToken } = await call(signInMethods.passkeySignIn, { body: { passkey } });
    keepToken(accessToken);
    // The page is left now, and may come back from the browser's back/forward cache.
    window.addEventListener('pageshow', () => (isSigningIn = false), { once: true });
    return true;
  } catch (error) {
    isSigningIn = false;
    throw error;
  }
}

/** In the list under the e-mail field; waits until the person picks one there. */
export async function offerPasskeySignIn(): Promise<boolean> {
  return (await canOfferPasskeys()) && signInWithPasskey(true);
}
