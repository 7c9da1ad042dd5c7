import { useEffect, useState } from 'react';
import { parseAuthAddress, type AuthRequest } from '#product/account/sign-in/auth-address.ts';

export function useAuthAddress(below: () => string) {
  const [wish, setWish] = useState<AuthRequest | null>(() => parseAuthAddress(window.location));

  useEffect(() => {
    const read = () => setWish(parseAuthAddress(window.location));
    window.addEventListener('popstate', read);
    return () => window.removeEventListener('popstate', read);
  }, []);

  /** Back leaves the modals, because one replaces another in the history. */
  function replace(address: string) {
    window.history.replaceState(null, '', address);
    setWish(parseAuthAddress(window.location));
  }
  return { wish, replace, close: () => replace(below()) };
}
