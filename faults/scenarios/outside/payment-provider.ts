import { setTimeout as pause } from 'node:timers/promises';
import type { Manner } from '../../providers/stripe-door.ts';
import type { Scenario } from '../../scenario.ts';
import { onStage } from '../../stage.ts';
import { expectThat, underTraffic } from '../under-traffic.ts';

/** Longer than a charge takes to be decided. */
const SILENT_MS = 25_000;
const LYING_MS = 5000;
/** PAY answers that it is still processing before this; the rest is for a busy machine. */
const ANSWERED_WITHIN_MS = 30_000;

const meanings: Record<Exclude<Manner, 'honest' | 'silent'>, string> = {
  html: '200 with a page',
  nonsense: 'JSON of another shape',
  'wrong-amounts': 'halved amounts',
};

export const providerSilent: Scenario = {
  name: 'provider-silent',
  done: 'the payment provider takes every call, executes it, and answers nothing for 25 s',
  expected: 'orders go on, PAY answers within 30 s, each order is charged once, none is stuck',
  isQuick: false,
  run: (machine) =>
    onStage(machine, {}, async (stage) => {
      let saved = 0;
      const { traffic, summary } = await underTraffic(
        stage,
        async ({ record, client }) => {
          stage.provider.door.behave('silent');
          const until = performance.now() + SILENT_MS;
          while (performance.now() < until) {
            const read = await client.call('GET', '/permits/orders?pageSize=10');
            record.note('Reading a list', read);
            if (read.status === 200) saved += 1;
            await pause(250);
          }
          stage.provider.door.behave('honest');
        },
        { traffic: { mostPresses: 3 } },
      );
      const { slowest } = traffic.record;
      return {
        measured: `${summary}; ${saved} lists read meanwhile, the slowest answer ${(slowest.answer / 1000).toFixed(1)} s`,
        broken: [
          ...expectThat(saved > 50, `Only ${saved} lists were read meanwhile`),
          ...expectThat(slowest.answer < ANSWERED_WITHIN_MS, `An answer took ${slowest.answer.toFixed(0)} ms`),
          ...(await stage.findBroken(traffic)),
        ],
      };
    }),
};

export const providerLying: Scenario = {
  name: 'provider-lying',
  done: `the payment provider executes calls and answers ${Object.values(meanings).join(', ')}, 5 s each`,
  expected: 'no order is paid that was not, each order is charged once, none is stuck when answers are right again',
  isQuick: false,
  run: (machine) =>
    onStage(machine, {}, async (stage) => {
      const { traffic, summary } = await underTraffic(
        stage,
        async () => {
          for (const manner of ['html', 'nonsense', 'wrong-amounts'] as const) {
            stage.provider.door.behave(manner);
            await pause(LYING_MS);
          }
          stage.provider.door.behave('honest');
        },
        { traffic: { mostPresses: 3 } },
      );
      return { measured: summary, broken: await stage.findBroken(traffic) };
    }),
};
