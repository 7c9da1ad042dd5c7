import { setTimeout as pause } from 'node:timers/promises';
import type { Scenario } from '../../scenario.ts';
import { onStage } from '../../stage.ts';
import { expectThat } from '../under-traffic.ts';

const ALL = 200;
const QUICK = 6;
const LONGEST_LIFE_MS = 1500;

export const kills: Scenario = {
  name: 'kills',
  done: `the server killed by kill -9 ${ALL} times (in CI ${QUICK}), each time 0 to 1.5 s after its start`,
  expected: 'no acknowledged order or payment lost or doubled, the books add up',
  isQuick: true,
  run: (machine, { isQuick }) =>
    onStage(machine, {}, async (stage) => {
      const traffic = await stage.startTraffic();
      const times = isQuick ? QUICK : ALL;
      for (let kill = 0; kill < times; kill += 1) {
        await pause(Math.random() * LONGEST_LIFE_MS);
        await stage.product().kill();
        await stage.start();
      }
      await traffic.waitForPaid(5);
      await traffic.stop();
      const { orders, count } = traffic.record;
      const paid = [...orders.values()].filter((order) => order.paid).length;
      const cut = count((status) => status === 0);
      return {
        measured: `${times} kills; ${orders.size} orders and ${paid} payments acknowledged, ${cut} answers cut off`,
        broken: [
          ...expectThat(cut > 0, 'No answer was cut off, so that no kill met a request'),
          ...(await stage.findBroken(traffic)),
        ],
      };
    }),
};
