type Figure = { perSecond: number; medianMs: number };
type Budget = { figure: number; unit: string; atLeast?: number; atMost?: number };

const WARM_UP_MS = 200;
const BATCHES = 51;
const BATCH_MS = 10;

function runFor(work: () => unknown, milliseconds: number): { calls: number; elapsed: number } {
  const start = performance.now();
  let calls = 0;
  let elapsed = 0;
  while (elapsed < milliseconds) {
    work();
    calls += 1;
    elapsed = performance.now() - start;
  }
  return { calls, elapsed };
}

export function computeMedian(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** In ms. */
export async function measureTime(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

type Work = () => Promise<unknown>;

type Rounds = { warmUp: number; counted: number };

async function listTimesInTurns(a: Work, b: Work, { warmUp, counted }: Rounds): Promise<[number[], number[]]> {
  const times: [number[], number[]] = [[], []];
  for (let round = 0; round < warmUp + counted; round += 1) {
    const [first, second] = [await measureTime(a), await measureTime(b)];
    if (round < warmUp) continue;
    times[0].push(first);
    times[1].push(second);
  }
  return times;
}

/** Medians in ms of `a` and `b`, measured alternately under the same conditions. */
export async function measureInTurns(a: Work, b: Work, rounds: Rounds): Promise<[number, number]> {
  const [ofA, ofB] = await listTimesInTurns(a, b, rounds);
  return [computeMedian(ofA), computeMedian(ofB)];
}

/** The times of `b` in ms, and its median against that of `a`. */
export async function measureSpread(a: Work, b: Work, rounds: Rounds) {
  const [ofA, ofB] = await listTimesInTurns(a, b, rounds);
  const p50 = computeMedian(ofB);
  const p99 = ofB.toSorted((one, other) => one - other)[Math.floor(ofB.length * 0.99)] ?? Number.NaN;
  return { ratio: p50 / computeMedian(ofA), p50, p99 };
}

/** The median time of one call over many short batches, after a warm-up. */
export function measure(work: () => unknown): Figure {
  runFor(work, WARM_UP_MS);
  const times = Array.from({ length: BATCHES }, () => {
    const { calls, elapsed } = runFor(work, BATCH_MS);
    return elapsed / calls;
  });
  const medianMs = computeMedian(times);
  return { medianMs, perSecond: 1000 / medianMs };
}

/** A missed budget fails the run. */
measure.report = (name: string, { figure, unit, atLeast, atMost }: Budget): void => {
  const isMet = (atLeast === undefined || figure >= atLeast) && (atMost === undefined || figure <= atMost);
  const budget = atLeast === undefined ? `at most ${atMost}` : `at least ${atLeast.toLocaleString('en-US')}`;
  const shown = figure >= 1000 ? Math.round(figure).toLocaleString('en-US') : figure.toFixed(3);
  process.stdout.write(`${isMet ? 'ok    ' : 'MISSED'} ${name}: ${shown} ${unit} (${budget})\n`);
  if (!isMet) process.exitCode = 1;
};
