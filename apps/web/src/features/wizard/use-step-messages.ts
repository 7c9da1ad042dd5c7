import type { FieldMessage } from '@wideload/contract';
import { useMemo, useState } from 'react';

export type StepMessages = {
  /** Shows after the field lost focus, after Next, or after a refusal by the server. */
  messageAt: (path: string) => string | undefined;
  touch: (path: string) => void;
  touchAll: (prefix?: string) => void;
  /** The paths of later units move after a unit was removed. */
  reset: () => void;
};

/** A fixed problem disappears at once, because the rules run at each change. */
export function useStepMessages(problems: readonly FieldMessage[], refused: readonly FieldMessage[]): StepMessages {
  const [touched, setTouched] = useState<readonly string[]>([]);
  return useMemo(() => {
    const isTouched = (path: string) =>
      touched.some((one) => one === path || (one.endsWith('*') && path.startsWith(one.slice(0, -1))));
    const add = (path: string) => setTouched((before) => (before.includes(path) ? before : [...before, path]));
    return {
      messageAt: (path) =>
        (isTouched(path) ? problems.find((problem) => problem.path === path) : undefined)?.message ??
        refused.find((problem) => problem.path === path)?.message,
      touch: add,
      touchAll: (prefix = '') => add(`${prefix}*`),
      reset: () => setTouched([]),
    };
  }, [problems, refused, touched]);
}
