import { useDeferredValue } from 'react';
import { isOpenedByPress } from '../address/opened-by-press.ts';

/**
 * Defers the value, so that React renders it in slices and the page keeps responding. A cached value is deferred too when its page was
 * opened by a press. After Back it renders at once, because the browser restores the scroll position.
 */
export function useRenderedInStages<Value>(value: Value | undefined): Value | undefined {
  const initial = isOpenedByPress() ? null : value;
  return useDeferredValue<Value | null | undefined>(value, initial) ?? undefined;
}
