import { useEffect, useMemo, useState } from 'react';
import type { CheckWords } from './load-check-texts.ts';
import type { answerMovement, Movement, MovementAnswer } from './movement-answers.ts';

/** The rows of the states weigh as much as a tenth of the check, so they load with the first answer. */
export function useMovement({ facts, state, visits }: Movement, words: CheckWords): MovementAnswer | 'failed' | null {
  const [answer, setAnswer] = useState<typeof answerMovement | 'failed' | null>(null);
  useEffect(() => {
    let isWanted = true;
    import('./movement-answers.ts').then(
      (loaded) => isWanted && setAnswer(() => loaded.answerMovement),
      () => isWanted && setAnswer('failed'),
    );
    return () => {
      isWanted = false;
    };
  }, []);
  return useMemo(
    () => (typeof answer === 'function' ? answer({ facts, state, visits }, words) : answer),
    [answer, facts, state, visits, words],
  );
}
