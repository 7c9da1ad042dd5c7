import { useEffect, useState } from 'react';
import { afterPress } from './press.ts';

/** How long typing may pause before a list is searched, in ms (spec [9]). */
export const searchDelay = 1000;

/** The value once it has not changed for `delay` ms, and not while something is being pressed: what hangs on it may move that. */
export function useSettled<T>(value: T, delay: number): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => afterPress(() => setSettled(value)), delay);
    return () => clearTimeout(timer);
  }, [value, delay]);
  return settled;
}
