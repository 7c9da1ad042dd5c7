import { useEffect, useState } from 'react';
import { parseAuthAddress, type AuthRequest } from '../../product/sign-in/auth-address.ts';

/** Reads the open modal from the address, and returns functions that change it. Closing returns to the address `below`. */
export function useAuthAddress(below: () => string) {
  const [wish, setWish] = useState<AuthRequest | null>(() => parseAuthAddress(window.location));

  useEffect(() => {
    const read = () => setWish(parseAuthAddress(window.location));
    window.addEventListener('popstate', read);
    return () => window.removeEventListener('popstate', read);
  }, []);

  /** One modal replaces another in the history: Back leaves the modals. */
  function replace(address: string) {
    window.history.replaceState(null, '', address);
    setWish(parseAuthAddress(window.location));
  }
  return { wish, replace, close: () => replace(below()) };
}
