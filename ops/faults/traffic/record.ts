import type { Answer } from './client.ts';

/** An order as the product acknowledged it to its carrier. */
export type Acknowledged = {
  id: string;
  /** The last version that an answer named. */
  version: number;
  reviewed: boolean;
  /** PAY was pressed, whatever became of it. */
  pressed: boolean;
  /** PAY answered that it has succeeded. */
  paid: boolean;
  /** In cents. */
  total: number;
};

type Timed = { at: number; ms: number };

/** All that the traffic was told. Times are of the monotonic clock. */
export function createRecord() {
  const orders = new Map<string, Acknowledged>();
  const writes: Timed[] = [];
  const reads: Timed[] = [];
  const answers = new Map<number, number>();
  const codes = new Map<string, number>();
  const faults = new Map<string, number>();
  const slowest = { answer: 0, refusal: 0 };

  function countFault(sentence: string): void {
    faults.set(sentence, (faults.get(sentence) ?? 0) + 1);
  }

  return {
    orders,
    writes,
    reads,
    answers,
    /** Codes of refusals. */
    codes,
    slowest,
    /** Notes an answer, and whether it is one that the product may give. */
    note(what: string, { status, ms, retryAfter, body }: Answer): void {
      answers.set(status, (answers.get(status) ?? 0) + 1);
      if (status === 0) return;
      slowest.answer = Math.max(slowest.answer, ms);
      const code = typeof body['code'] === 'string' ? body['code'] : '';
      if (code !== '') codes.set(code, (codes.get(code) ?? 0) + 1);
      const isRefusal = status === 503 || status === 429;
      if (isRefusal) slowest.refusal = Math.max(slowest.refusal, ms);
      if (isRefusal && retryAfter === null) countFault(`${what} answered ${status} ${code} without Retry-After`);
      if (status >= 500 && status !== 503) countFault(`${what} answered ${status} ${code}`);
    },
    noteWrite: (ms: number) => void writes.push({ at: performance.now(), ms }),
    noteRead: (ms: number) => void reads.push({ at: performance.now(), ms }),
    listFaults: (): string[] =>
      [...faults].map(([sentence, times]) => (times === 1 ? sentence : `${sentence} (${times} times)`)),
    count: (statuses: (status: number) => boolean): number =>
      [...answers].reduce((sum, [status, times]) => (statuses(status) ? sum + times : sum), 0),
  };
}

export type TrafficRecord = ReturnType<typeof createRecord>;

/** The longest time without an acknowledged write between two moments, in ms. */
export function findLongestPause(writes: readonly Timed[], { from, to }: { from: number; to: number }): number {
  const moments = [from, ...writes.map(({ at }) => at).filter((at) => at > from && at < to), to];
  return Math.max(...moments.slice(1).map((at, index) => at - (moments[index] ?? at)));
}

/** In ms; 0 without any. */
export function findP99(times: readonly Timed[]): number {
  const sorted = times.map(({ ms }) => ms).toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * 0.99))] ?? 0;
}
