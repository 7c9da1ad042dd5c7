import { v7 as uuid } from 'uuid';
import type { Scenario } from '../../scenario.ts';
import type { Machine } from '../../machine/machine.ts';
import { onStage } from '../../stage.ts';
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

type Night = { traffic: Traffic; template: string };

/** A new draft in each zone starts on the day that a calendar there shows. @returns the server's time, which a signal moves a moment later */
async function checkDays({ traffic, template }: Night): Promise<{ at: number; wrong: string[] }> {
  const wrong: string[] = [];
  let at = 0;
  for (const timeZone of zones) {
    const { status, body } = await traffic.client.call('POST', `/permits/orders/${template}/copy`, {
      _id: uuid(),
      timeZone,
    });
    // Casts: the order of the contract.
    const { createdAt } = body as { createdAt: string };
    const [permit] = (body['permits'] ?? []) as { date: { startDate: string } }[];
    if (status !== 201 || permit === undefined) wrong.push(`A copy in ${timeZone} answered ${status}`);
    else {
      at = Date.parse(createdAt);
      const day = formatDay(new Date(at), timeZone);
      if (permit.date.startDate !== day)
        wrong.push(`At ${createdAt} a permit in ${timeZone} starts on ${permit.date.startDate}, not ${day}`);
    }
  }
  return { at, wrong };
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
    const hours = new Set<number>();
    for (let step = 0; step < STEPS; step += 1) {
      const found = await checkDays({ traffic, template });
      wrong.push(...found.wrong);
      hours.add(Math.floor(found.at / HOUR_MS));
      stage.product().signal('SIGWINCH');
      ahead += HOUR_MS;
    }
    if (hours.size !== STEPS) wrong.push(`Only ${hours.size} of ${STEPS} hours passed`);
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
