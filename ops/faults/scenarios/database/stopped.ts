import { setTimeout as pause } from 'node:timers/promises';
import type { Scenario } from '../../scenario.ts';
import { onStage } from '../../stage.ts';
import { expectThat, underTraffic } from '../under-traffic.ts';

const DOWNTIME_MS = 2000;
const BACK_WITHIN_MS = 3000;

export const databaseStopped: Scenario = {
  name: 'database-stopped',
  done: 'the database stopped for 2 s and started again',
  expected: '503 with `Retry-After` meanwhile, writes within 3 s, nothing lost or doubled',
  isQuick: true,
  run: (machine) =>
    onStage(machine, {}, async (stage) => {
      const { traffic, recovery, refused, summary } = await underTraffic(stage, async () => {
        await stage.server.stop();
        await pause(DOWNTIME_MS);
        await stage.server.start();
      });
      return {
        measured: summary,
        broken: [
          ...expectThat(refused > 0, 'Nothing was refused while the database was away'),
          ...expectThat(recovery < BACK_WITHIN_MS, `Writes came back after ${recovery.toFixed(0)} ms`),
          ...(await stage.findBroken(traffic)),
        ],
      };
    }),
};
