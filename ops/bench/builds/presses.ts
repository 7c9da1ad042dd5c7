// The longest task of the most common presses, in both builds in turns, by processor time: a round of a build takes one minute and not ten.
import { measureEveryPress } from '../browser/every-press.ts';
import { GENERATED_ORDERS, startProduct, type Product } from '../browser/product.ts';
import { computeMedian } from '../measure.ts';
import { report } from '../report.ts';
import { toProgram, type Pair } from './build.ts';
import { openTracedPage } from './traced-page.ts';

const ROUNDS = Number(process.env['ROUNDS'] ?? 5);

/** In ms of the processor, by the name of the press. */
type Longest = ReadonlyMap<string, number>;

async function measureLongest({ origin }: Product): Promise<Longest> {
  const all = await measureEveryPress(origin, openTracedPage);
  return new Map(all.map(({ name, presses }) => [name, Math.max(...presses.map(({ task }) => task))]));
}

export async function comparePresses([before, after]: Pair): Promise<void> {
  const products: Product[] = [];
  try {
    const start = async (build: Pair[number]) => {
      const product = await startProduct({ orders: GENERATED_ORDERS, program: toProgram(build) });
      products.push(product);
      return product;
    };
    const [old, next] = [await start(before), await start(after)];
    const rounds: { old: Longest; next: Longest }[] = [];
    for (let round = 0; round < ROUNDS; round += 1)
      rounds.push({ old: await measureLongest(old), next: await measureLongest(next) });
    for (const name of rounds[0]?.next.keys() ?? []) {
      const median = (of: 'old' | 'next') => computeMedian(rounds.map((round) => round[of].get(name) ?? Number.NaN));
      report({
        what: `${name}, the longest task, median of ${ROUNDS}`,
        against: before.name,
        ratio: median('next') / median('old'),
        atMost: 0.7,
        figures: `${median('next').toFixed(1)} to ${median('old').toFixed(1)} ms`,
      });
    }
  } finally {
    for (const { stop } of products) await stop();
  }
}
