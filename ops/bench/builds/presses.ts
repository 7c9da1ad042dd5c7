// The longest task of the most common presses, in both builds in turns, by processor time: a round of a build takes one minute and not ten.
import { measureEveryPress } from '../browser/every-press.ts';
import { GENERATED_ORDERS, startProduct, type Product } from '../browser/product.ts';
import { computeMedian } from '../measure.ts';
import { report } from '../report.ts';
import { toProgram, type Pair } from './build.ts';
import { MeasuredPage, openPage, type Press } from '../browser/measured-page.ts';
import type { CDPSession, Locator, Page } from '@playwright/test';

// A page at full speed whose tasks are measured by processor time: other work on the machine changes that less than a clock's time.

/** Of Chromium's trace; times are in µs. */
type TraceEvent = {
  name: string;
  cat: string;
  ph: string;
  pid: number;
  tid: number;
  tdur?: number;
  args: { name?: string };
};

const nameThread = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;

/** In ms of the processor, of the thread that runs the page. */
function findLongestTask(events: readonly TraceEvent[]): number {
  const main = new Set(
    events.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain').map(nameThread),
  );
  const tasks = events.filter((event) => event.name.endsWith('RunTask') && main.has(nameThread(event)));
  return Math.max(0, ...tasks.map(({ tdur = 0 }) => tdur / 1000));
}

class TracedPage extends MeasuredPage {
  #tracing: CDPSession | null = null;

  /** Processor time of a slowed page would be that of the waiting, too. */
  override slowDown(): Promise<void> {
    return Promise.resolve();
  }

  override async watch(act: () => Promise<void>, shown?: Locator): Promise<Press> {
    await this.settle();
    const end = await this.#trace();
    await act();
    await shown?.waitFor();
    await this.settle();
    const { events } = await this.take();
    return { shown: Math.max(0, ...events.map(({ duration }) => duration)), task: findLongestTask(await end()) };
  }

  /** @returns a function that ends the trace. */
  async #trace(): Promise<() => Promise<TraceEvent[]>> {
    await this.take();
    const browser = this.page.context().browser();
    if (browser === null) throw new Error('The page has no browser.');
    this.#tracing ??= await browser.newBrowserCDPSession();
    const session = this.#tracing;
    const events: TraceEvent[] = [];
    // Cast: the protocol has no type for what is in a trace.
    const keep = ({ value }: { value: object[] }) => void events.push(...(value as TraceEvent[]));
    session.on('Tracing.dataCollected', keep);
    const traceConfig = { includedCategories: ['toplevel'], excludedCategories: ['*'] };
    await session.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig });
    return async () => {
      const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
      await session.send('Tracing.end');
      await complete;
      session.off('Tracing.dataCollected', keep);
      return events;
    };
  }
}

const openTracedPage: typeof openPage = (browser, opening) =>
  openPage(browser, opening, (page: Page, session: CDPSession) => new TracedPage(page, session));

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
