import { useEffect, useState } from 'react';
import { afterPress } from './press.ts';

/** Delay in ms between typing and a search (spec [9]). */
export const searchDelay = 1000;

/** The value after `delay` ms without a change. It never changes during a press, because that could move the pressed element. */
export function useSettled<T>(value: T, delay: number): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => afterPress(() => setSettled(value)), delay);
    return () => clearTimeout(timer);
  }, [value, delay]);
  return settled;
}
