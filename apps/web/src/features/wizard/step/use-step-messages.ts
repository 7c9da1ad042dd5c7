import type { Problem } from '@wideload/domain';
import { useState } from 'react';

export type StepMessages = {
  /** The message of the field at `path`, once it may be shown: left after a visit, asked for by Next, or refused by the server. */
  messageAt: (path: string) => string | undefined;
  /** The field was left. */
  touch: (path: string) => void;
  /** Show whatever is wrong under `prefix`; everything without one. */
  touchAll: (prefix?: string) => void;
  /** Begin anew, as after a unit was taken out and the others moved up. */
  reset: () => void;
};

/** Which of a step's problems are shown at their fields. They vanish as soon as they are right, as the rules are asked at each change. */
export function useStepMessages(problems: readonly Problem[], refused: readonly Problem[]): StepMessages {
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
