import { setTimeout as pause } from 'node:timers/promises';
import type { Scenario } from '../../scenario.ts';
import { onStage } from '../../stage.ts';
import { expectThat, underTraffic } from '../under-traffic.ts';

const HUNG_MS = 5000;
/** The limit of a request is 2.8 s; the rest is for a busy machine. */
const REFUSED_WITHIN_MS = 3500;
const BACK_WITHIN_MS = 3000;

export const databaseHung: Scenario = {
  name: 'database-hung',
  done: 'all processes of the database stopped by SIGSTOP for 5 s',
  expected: 'each request is refused within 3.5 s, writes within 3 s after it, nothing lost or doubled',
  isQuick: true,
  run: (machine) =>
    onStage(machine, {}, async (stage) => {
      const { traffic, recovery, refused, summary } = await underTraffic(stage, async () => {
        stage.server.freeze();
        await pause(HUNG_MS);
        stage.server.thaw();
      });
      const { slowest } = traffic.record;
      return {
        measured: summary,
        broken: [
          ...expectThat(refused > 0, 'Nothing was refused while the database hung'),
          ...expectThat(slowest.refusal < REFUSED_WITHIN_MS, `A refusal took ${slowest.refusal.toFixed(0)} ms`),
          ...expectThat(recovery < BACK_WITHIN_MS, `Writes came back after ${recovery.toFixed(0)} ms`),
          ...(await stage.findBroken(traffic)),
        ],
      };
    }),
};
