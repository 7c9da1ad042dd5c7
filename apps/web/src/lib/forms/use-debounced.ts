import { useEffect, useState } from 'react';

/** Spec [9]. */
export const searchDelayMs = 1000;

/** Leaving a field restarts the delay, so that the new content does not move a button during its press. */
export function useDebounced<T>(value: T, delay: number): T {
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
