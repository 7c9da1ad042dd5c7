import { useEffect, useEffectEvent, useState } from 'react';
import { isProblem } from '#lib/api/api-problem.ts';
import { offerPasskeySignIn, signInWithPasskey } from '#product/account/sign-in/passkey-sign-in.ts';
import { withdrawPasskeyOffer } from '#product/account/sign-in/passkeys.ts';
import type { AuthWords } from './auth-words.ts';

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
