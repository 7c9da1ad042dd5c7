import { v7 as uuid } from 'uuid';
import type { Scenario } from '../../scenario.ts';
import type { Machine } from '../../machine/machine.ts';
import { onStage, type Stage } from '../../stage.ts';
import type { Traffic } from '../../traffic/traffic.ts';

const HOUR_MS = 60 * 60 * 1000;
const STEPS = 26;

/** The last hours before each change of the clocks in the United States, in UTC. */
const nights = [
  { name: 'the shorter day', from: '2027-03-14T04:30:00Z' },
  { name: 'the longer day', from: '2027-11-07T03:30:00Z' },
] as const;
/** Arizona does not change its clocks. */
const zones = ['America/New_York', 'America/Chicago', 'America/Phoenix', 'America/Los_Angeles'] as const;

function formatDay(instant: Date, timeZone: string): string {
  const format = new Intl.DateTimeFormat('en-US', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  const parts = Object.fromEntries(format.formatToParts(instant).map(({ type, value }) => [type, value]));
  return `${parts['year']}-${parts['month']}-${parts['day']}`;
}

type Night = { stage: Stage; traffic: Traffic; template: string; now(): Date };

/** A new draft in each zone starts on the day that a calendar there shows. */
async function checkDays({ traffic, template, now }: Night): Promise<string[]> {
  const wrong: string[] = [];
  for (const timeZone of zones) {
    const days = [formatDay(now(), timeZone)];
    const { status, body } = await traffic.client.call('POST', `/permits/orders/${template}/copy`, {
      _id: uuid(),
      timeZone,
    });
    // Midnight may pass during the call.
    days.push(formatDay(now(), timeZone));
    // Cast: the order of the contract.
    const [permit] = (body['permits'] ?? []) as { date: { startDate: string } }[];
    if (status !== 201 || permit === undefined) wrong.push(`A copy in ${timeZone} answered ${status}`);
    else if (!days.includes(permit.date.startDate))
      wrong.push(
        `At ${now().toISOString()} a permit in ${timeZone} starts on ${permit.date.startDate}, not ${days[0]}`,
      );
  }
  return wrong;
}

async function passNight(machine: Machine, { name, from }: (typeof nights)[number]) {
  let ahead = Date.parse(from) - Date.now();
  const now = () => new Date(Date.now() + ahead);
  const env = { CLOCK_AHEAD_MS: String(ahead), CLOCK_STEP_MS: String(HOUR_MS), TZ: 'America/Chicago' };
  return onStage(machine, { env, now, preloads: ['e2e/moved-clock.mjs'] }, async (stage) => {
    const traffic = await stage.startTraffic();
    await traffic.waitForPaid(2);
    const template = [...traffic.record.orders.keys()][0] ?? '';
    const wrong: string[] = [];
    for (let step = 0; step < STEPS; step += 1) {
      wrong.push(...(await checkDays({ stage, traffic, template, now })));
      stage.product().signal('SIGWINCH');
      ahead += HOUR_MS;
    }
    await traffic.waitForPaid(2);
    await traffic.stop();
    // The next start begins where this one ended.
    env.CLOCK_AHEAD_MS = String(ahead);
    return {
      measured: `${name}: ${STEPS * zones.length} first days, ${traffic.record.orders.size} orders`,
      broken: [...wrong, ...(await stage.findBroken(traffic))],
    };
  });
}

export const dstNights: Scenario = {
  name: 'dst-nights',
  done: 'both nights in which clocks change, hour by hour, with the server and the provider in that night',
  expected:
    "a permit's first day is the calendar's day in its zone, orders and payments go on, nothing lost or doubled",
  isQuick: false,
  async run(machine) {
    const [spring, autumn] = [await passNight(machine, nights[0]), await passNight(machine, nights[1])];
    return {
      measured: `${spring.measured}; ${autumn.measured}`,
      broken: [...spring.broken, ...autumn.broken],
    };
  },
};
