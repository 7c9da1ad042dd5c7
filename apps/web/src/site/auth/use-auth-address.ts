import { useEffect, useState } from 'react';
import { parseAuthAddress, type AuthRequest } from '../../product/sign-in/auth-address.ts';

/** What the page's address asks for, and ways to ask for something else. Closing leads to the address `below`. */
export function useAuthAddress(below: () => string) {
  const [wish, setWish] = useState<AuthRequest | null>(() => parseAuthAddress(window.location));

  useEffect(() => {
    const read = () => setWish(parseAuthAddress(window.location));
    window.addEventListener('popstate', read);
    return () => window.removeEventListener('popstate', read);
  }, []);

  /** One modal follows another in its place: Back leaves the modals. */
  function replace(address: string) {
    window.history.replaceState(null, '', address);
    setWish(parseAuthAddress(window.location));
  }
  return { wish, replace, close: () => replace(below()) };
}
