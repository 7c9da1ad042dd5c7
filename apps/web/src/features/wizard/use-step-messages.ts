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

const isAmong = (touched: ReadonlySet<string>, path: string) =>
  touched.has(path) || [...touched].some((one) => one.endsWith('*') && path.startsWith(one.slice(0, -1)));

/** A fixed problem disappears at once, because the rules run at each change. */
export function useStepMessages(problems: readonly FieldMessage[], refused: readonly FieldMessage[]): StepMessages {
  const [touched, setTouched] = useState<Set<string>>(() => new Set());
  return useMemo(() => {
    const show = (path: string) => setTouched((before) => new Set([...before, path]));
    const findProblem = (path: string) => problems.find((problem) => problem.path === path);
    return {
      messageAt: (path) =>
        (isAmong(touched, path) ? findProblem(path) : undefined)?.message ??
        refused.find((problem) => problem.path === path)?.message,
      touch: (path) => {
        // Without a problem the screen stays as it is, so that no field of the step is rendered again.
        if (findProblem(path) === undefined) touched.add(path);
        else show(path);
      },
      touchAll: (prefix = '') => show(`${prefix}*`),
      reset: () => setTouched(new Set()),
    };
  }, [problems, refused, touched]);
}
