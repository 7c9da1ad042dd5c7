// How soon a press shows on the screen, and how long it keeps the page busy, at a quarter of the processor's speed.
import { measureEveryPress } from './every-press.ts';
import { GENERATED_ORDERS, startProduct } from './product.ts';
import { reportPresses } from './report-presses.ts';

const { origin, stop } = await startProduct({ orders: GENERATED_ORDERS });
try {
  for (const presses of await measureEveryPress(origin)) reportPresses(presses);
} finally {
  await stop();
}
