import { expect, test } from 'vitest';
import { stateFacts } from '../state-facts.ts';
import { orderableStates, type OrderableState } from '../../basics/state-code.ts';
import { readPermitFacts, readState } from './read-files.test-support.ts';
import type { PermitFactFile } from './permit-fact-file.test-support.ts';

type EscortRow = PermitFactFile['escorts'][number];
type Measure = 'width_over_in' | 'length_over_in' | 'height_over_in' | 'gross_over_lb';
type Road = 'two_lane' | 'multilane';

const measures: readonly Measure[] = ['width_over_in', 'length_over_in', 'height_over_in', 'gross_over_lb'];

function isOnRoad({ when: { road } }: EscortRow, wanted: Road): boolean {
  return road === undefined || road === wanted || (wanted === 'multilane' && road === 'interstate');
}

/** The first figure above which cars are needed, by the rows that have no other measure. */
function findFirst(rows: EscortRow[], measure: Measure, road: Road): number | null {
  const figures = rows
    .filter((row) => isOnRoad(row, road) && row.when.load === undefined)
    .filter(({ when }) => measures.every((one) => one === measure || when[one] === undefined))
    .flatMap(({ when, at_threshold: counts }) =>
      when[measure] === undefined ? [] : [when[measure] - (counts ? 1 : 0)],
    );
  return figures.length === 0 ? null : Math.min(...figures);
}

/** The escort figures of the state that are neither the first of all rows nor the first of the rows without a note. */
function findEscortDifferences(code: OrderableState): string[] {
  const { escorts } = stateFacts[code];
  const all = readPermitFacts(code).escorts;
  const plain = all.filter(
    ({ when, at_night: isAtNight }) => when.note === undefined && when.divided === undefined && isAtNight === undefined,
  );
  const less = escorts.comparison === 'gte' ? 1 : 0;
  const figures = [
    ['escorts.width_in', escorts.widthIn, 'width_over_in', 'two_lane'],
    ['escorts.width_multilane_in', escorts.widthMultilaneIn, 'width_over_in', 'multilane'],
    ['escorts.length_in', escorts.lengthIn, 'length_over_in', 'two_lane'],
    ['escorts.height_in', escorts.heightIn, 'height_over_in', 'two_lane'],
  ] as const;
  return figures
    .filter(([, figure, measure, road]) => {
      const expected = figure === null ? null : figure - less;
      return ![all, plain].some((rows) => findFirst(rows, measure, road) === expected);
    })
    .map(([field]) => `${code} ${field}`);
}

function findSuperloadDifferences(code: OrderableState): string[] {
  const { superload } = stateFacts[code];
  const rows = readPermitFacts(code).superload;
  const figures = [
    ['superload.width_in', superload.widthIn, 'width_over_in'],
    ['superload.height_in', superload.heightIn, 'height_over_in'],
    ['superload.length_in', superload.lengthIn, 'length_over_in'],
    ['superload.gross_weight_lb', superload.grossWeightLb, 'gross_over_lb'],
  ] as const;
  return figures
    .filter(([, figure, measure]) => {
      const own = rows.flatMap(({ when }) => when[measure] ?? []);
      return figure === null ? own.length > 0 : !own.includes(figure);
    })
    .map(([field]) => `${code} ${field}`);
}

/** The differences between the two files, and why the state's file keeps its figure. */
const differences = {
  'the rows tie their figure to the color or the kind of a route': [
    'CO escorts.width_in',
    'CO escorts.width_multilane_in',
    'ID escorts.width_in',
    'ID escorts.length_in',
    'MD escorts.width_in',
    'MD escorts.width_multilane_in',
    'MN escorts.width_in',
    'OR escorts.width_in',
    'OR escorts.length_in',
    'UT escorts.width_multilane_in',
    'LA escorts.height_in',
  ],
  'the state’s file has the better tier or the stricter figure': [
    'CT superload.length_in',
    'ID superload.width_in',
    'ID superload.length_in',
    'MD superload.length_in',
    'MN escorts.width_multilane_in',
    'MS superload.gross_weight_lb',
    'NC superload.width_in',
    'NH escorts.height_in',
    'NM escorts.width_multilane_in',
    'VT escorts.height_in',
    'VT superload.length_in',
    'WV escorts.width_multilane_in',
    'WY escorts.width_multilane_in',
  ],
  'the row is a step of the review, not a class of its own': [
    'CO superload.height_in',
    'ID superload.gross_weight_lb',
    'KS superload.height_in',
    'NM superload.height_in',
    'RI superload.gross_weight_lb',
    'SD superload.width_in',
  ],
  'only the state’s file has the figure': [
    'OK superload.length_in',
    'TN superload.length_in',
    'UT superload.length_in',
    'WI superload.length_in',
  ],
};

test('escorts and superloads are the same in both files of a state, except where a reason is known', () => {
  const found = orderableStates.flatMap((code) => [...findEscortDifferences(code), ...findSuperloadDifferences(code)]);
  expect(found.toSorted()).toEqual(Object.values(differences).flat().toSorted());
});

test.each(['FL', 'SD'] as const)('the escorts of %s follow the rows', (code) => {
  expect(findEscortDifferences(code)).toEqual([]);
});

test('South Dakota needs an escort from 16 ft on Interstates, and from 20 ft elsewhere', () => {
  const rows = readPermitFacts('SD').escorts.filter(({ when }) => when.note === undefined);
  expect(rows.map(({ when }) => [when.road, when.width_over_in])).toEqual([
    ['interstate', 192],
    ['two_lane', 240],
    ['multilane', 240],
  ]);
  expect(stateFacts.SD.escorts).toMatchObject({ widthIn: 240, widthMultilaneIn: 192, lengthIn: null, heightIn: null });
});

test('Florida needs an escort above 95 ft', () => {
  expect(findFirst(readPermitFacts('FL').escorts, 'length_over_in', 'two_lane')).toBe(1140);
  expect(stateFacts.FL.escorts.lengthIn).toBe(1140);
});

const shownTexts = new Set([
  'note',
  'detail',
  'why',
  'area',
  'auto_issue',
  'hours',
  'notes',
  'weather_note',
  'kingpin_note',
  'applies',
]);
const otherParts = new Set(['sources', 'corrections', 'conflicts']);

function listShownTexts(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]) => {
    if (otherParts.has(key)) return [];
    return shownTexts.has(key) && typeof inner === 'string' ? [inner] : listShownTexts(inner);
  });
}

test.each(orderableStates)('the texts of %s are sentences or lists, not chains with semicolons', (code) => {
  const texts = [...listShownTexts(readState(code)), ...listShownTexts(readPermitFacts(code))];
  expect(texts.length).toBeGreaterThan(5);
  expect(texts.filter((text) => text.includes(';'))).toEqual([]);
});
