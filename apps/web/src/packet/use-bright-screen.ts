import { useEffect } from 'react';

/** Light colors, and a screen that stays on, while an officer reads. */
export function useBrightScreen(): void {
  useEffect(() => {
    const { dataset } = document.documentElement;
    const before = dataset['theme'];
    dataset['theme'] = 'light';
    const lock = keepScreenOn();
    return () => {
      dataset['theme'] = before;
      void lock.then((held) => held?.release());
    };
  }, []);
}

async function keepScreenOn(): Promise<WakeLockSentinel | null> {
  if (!('wakeLock' in navigator)) return null;
  try {
    return await navigator.wakeLock.request('screen');
  } catch (refused) {
    // A phone that saves its battery refuses: the screen then goes off as usual.
    if (refused instanceof DOMException) return null;
    throw refused;
  }
}
