import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { limitDoubts } from './facts/limit-doubts.generated.ts';
import { isOrderable, type StateCode, stateCodes, stateNames } from '../basics/state-code.ts';
import { rulesVersion, stateFacts } from './state-facts.ts';
import { findFaults, getField, parseRoadLimitKey, type StateFile } from './state-file.test-support.ts';

const data = new URL('../../data/', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, data), 'utf8');
const files = readdirSync(new URL('states/', data)).filter((name) => name.endsWith('.json'));
const states = files.map((name) => ({ name, state: JSON.parse(read(`states/${name}`)) as StateFile }));

test('there is one file for each of the 50 states and DC, named by its code', () => {
  expect(files.toSorted()).toEqual(stateCodes.map((code) => `${code}.json`).toSorted());
  for (const { name, state } of states) expect(`${state.code}.json`).toBe(name);
  expect(new Set(states.map(({ state }) => state.fips)).size).toBe(51);
});

describe.each(states)('$name', ({ state }) => {
  test('has every field in its range, each rated and each verified one with a source', () => {
    expect(findFaults(state)).toEqual([]);
  });

  test('agrees with the generated facts', () => {
    const { roadLimits, unlimited, doubted, ...legal } = stateFacts[state.code].legal;
    const { amount, validInBusinessDays, ...fee } = stateFacts[state.code].fee;
    const figures = listFigures({ ...stateFacts[state.code], legal, fee });
    expect(figures).toEqual(figures.map(([path]) => [path, getField(state, path)]));
    const dollars = getField(state, 'fee.single_trip_oversize_usd');
    expect({ roadLimits, unlimited, doubted, amount, validInBusinessDays }).toEqual({
      roadLimits: Object.entries(state.legal.road_limits).map(([key, limitIn]) => ({
        ...parseRoadLimitKey(key),
        limitIn,
      })),
      unlimited: listUnlimited(state),
      doubted: listDoubted(state.code),
      amount: dollars === null ? null : Number(dollars) * 100,
      validInBusinessDays: expect.any(Boolean),
    });
  });

  test('has the name that is shown', () => {
    expect(stateNames[state.code]).toBe(state.name);
  });
});

test.each([
  ['FL', 1000, false],
  ['CA', 1600, false],
  ['TX', 6200, false],
  ['OH', 6500, false],
  ['KY', 6000, false],
  ['NH', 600, false],
  ['OR', 800, false],
  ['LA', 1000, true],
  ['AK', null, false],
  ['DC', null, false],
  ['HI', null, false],
] as const)('the price of %s is what the specification fixes', (code, amount, chargedDaily) => {
  expect(stateFacts[code].fee).toMatchObject({ amount, chargedDaily });
});

test.each([
  ['CA', { limitIn: 480, singleAxleLimitIn: 456, to: 'rearmost_axle', trailerOverIn: 480 }],
  ['FL', { limitIn: 492, to: 'group_center', trailerOverIn: 576 }],
  ['VA', { limitIn: 492, to: 'tandem_center', trailerOverIn: 576 }],
  ['VT', { limitIn: 492, to: 'group_center', trailerOverIn: null }],
  ['IN', { limitIn: 486, to: 'rearmost_axle', trailerOverIn: 582 }],
] as const)('the kingpin limit of %s is on record', (code, limit) => {
  expect(stateFacts[code].legal.kingpin).toMatchObject(limit);
});

test('twenty states have a kingpin limit', () => {
  expect(stateCodes.filter((code) => stateFacts[code].legal.kingpin !== null).join(' ')).toBe(
    'AL CA CT FL IL IN ME MD MN NH NJ NY NC PA RI SC TN VT VA WI',
  );
});

/** `legal.widthIn` of the facts is `legal.width_in` of the file. */
function listFigures(facts: object, path = ''): [path: string, figure: unknown][] {
  return Object.entries(facts).flatMap(([key, figure]: [string, unknown]) => {
    const own = `${path}${key.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}`;
    return typeof figure === 'object' && figure !== null ? listFigures(figure, `${own}.`) : [[own, figure]];
  });
}

/** WV limits the distance between tractor and trailer instead. */
function listUnlimited({ code, null_meaning: meaning }: StateFile): string[] {
  const fields = ['front_overhang_in', 'rear_overhang_in', 'kingpin', 'gross_weight_lb'];
  return fields
    .filter((field) => meaning[`legal.${field}`] === 'none' && !(code === 'WV' && field === 'kingpin'))
    .map((field) => field.replace(/_(?:in|lb)$/, ''));
}

function listDoubted(code: StateCode) {
  const doubts = isOrderable(code) ? limitDoubts[code] : [];
  const doubted = doubts.map(({ field, other }) => ({ what: field.replace(/^legal\.|_in$/g, ''), other }));
  return doubted.length === 0 ? undefined : doubted;
}

test('an escort for length is due above 95 ft in Florida', () => {
  expect(stateFacts.FL.escorts.lengthIn).toBe(1140);
});

test('a state is sold exactly when it has a price, and only Louisiana charges daily', () => {
  for (const code of stateCodes) expect(isOrderable(code)).toBe(stateFacts[code].fee.amount !== null);
  expect(stateCodes.filter((code) => stateFacts[code].fee.chargedDaily)).toEqual(['LA']);
});

test('the generated facts carry the version of the data', () => {
  expect({ rulesVersion }).toEqual(JSON.parse(read('rules-version.json')));
  expect(rulesVersion).toMatch(/^\d{4}-\d{2}-\d{2}$/);
});

function breakFile(path: string, value: unknown): StateFile {
  const copy: unknown = JSON.parse(read('states/TX.json'));
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  const parent = keys.reduce<Record<string, unknown>>(
    (node, key) => node[key] as Record<string, unknown>,
    copy as Record<string, unknown>,
  );
  parent[last] = value;
  return copy as StateFile;
}

test.each([
  ['legal.width_in', 90, 'legal.width_in is 90'],
  ['legal.height_in', 162.5, 'legal.height_in is 162.5'],
  ['legal.width_in', null, 'legal.width_in is null'],
  ['travel.daylight_only', 'yes', 'travel.daylight_only is yes'],
  ['agency.url', 'example', 'agency.url is example'],
  ['escorts.width_in', 100, 'escorts.width_in is 100'],
  ['superload.height_in', 163, 'superload.height_in is below legal.height_in'],
  ['fee.charged_daily', true, 'broken: a daily basis goes with the daily flag'],
  ['escorts.comparison', 'ge', 'broken: escorts compare by gt or gte'],
  ['legal.kingpin', undefined, 'legal.kingpin is undefined'],
  ['legal.kingpin', { limit_in: 40 }, 'legal.kingpin.limit_in is 40'],
  ['legal.kingpin', { limit_in: 480, to: 'bumper' }, 'legal.kingpin.to is bumper'],
  ['sources.0.tier', 'hearsay', 'source: '],
  ['sources', [], 'no sources'],
  ['field_confidence', {}, 'rating of legal.width_in'],
  ['confidence.legal', 'recalled', 'confidence of legal'],
])('a file whose %s is %s is found out', (path, value, finding) => {
  expect(findFaults(breakFile(path, value)).some((found) => found.startsWith(finding))).toBe(true);
});
