import { useEffect, useState } from 'react';

/** The last of `marks`, in ms, that has passed while `isOn`; 0 before the first. */
export function useElapsed(isOn: boolean, marks: readonly number[]): number {
  const [passed, setPassed] = useState(0);
  const key = marks.join();
  useEffect(() => {
    if (!isOn) return undefined;
    const timers = key.split(',').map((mark) => setTimeout(() => setPassed(Number(mark)), Number(mark)));
    return () => {
      for (const timer of timers) clearTimeout(timer);
      setPassed(0);
    };
  }, [isOn, key]);
  return passed;
}
