import { useEffect, useState } from 'react';
import { readAuthAddress, type AuthWish } from '../../product/sign-in/auth-address.ts';

/** Reads the open modal from the address, and returns functions that change it. Closing returns to the address `below`. */
export function useAuthAddress(below: () => string) {
  const [wish, setWish] = useState<AuthWish | null>(() => readAuthAddress(window.location));

  useEffect(() => {
    const read = () => setWish(readAuthAddress(window.location));
    window.addEventListener('popstate', read);
    return () => window.removeEventListener('popstate', read);
  }, []);

  /** One modal replaces another in the history: Back leaves the modals. */
  function replace(address: string) {
    window.history.replaceState(null, '', address);
    setWish(readAuthAddress(window.location));
  }
  return { wish, replace, close: () => replace(below()) };
}
