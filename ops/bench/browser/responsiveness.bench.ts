// How soon a press shows on the screen, and how long it keeps the page busy, at a quarter of the processor's speed.
import { report } from '../report.ts';
import { createDraft } from './draft-order.ts';
import { launchBrowser, openPage, signIn } from './measured-page.ts';
import { measureOrders, measurePermits, measurePicker, measureSteps, measureUnit, type Presses } from './presses.ts';
import { startProduct } from './product.ts';

const GENERATED_ORDERS = 200;
const viewport = { width: 1440, height: 900 };

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
const browser = await launchBrowser();
try {
  const token = await signIn(origin, 'carrier@wideload.example');
  const carrier = await openPage(browser, { origin, token, viewport });
  for (const measureThem of [measureUnit, measureSteps, measurePicker, measureOrders]) {
    await carrier.slowDown();
    // An edit takes the mark of the review from a draft, so each has one of its own.
    for (const presses of await measureThem(carrier, await createDraft(carrier, token))) reportPresses(presses);
  }
  const adminToken = await signIn(origin, 'admin@wideload.example');
  const admin = await openPage(browser, { origin, token: adminToken, viewport });
  await admin.slowDown();
  for (const presses of await measurePermits(admin)) reportPresses(presses);
} finally {
  await browser.close();
  await stop();
}
