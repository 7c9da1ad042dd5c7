import { useEffect, useEffectEvent, useState } from 'react';
import { signInMethods } from '@wideload/contract/client';
import { isProblem } from '#lib/api/api-problem.ts';
import { withdrawPasskeyOffer, canOfferPasskeys, provePasskey } from '#product/account/sign-in/passkeys.ts';
import type { AuthWords } from './auth-form.tsx';
import { keepToken } from '#lib/api/access-token.ts';
import { call } from '#lib/api/api.ts';

let isSigningIn = false;

/** One at a time: a passkey picked from the browser's list, or by the button. @returns false if the person chose none. */
async function signInWithPasskey(isOffered = false): Promise<boolean> {
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
async function offerPasskeySignIn(): Promise<boolean> {
  return (await canOfferPasskeys()) && signInWithPasskey(true);
}

/** The button, and the browser's own list of passkeys under the e-mail field. */
export function usePasskeySignIn({ texts, refusal }: AuthWords, enter: () => Promise<void>) {
  const [failure, setFailure] = useState<string | null>(null);
  const [isPending, setPending] = useState(false);
  const enterOnce = useEffectEvent(enter);

  function refuse(error: unknown) {
    setFailure(isProblem(error) ? refusal(error) : texts.passkeyFailed);
  }
  const refuseOffered = useEffectEvent(refuse);

  useEffect(() => {
    let isOpen = true;
    const offer = offerPasskeySignIn();
    offer.then(
      (isIn) => (isIn && isOpen ? enterOnce() : undefined),
      // Nobody asked for this list, so a server that cannot be reached is no news; a refused passkey is.
      (error: unknown) => (isOpen && isProblem(error, 'passkey.refused') ? refuseOffered(error) : undefined),
    );
    return () => {
      isOpen = false;
      void withdrawPasskeyOffer();
    };
  }, []);

  async function press() {
    setFailure(null);
    setPending(true);
    try {
      if (await signInWithPasskey()) await enter();
    } catch (error) {
      refuse(error);
    } finally {
      setPending(false);
    }
  }

  return { failure, isPending, press: () => void press(), forget: () => setFailure(null) };
}
