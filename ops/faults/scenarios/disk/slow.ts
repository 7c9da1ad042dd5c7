import { setTimeout as pause } from 'node:timers/promises';
import type { Scenario } from '../../scenario.ts';
import { onStage } from '../../stage.ts';
import { findP99 } from '../../traffic/record.ts';
import { expectThat, underTraffic } from '../under-traffic.ts';

const DURATION_MS = 8000;
/** The database itself waits before each flush, the longest that it can be told to. */
const SLOW = ['commit_delay=100000', 'commit_siblings=0'];

export const diskSlow: Scenario = {
  name: 'disk-slow',
  done: "each flush of the database's log takes 100 ms longer (`commit_delay`), for 8 s",
  expected: 'writes are slow and none is refused, reads go on, nothing lost or doubled',
  isQuick: false,
  run: (machine) =>
    onStage(machine, { copy: { settings: SLOW } }, async (stage) => {
      const { traffic, refused, summary } = await underTraffic(stage, () => pause(DURATION_MS));
      const { writes, reads } = traffic.record;
      const [slowWrite, slowRead] = [findP99(writes), findP99(reads)];
      return {
        measured: `${summary}; p99 of writes ${slowWrite.toFixed(0)} ms, of reads ${slowRead.toFixed(0)} ms`,
        broken: [
          ...expectThat(refused === 0, `${refused} calls were refused`),
          ...expectThat(slowWrite > 100, 'No write was slow, so that the disk was not'),
          ...(await stage.findBroken(traffic)),
        ],
      };
    }),
};
