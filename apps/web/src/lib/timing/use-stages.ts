import { startTransition, useEffect, useState } from 'react';
import { isOpenedByPress } from '../address/opened-by-press.ts';

/**
 * Splits the first render of a page into stages, each in a task of its own. The content above the fold belongs to the first one. After
 * Back all stages render at once, because the browser restores the scroll position.
 *
 * @returns the number of stages to render.
 */
export function useStages(count: number): number {
  const [stages, setStages] = useState(() => (isOpenedByPress() ? 1 : count));
  useEffect(() => {
    if (stages < count) startTransition(() => setStages(stages + 1));
  }, [stages, count]);
  return stages;
}
