import { localTime } from '@wideload/local-time';
import { expect, test } from 'vitest';
import type { Day } from '../../basics/day.ts';
import { decideEscorts } from '../escorts/decide-escorts.ts';
import { evaluateCondition } from '../../states/facts/evaluate-condition.ts';
import type { PermitTravel, Row } from '../../states/facts/permit-fact.ts';
import { permitTravel } from '../../states/facts/permit-travel.generated.ts';
import { getStateCenter } from '../../states/state-facts.ts';
import { orderableStates, type OrderableState } from '../../basics/state-code.ts';
import { aDay } from '../../testing/sample.test-support.ts';
import { createSeededRandom } from '../../testing/seeded-random.test-support.ts';
import { toConditionFigures, type TravelLoad } from '../../load/travel-load.ts';
import { findRuleDay, listHolidays } from './holiday-rules.ts';
import { aTravelLoad } from '../schedule/trip.test-support.ts';
import { createStateHours, decideMove } from './state-hours.ts';

const random = createSeededRandom(39);
const between = (least: number, most: number) => Math.round(least + random() * (most - least));
/** Wider than any limit. */
const aRandomLoad = () =>
  aTravelLoad(between(103, 220), between(150, 210), between(60_000, 220_000), between(600, 1600));
const loads = Array.from({ length: 12 }, aRandomLoad);

/** Rows that hold for the load, or can hold. */
function listLive<R extends Row>(rows: readonly R[], load: TravelLoad, state: OrderableState): R[] {
  const isEscorted = decideEscorts(load, state).freeTier === null ? null : false;
  const figures = { ...toConditionFigures(load), frontOverhang: 0, rearOverhang: 0, isOversize: true, isEscorted };
  return rows.filter(({ when }) => evaluateCondition(when, figures) !== 'fails');
}

function answerAt(state: OrderableState, load: TravelLoad, [day, clock]: [Day, string]) {
  const center = getStateCenter(state);
  const hours = createStateHours({ state, entry: center, exit: center, counties: [] }, load, localTime);
  return decideMove(hours, hours.clock.at(day, clock)).answer;
}

const isClosed = ({ sunday }: PermitTravel['weekend'][number]) => sunday === null;

test.each(orderableStates)('no holiday that a row names is open at noon in %s', (state) => {
  const open = loads.flatMap((load) =>
    listLive(permitTravel[state].holidays, load, state)
      .flatMap(({ days }) => listHolidays(days))
      .filter((holiday) => answerAt(state, load, [findRuleDay(holiday, 2027), '12:00']) === 'open'),
  );
  expect(open).toEqual([]);
});

test.each(orderableStates)('no Sunday is open that no row opens in %s', (state) => {
  const open = loads
    .filter((load) => listLive(permitTravel[state].weekend, load, state).every(isClosed))
    .filter((load) => answerAt(state, load, [aDay('2027-02-07'), '12:00']) === 'open');
  expect(open).toEqual([]);
});

test.each(orderableStates)('no night is open that no row opens in %s', (state) => {
  const open = loads
    .filter((load) => !listLive(permitTravel[state].night, load, state).some(({ isAllowed }) => isAllowed))
    .filter((load) => answerAt(state, load, [aDay('2027-02-03'), '02:00']) === 'open');
  expect(open).toEqual([]);
});
