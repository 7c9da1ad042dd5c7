import { report } from '../report.ts';
import type { Presses } from './presses.ts';

/** In ms. */
const budgets = { shown: 100, task: 150 };

/** The value that three quarters of `values` do not exceed. */
const findP75 = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length * 0.75) - 1] ?? Number.NaN;

export function reportPresses({ name, presses }: Presses): void {
  const shown = presses.map((press) => press.shown);
  const tasks = presses.map(({ task }) => task);
  report({
    what: `${name}, until it shows, 75 of 100`,
    against: `${budgets.shown} ms`,
    ratio: findP75(shown) / budgets.shown,
    atMost: 1,
    figures: `${shown.join(' ')} ms`,
  });
  report({
    what: `${name}, the longest task`,
    against: `${budgets.task} ms`,
    ratio: Math.max(...tasks) / budgets.task,
    atMost: 1,
    figures: `${tasks.join(' ')} ms`,
  });
}
