import { useDeferredValue } from 'react';
import { isOpenedByPress } from '../address/opened-by-press.ts';

/**
 * What is drawn from the value is drawn in pieces, between which the page answers. A value that is there from the start comes a moment
 * after the press on its link shows. After Back it comes at once, because the place that was left has to be there to scroll to.
 */
export function useDrawnInPieces<Value>(value: Value | undefined): Value | undefined {
  const initial = isOpenedByPress() ? null : value;
  return useDeferredValue<Value | null | undefined>(value, initial) ?? undefined;
}
