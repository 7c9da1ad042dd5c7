import { localTime } from '@wideload/local-time';
import { expect, test } from 'vitest';
import { addDays, computeWeekday } from '../../basics/day.ts';
import { evaluateCondition } from '../../states/facts/evaluate-condition.ts';
import { permitTravel } from '../../states/facts/permit-travel.generated.ts';
import { getStateCenter } from '../../states/state-facts.ts';
import { orderableStates } from '../../basics/state-code.ts';
import { aDay } from '../../testing/sample.test-support.ts';
import { createSeededRandom } from '../../testing/seeded-random.test-support.ts';
import { toConditionFigures } from '../../load/travel-load.ts';
import { aTravelLoad } from '../schedule/trip.test-support.ts';
import { createStateHours, decideMove } from './state-hours.ts';

const random = createSeededRandom(38);
const between = (least: number, most: number) => Math.round(least + random() * (most - least));
/** Wider than any limit. */
const aRandomLoad = () =>
  aTravelLoad(between(103, 220), between(150, 210), between(60_000, 220_000), between(600, 1600));
const loads = Array.from({ length: 12 }, aRandomLoad);
/** A week in the part of the year with most seasons, and one without. */
const weeks = [aDay('2026-07-13'), aDay('2027-02-01')];

test.each(orderableStates)('no hour that a curfew on the way closes is open in %s', (state) => {
  const center = getStateCenter(state);
  for (const { counties: names, on, isStatewide, isUnnamed, when, days, windows, dates } of permitTravel[state]
    .curfews) {
    if (dates !== undefined) continue;
    const road = on?.[0] === 'interstate' ? 'I-0' : (on?.[0] ?? 'US-0');
    const counties = isStatewide || isUnnamed ? [] : [{ county: names.at(-1) ?? '', roads: [road] }];
    for (const load of loads) {
      if (evaluateCondition(when, { ...toConditionFigures(load), isOversize: true }) === 'fails') continue;
      const hours = createStateHours({ state, entry: center, exit: center, counties }, load, localTime);
      for (const week of weeks)
        for (let ahead = 0; ahead < 7; ahead += 1) {
          const day = addDays(week, ahead);
          if (!days.some((name) => computeWeekday(day).toLowerCase().startsWith(name))) continue;
          for (const [from] of windows) expect(decideMove(hours, hours.clock.at(day, from)).answer).not.toBe('open');
        }
    }
  }
});
