import { localTime } from '@wideload/local-time';
import { expect, test } from 'vitest';
import { permitSources } from '../../states/facts/permit-sources.generated.ts';
import { getStateCenter } from '../../states/state-facts.ts';
import { isOrderable, isStateCode } from '../../basics/state-code.ts';
import { readCaseTable } from '../../testing/case-table.test-support.ts';
import { aDay } from '../../testing/sample.test-support.ts';
import type { CrossedCounty } from '../trip.ts';
import type { TravelLoad } from '../../load/travel-load.ts';
import { createStateHours, decideMove } from './state-hours.ts';

type Figures = [width: number, height: number, length: number, weight: number, type: TravelLoad['type']];

const figures: Record<string, Figures> = {
  wide: [174, 182, 924, 111_400, 'general'],
  wider: [184, 182, 924, 111_400, 'general'],
  small: [120, 162, 780, 80_000, 'general'],
  heavy: [102, 162, 780, 107_000, 'general'],
  home: [168, 162, 960, 60_000, 'manufactured_building'],
};

function aLoad(name: string): TravelLoad {
  const [width, height, length, weight, type] = figures[name] ?? [0, 0, 0, 0, null];
  const dimensions = { width, height, length, frontOverhang: 0, rearOverhang: 0 };
  return { type, facts: { dimensions, weight, axles: { AB: 212, BC: 52, CD: 360, DE: 49 }, trailer: { length: 48 } } };
}

/** `King:I-5,I-90`; without a road after the colon, one without a number. */
function toCounty(text: string): CrossedCounty {
  const [county = '', roads = ''] = text.split(':');
  return { county, roads: roads.split(',') };
}

const questions = readCaseTable('./questions.txt', import.meta.url).map(({ typed, expected, note }) => {
  const [state = '', load = '', day = '', clock = '', crossed] = typed.trim().split(' ');
  const [source = ''] = note.split(' ');
  const [answer = '', because = '', ...holiday] = expected.trim().split(' ');
  return {
    question: typed.trim(),
    state,
    load,
    day,
    clock,
    counties: crossed === undefined ? [] : [toCounty(crossed)],
    answer,
    because,
    holiday: holiday.join(' '),
    source,
  };
});

test.each(questions)('$question: $answer $because $holiday', (question) => {
  const { state, load, day, clock, counties, answer, because, holiday, source } = question;
  if (!isStateCode(state) || !isOrderable(state)) throw new Error(`${state} is not sold`);
  const center = getStateCenter(state);
  const hours = createStateHours({ state, entry: center, exit: center, counties }, aLoad(load), localTime);
  const move = decideMove(hours, hours.clock.at(aDay(day), clock));

  expect(move.answer).toBe(answer);
  const reasons = move.windows.map((window) => [
    window.because,
    window.because === 'holiday' ? window.holiday : '',
    window.basis?.source ?? '-',
  ]);
  expect(reasons).toEqual(expect.arrayContaining(because === '' ? [] : [[because, holiday, source]]));
  const { url } = permitSources[state][source] ?? { url: null };
  expect(url !== null).toBe(answer !== 'unchecked');
});

test('the questions ask about at least 35 states and every kind of answer', () => {
  expect(questions.length).toBeGreaterThanOrEqual(100);
  expect(new Set(questions.map(({ state }) => state)).size).toBeGreaterThanOrEqual(35);
  const kinds = new Set(questions.map(({ answer, because }) => `${answer} ${because}`.trim()));
  expect([...kinds].toSorted()).toEqual([
    'closed curfew',
    'closed holiday',
    'closed night',
    'closed season',
    'closed weekend',
    'open',
    'unchecked',
    'unchecked holiday',
    'unchecked night',
  ]);
});
