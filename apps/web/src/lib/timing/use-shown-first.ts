import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { waitForPaint } from './use-stages.ts';

/**
 * Renders the pressed choice in the next frame and makes the change after it: the screen answers a press before the page does its work.
 *
 * @param onChange may return a promise of the finished change; until then the pressed choice is shown.
 * @returns the choice to render, and the function that makes the change.
 */
export function useShownFirst<Value>(
  value: Value,
  onChange: (next: Value) => unknown,
): [shown: Value, change: (next: Value) => void] {
  const [pressed, setPressed] = useState<{ from: Value; to: Value } | null>(null);
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => void (isMounted.current = false);
  }, []);

  const change = useCallback(
    async (to: Value) => {
      setPressed({ from: value, to });
      await waitForPaint();
      // The change would hit the page that the user has gone to.
      if (!isMounted.current) return;
      let changed: unknown;
      // React renders the result of the change in pieces, too.
      startTransition(() => {
        changed = onChange(to);
      });
      await changed;
      // A refused change leaves the old choice.
      startTransition(() => setPressed(null));
    },
    [value, onChange],
  );
  const shown = pressed !== null && pressed.from === value ? pressed.to : value;
  return [shown, (next) => void change(next)];
}
