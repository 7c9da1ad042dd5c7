import { useEffect, useState } from 'react';
import { readAuthAddress, type AuthWish } from '../../product/sign-in/auth-address.ts';

/** What the page's address asks for, and ways to ask for something else. Closing leads to the address `below`. */
export function useAuthAddress(below: () => string) {
  const [wish, setWish] = useState<AuthWish | null>(() => readAuthAddress(window.location));

  useEffect(() => {
    const read = () => setWish(readAuthAddress(window.location));
    window.addEventListener('popstate', read);
    return () => window.removeEventListener('popstate', read);
  }, []);

  /** One modal follows another in its place: Back leaves the modals. */
  function replace(address: string) {
    window.history.replaceState(null, '', address);
    setWish(readAuthAddress(window.location));
  }
  return { wish, replace, close: () => replace(below()) };
}
