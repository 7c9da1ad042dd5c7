import type { FieldMessage } from '@wideload/contract';
import { useState } from 'react';

export type StepMessages = {
  /** The message of the field at `path`, once it may show: after the field lost focus, after Next, or after a refusal by the server. */
  messageAt: (path: string) => string | undefined;
  /** Call when the field loses focus. */
  touch: (path: string) => void;
  /** Shows all problems under `prefix`; all of the step without one. */
  touchAll: (prefix?: string) => void;
  /** Hides all messages, for example after a unit was removed and the paths of later ones moved. */
  reset: () => void;
};

/** Decides which problems show at their fields. A fixed problem disappears at once, because the rules run at each change. */
export function useStepMessages(problems: readonly FieldMessage[], refused: readonly FieldMessage[]): StepMessages {
  const [touched, setTouched] = useState<readonly string[]>([]);
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
}
