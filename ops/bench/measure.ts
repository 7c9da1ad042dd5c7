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

function spread(times: readonly number[]) {
  const p99 = times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.99)] ?? Number.NaN;
  return { p50: computeMedian(times), p99 };
}

/** The times of `b` in ms, its median against that of `a`, and the times of `a`. */
export async function measureSpread(a: Work, b: Work, rounds: Rounds) {
  const [timesOfA, timesOfB] = await listTimesInTurns(a, b, rounds);
  const [ofA, ofB] = [spread(timesOfA), spread(timesOfB)];
  return { ...ofB, ratio: ofB.p50 / ofA.p50, first: ofA };
}

type Calculation = () => unknown;

function measureBatch(work: Calculation): number {
  const { calls, elapsed } = runFor(work, BATCH_MS);
  return elapsed / calls;
}

/** Medians in ms of one call of two calculations, in short batches that alternate. */
export function measureCalculations(a: Calculation, b: Calculation): [number, number] {
  for (const work of [a, b]) runFor(work, WARM_UP_MS);
  const times = Array.from({ length: BATCHES }, () => [measureBatch(a), measureBatch(b)] as const);
  return [computeMedian(times.map(([ofA]) => ofA)), computeMedian(times.map(([, ofB]) => ofB))];
}
