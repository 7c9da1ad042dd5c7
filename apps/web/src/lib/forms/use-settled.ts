import { useEffect, useState } from 'react';

/** How long typing may pause before a list is searched, in ms (spec [9]). */
export const searchDelay = 1000;

/**
 * Returns the value once it has not changed for `delay` ms. Leaving a field starts the time again, so that what then appears does not push away
 * a button that is being pressed.
 */
export function useSettled<T>(value: T, delay: number): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const restart = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setSettled(value), delay);
    };
    restart();
    document.addEventListener('focusout', restart);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('focusout', restart);
    };
  }, [value, delay]);
  return settled;
}
