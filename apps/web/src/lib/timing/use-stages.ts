import { startTransition, useEffect, useState } from 'react';
import { isOpenedByPress } from '../address/opened-by-press.ts';

/**
 * The stages that a page renders so far. After a press each comes in a task of its own, the first with what is above the fold. After Back
 * all come at once, because the browser restores the scroll position.
 */
export function useStages(count: number): number {
  const [stages, setStages] = useState(() => (isOpenedByPress() ? 1 : count));
  useEffect(() => {
    if (stages < count) startTransition(() => setStages(stages + 1));
  }, [stages, count]);
  return stages;
}
