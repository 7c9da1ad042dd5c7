import { expect, test } from 'vitest';
import type { OrderableState } from '../basics/state-code.ts';
import { aUnit, oversize } from '../testing/sample.test-support.ts';
import { toTravelLoad } from '../load/travel-load.ts';
import { listDoubts, listStateDoubts, type DoubtSubject } from './list-doubts.ts';

type Facts = Parameters<typeof aUnit>[0];

/** `20 or 40`. */
function list(state: OrderableState, about: DoubtSubject, facts: Facts = {}): string[] {
  const load = toTravelLoad(aUnit({ ...oversize, weight: 79_000, ...facts }));
  return listDoubts(load, state, 100)[about].map(
    ({ taken, doubt: { other } }) => `${String(taken)} or ${String(other)}`,
  );
}

test.each([
  ['Kansas', 'KS', 'money', {}, ['20 or 40']],
  ['Kansas, over its weight limit', 'KS', 'money', { weight: 100_000 }, ['20 or 40']],
  ['a large structure in Kansas', 'KS', 'money', { width: 200 }, ['30 or 60']],
  ['Idaho', 'ID', 'money', {}, ['28 or 35']],
  ['Idaho, in the tier above', 'ID', 'money', { width: 194 }, []],
  ['Kentucky', 'KY', 'money', {}, ['60 or 120']],
  ['North Dakota', 'ND', 'money', {}, ['15 or 10']],
  ['Maine, without another figure', 'ME', 'money', {}, ['10 or null']],
  ['a fee that is certain', 'TX', 'money', {}, []],
  ['Oklahoma, between both heights', 'OK', 'limits', { height: 165 }, ['168 or 162']],
  ['Oklahoma, within both', 'OK', 'limits', { height: 162 }, []],
  ['Oklahoma, above both', 'OK', 'limits', { height: 169 }, []],
  [
    'Illinois, which may have no limit at the rear, above the one',
    'IL',
    'limits',
    { rearOverhang: 40 },
    ['36 or null'],
  ],
  ['Illinois, within it', 'IL', 'limits', { rearOverhang: 36 }, []],
  ['Georgia, both overhangs', 'GA', 'limits', { frontOverhang: 40, rearOverhang: 60 }, ['36 or null', '48 or null']],
  ['Missouri, at the rear', 'MO', 'limits', { rearOverhang: 60 }, ['48 or null']],
  ['Florida, at the rear', 'FL', 'limits', { rearOverhang: 40 }, ['36 or null']],
  ['Arkansas, how long a permit holds', 'AR', 'days', {}, ['3 or 5']],
  ['Maryland, how long a permit holds', 'MD', 'days', {}, ['5 or 9']],
  ['Pennsylvania, how long a permit holds', 'PA', 'days', {}, ['5 or 7']],
  ['Indiana, how long a permit holds', 'IN', 'days', {}, ['5 or 15']],
  ['Massachusetts, off the Turnpike', 'MA', 'money', {}, ['40 or null']],
  ['New Hampshire, whose fee for weight may be in the fee', 'NH', 'money', { weight: 95_000 }, ['10.5 or null']],
] as const)('%s', (_, state, about, facts, expected) => {
  expect(list(state, about, facts)).toEqual(expected);
});

test('a doubt names its reason, its source and whom to ask', () => {
  const { office, money } = listStateDoubts('KS');
  expect(office.phone).toMatch(/^\d{3}-\d{3}-\d{4}$/);
  expect(office.name).toMatch(/Kansas/);
  expect(money.map(({ doubt }) => doubt.source)).toEqual(['s1', 's1', 's1']);
  expect(money.map(({ taken, doubt }) => [taken, doubt.other])).toEqual([
    [20, 40],
    [30, 60],
    [50, 100],
  ]);
  expect(money[0]?.doubt.why).toMatch(/bill of 2019/);
});
