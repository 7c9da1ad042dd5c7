import { startTransition, useDeferredValue, useEffect, useState } from 'react';
import type { RouterHistory } from '@tanstack/react-router';

/** A hidden page paints nothing, so the wait has a limit. */
const longestMs = 100;

/** Until the browser has painted what is rendered now. */
export function waitForPaint(): Promise<void> {
  return new Promise((resolve) => {
    const limit = setTimeout(resolve, longestMs);
    requestAnimationFrame(() => {
      clearTimeout(limit);
      // A frame is painted after its callbacks.
      setTimeout(resolve);
    });
  });
}

let isPressed = false;

/** `isOpenedByPress` follows this history from now on. */
export function watchHistory(history: Pick<RouterHistory, 'subscribe'>): void {
  isPressed = false;
  history.subscribe(({ action: { type } }) => {
    // A page that replaces its address stays the same page.
    if (type !== 'REPLACE') isPressed = type === 'PUSH';
  });
}

/** False for the first page, and after Back and Forward, where the browser restores the scroll position. */
export function isOpenedByPress(): boolean {
  return isPressed;
}

/**
 * Splits the first render of a page into stages, each in a frame of its own: what comes sooner would be laid out with the one before. The
 * content above the fold belongs to the first one. After Back all stages render at once, because the browser restores the scroll position.
 *
 * @returns the number of stages to render.
 */
export function useStages(count: number): number {
  const [stages, setStages] = useState(() => (isOpenedByPress() ? 1 : count));
  useEffect(() => {
    if (stages >= count) return undefined;
    let isLeft = false;
    void waitForPaint().then(() => {
      if (!isLeft) startTransition(() => setStages(stages + 1));
    });
    return () => void (isLeft = true);
  }, [stages, count]);
  return stages;
}

/**
 * Defers the value, so that React renders it in slices and the page keeps responding. A cached value is deferred too when its page was
 * opened by a press. After Back it renders at once, because the browser restores the scroll position.
 */
export function useRenderedInStages<Value>(value: Value | undefined): Value | undefined {
  const initial = isOpenedByPress() ? null : value;
  return useDeferredValue<Value | null | undefined>(value, initial) ?? undefined;
}
