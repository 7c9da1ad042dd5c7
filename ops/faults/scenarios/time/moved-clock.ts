import { setTimeout as pause } from 'node:timers/promises';
import type { Scenario } from '../../scenario.ts';
import { onStage } from '../../stage.ts';
import { expectThat, underTraffic } from '../under-traffic.ts';

const HOUR_MS = 60 * 60 * 1000;
const AFTERWARDS_MS = 4000;
const MAILS_WITHIN_MS = 15_000;
const PRELOAD = 'e2e/moved-clock.mjs';

type Jump = Pick<Scenario, 'name' | 'done'> & { hours: number };

function createJump({ name, done, hours }: Jump): Scenario {
  return {
    name,
    done,
    expected: 'people stay signed in, orders and payments go on, mails are not held back, nothing lost or doubled',
    isQuick: false,
    run: (machine) => {
      const env = { CLOCK_STEP_MS: String(hours * HOUR_MS) };
      return onStage(machine, { env, preloads: [PRELOAD] }, async (stage) => {
        const { traffic, refused, summary } = await underTraffic(stage, async () => {
          stage.product().signal('SIGWINCH');
          await pause(AFTERWARDS_MS);
        });
        const database = await stage.openDatabase();
        const until = performance.now() + MAILS_WITHIN_MS;
        // Without changing the times in the tables: the product has to send them by itself.
        let unsent = await database.countUnsentMails();
        while (unsent > 0 && performance.now() < until) {
          await pause(200);
          unsent = await database.countUnsentMails();
        }
        await database.close();
        return {
          measured: `${summary}; ${unsent} mails held back after 15 s`,
          broken: [
            ...expectThat(refused === 0, `${refused} calls were refused`),
            ...expectThat(unsent === 0, `${unsent} mails were held back`),
            ...(await stage.findBroken(traffic)),
          ],
        };
      });
    },
  };
}

export const clockForward = createJump({
  name: 'clock-forward',
  done: "the server's clock jumps 3 hours forward",
  hours: 3,
});
export const clockBack = createJump({ name: 'clock-back', done: "the server's clock jumps 3 hours back", hours: -3 });
