// How soon a press shows on the screen, and how long it keeps the page busy, at a quarter of the processor's speed.
import { report } from '../report.ts';
import { measureEveryPress } from './every-press.ts';
import type { Presses } from './presses.ts';
import { GENERATED_ORDERS, startProduct } from './product.ts';

/** In ms. */
const budgets = { shown: 100, task: 150 };

/** The value that three quarters of `values` do not exceed. */
const findP75 = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length * 0.75) - 1] ?? Number.NaN;

function reportPresses({ name, presses }: Presses): void {
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

const { origin, stop } = await startProduct({ orders: GENERATED_ORDERS });
try {
  for (const presses of await measureEveryPress(origin)) reportPresses(presses);
} finally {
  await stop();
}
