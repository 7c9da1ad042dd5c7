import { expect, test } from 'vitest';
import { orderableStates } from '../../basics/state-code.ts';
import { findFaults } from './permit-fact-file.test-support.ts';
import { listCounties, permitFactCodes, readPath, readPermitFacts, readState } from './read-files.test-support.ts';

const listStateCounties = (code: string) => listCounties(String(readPath(readState(code), 'fips')));

test('there is one file for each state whose permits are sold', () => {
  expect(permitFactCodes).toEqual([...orderableStates].toSorted());
});

test.each(permitFactCodes)('%s has known keys, possible values, and a source for each figure', (code) => {
  const file = readPermitFacts(code);
  expect(file.code).toBe(code);
  expect(findFaults(file, listStateCounties(code))).toEqual([]);
});

/** The facts of Texas with one value changed. */
function breakTexas(path: string, value: unknown): unknown {
  const file: unknown = readPermitFacts('TX');
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  const parent = keys.length === 0 ? file : readPath(file, keys.join('.'));
  (parent as Record<string, unknown>)[last] = value;
  return file;
}

const texas = readPermitFacts('TX');
const curfew = {
  area: 'Houston',
  counties: ['Harris'],
  days: ['mon'],
  windows: [['07:00', '09:00']],
  when: {},
  source: 's1',
};
const ban = { when: { width_over_in: 192 }, road: 'interstate', source: 's1' };
const holiday = { days: ['christmas'], from: 'midnight', to: 'midnight', when: {}, source: 's1' };

test('the rows that the next cases break are sound', () => {
  expect(findFaults(breakTexas('travel.curfews', [curfew]), listStateCounties('TX'))).toEqual([]);
  expect(findFaults(breakTexas('travel.holidays', [holiday]), listStateCounties('TX'))).toEqual([]);
});

test.each([
  ['an unknown key', 'tolls', [], 'unknown key tolls'],
  ['an unknown key of a condition', 'fees.oversize.0.when', { widht_over_in: 168 }, 'unknown key widht_over_in'],
  ['a missing group', 'travel.night', undefined, 'travel.night'],
  ['a figure without a source', 'fees.oversize.0.source', undefined, 'fees.oversize.0.source'],
  ['a source that is not listed', 'fees.oversize.0.source', 's99', 'source s99: unknown'],
  ['a flag without a source', 'travel.overweight_only_source', null, 'flag without source'],
  ['a source without an address', 'sources.0.url', null, 'has no address'],
  ['an unknown tier', 'sources.0.tier', 'hearsay', 'sources.0.tier'],
  ['one id for two sources', 'sources.1.id', 's1', 'one id twice'],
  ['a negative fee', 'fees.oversize.0.usd', -1, 'fees.oversize.0.usd'],
  ['an unknown unit of a fee', 'fees.oversize.0.per', 'load', 'fees.oversize.0.per'],
  ['an unknown kind of an extra fee', 'fees.extras.0.kind', 'cash', 'fees.extras.0.kind'],
  ['a validity of no days', 'validity.days', 0, 'validity.days'],
  ['an impossible width', 'escorts.0.when.width_over_in', 14, 'width_over_in'],
  ['a condition that can never hold', 'escorts.0.when', { width_over_in: 192, width_to_in: 168 }, 'can never hold'],
  ['a condition that holds for no weight', 'superload.0.when', { gross_over_lb: 9e4, gross_to_lb: 9e4 }, 'never hold'],
  ['an unknown road', 'escorts.0.when.road', 'gravel', 'road'],
  ['a ban of an unknown road class', 'road_bans', [{ ...ban, road: 'gravel' }], 'road_bans.0.road'],
  ['a ban of a road without a name', 'road_bans', [ban, { ...ban, road: 'named' }], 'road_bans.1: a named road'],
  ['a ban without a source', 'road_bans', [{ ...ban, source: undefined }], 'road_bans.0.source'],
  ['a half escort', 'escorts.0.front', 0.5, 'escorts.0.front'],
  ['an unknown county', 'travel.curfews', [{ ...curfew, counties: ['Cook'] }], 'county Cook: unknown'],
  [
    'a curfew without a place',
    'travel.curfews',
    [curfew, { ...curfew, counties: [] }],
    'travel.curfews.1: has no place',
  ],
  [
    'a curfew with two places',
    'travel.curfews',
    [{ ...curfew, statewide: true }],
    'travel.curfews.0: has no place, or two',
  ],
  ['a curfew on an unknown road class', 'travel.curfews', [{ ...curfew, on: ['gravel'] }], 'travel.curfews.0.on.0'],
  ['a curfew without a source', 'travel.curfews', [{ ...curfew, source: undefined }], 'travel.curfews.0.source'],
  ['an empty list of curfews', 'travel.curfews', [], 'travel.curfews'],
  [
    'no curfews without a source',
    'travel',
    { ...texas.travel, curfews: 'none', curfews_source: undefined },
    'no proof',
  ],
  ['an unknown weekday', 'travel.curfews', [{ ...curfew, days: ['someday'] }], 'days.0'],
  [
    'a window that ends before it begins',
    'travel.curfews',
    [{ ...curfew, windows: [['09:00', '07:00']] }],
    'ends before',
  ],
  ['an impossible time', 'travel.curfews', [{ ...curfew, windows: [['07:00', '09:60']] }], 'windows.0.1'],
  ['an empty list of holidays', 'travel.holidays', [], 'travel.holidays'],
  ['no holidays without a source', 'travel.holidays', 'none', 'travel.holidays: absence is no proof of none'],
  ['a holiday nobody knows', 'travel.holidays', [{ ...holiday, days: ['mondays'] }], 'days.0'],
  ['a holiday rule without days', 'travel.holidays', [{ ...holiday, days: [] }], 'days'],
  ['a season outside the calendar', 'travel.season', [{ what: 'x', from: '13-01', to: null, source: 's1' }], 'from'],
])('%s is a fault', (_, path, value, fault) => {
  expect(findFaults(breakTexas(path, value), listStateCounties('TX')).join('\n')).toContain(fault);
});
