import type { Stage } from '../stage.ts';
import { findLongestPause } from '../traffic/record.ts';
import type { Traffic } from '../traffic/traffic.ts';

type Options = {
  /** Paid orders before and after the fault. */
  paid?: number;
  traffic?: Parameters<Stage['startTraffic']>[0];
};

export type UnderTraffic = {
  traffic: Traffic;
  /** From the end of the fault to the next acknowledged write, in ms. */
  recovery: number;
  /** The longest time without an acknowledged write, in ms. */
  pause: number;
  refused: number;
  /** For the table. */
  summary: string;
};

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

/** Makes a fault while carriers order and pay, and waits until they do so again. */
export async function underTraffic(
  stage: Stage,
  fault: (traffic: Traffic) => Promise<void>,
  { paid = 5, traffic: options }: Options = {},
): Promise<UnderTraffic> {
  const traffic = await stage.startTraffic(options);
  await traffic.waitForPaid(paid);
  const from = performance.now();
  await fault(traffic);
  const end = performance.now();
  await traffic.waitForPaid(paid);
  const to = performance.now();
  await traffic.stop();
  const { record } = traffic;
  const recovery = (record.writes.find(({ at }) => at > end)?.at ?? to) - end;
  const pause = findLongestPause(record.writes, { from, to });
  const refused = record.count((status) => status === 503 || status === 429);
  const slowest = refused > 0 ? `, the slowest in ${seconds(record.slowest.refusal)}` : '';
  return {
    traffic,
    recovery,
    pause,
    refused,
    summary: `${refused} refusals${slowest}; writes ${seconds(recovery)} after its end, longest pause ${seconds(pause)}; ${record.orders.size} orders`,
  };
}

/** A sentence if the promise does not hold. */
export function expectThat(holds: boolean, otherwise: string): string[] {
  return holds ? [] : [otherwise];
}
