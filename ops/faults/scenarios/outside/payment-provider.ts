import { setTimeout as pause } from 'node:timers/promises';
import type { Scenario } from '../../scenario.ts';
import { onStage } from '../../stage.ts';
import { expectThat, underTraffic } from '../under-traffic.ts';

/** Longer than PAY lets anybody wait. */
const SILENT_MS = 35_000;
const LYING_MS = 5000;
/** PAY answers after 25 s that it is processing; the rest is for a busy machine. */
const ANSWERED_WITHIN_MS = 30_000;

export const providerSilent: Scenario = {
  name: 'provider-silent',
  done: 'the payment provider takes every call, executes it, and answers nothing for 35 s',
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
  done: 'the payment provider executes calls and answers 200 with a page for 5 s, then JSON of another shape for 5 s',
  expected: '503 with `Retry-After`, no order is paid that was not, each is charged once, none is stuck',
  isQuick: false,
  run: (machine) =>
    onStage(machine, {}, async (stage) => {
      const { traffic, refused, summary } = await underTraffic(
        stage,
        async () => {
          for (const manner of ['html', 'nonsense'] as const) {
            stage.provider.door.behave(manner);
            await pause(LYING_MS);
          }
          stage.provider.door.behave('honest');
        },
        { traffic: { mostPresses: 3 } },
      );
      return {
        measured: summary,
        broken: [...expectThat(refused > 0, 'Nothing was refused'), ...(await stage.findBroken(traffic))],
      };
    }),
};

/** A charge of another amount is no payment: an admin decides. */
export const providerWrongAmounts: Scenario = {
  name: 'provider-wrong-amounts',
  done: 'the payment provider charges the right amounts and answers the half of them for 5 s',
  expected: 'such an order stays unpaid with an alert for the admins, all others are charged once, none is stuck',
  isQuick: false,
  run: (machine) =>
    // One person pays all orders, and payments that wait for an admin count as possible declines.
    onStage(machine, { env: { CARD_DECLINES_AN_HOUR: '100000' } }, async (stage) => {
      const { traffic, summary } = await underTraffic(
        stage,
        async () => {
          stage.provider.door.behave('wrong-amounts');
          await pause(LYING_MS);
          stage.provider.door.behave('honest');
        },
        { traffic: { mostPresses: 2 } },
      );
      const database = await stage.openDatabase();
      const { rows } = await database.query<{ id: string; alerts: number }>(
        `SELECT order_id AS id, (SELECT count(*)::int FROM payment_alerts WHERE payment_id = payments.id) AS alerts
         FROM payments WHERE anomaly IS NOT NULL`,
      );
      await database.close();
      const waiting = new Set(rows.map(({ id }) => id));
      const untold = rows.filter(({ alerts }) => alerts === 0);
      const believed = rows.filter(({ id }) => traffic.record.orders.get(id)?.paid === true);
      return {
        measured: `${rows.length} orders wait for an admin; ${summary}`,
        broken: [
          ...expectThat(rows.length > 0, 'No wrong amount was noticed'),
          ...expectThat(untold.length === 0, `${untold.length} wrong amounts have no alert`),
          ...expectThat(believed.length === 0, `${believed.length} carriers were told that they had paid`),
          ...(await stage.findBroken(traffic, { except: waiting })),
        ],
      };
    }),
};
