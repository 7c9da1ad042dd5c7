import { stateCodes, type KnownFacts, type StateCode, type TripState } from '@wideload/domain';
import { decideEscorts, decideSuperload, findRoadMiles } from '@wideload/domain/permit-facts';
import { describe, expect, test } from 'vitest';
import { listEscortLines, listSuperloadLines } from '#product/permit/rules/escort-lines.ts';
import type { FactLine } from '#product/permit/rules/fact-line.ts';
import { loadCheckWords as english } from '../../texts/en/load-check.ts';
import { loadCheckWords as spanish } from '../../texts/es/load-check.ts';
import type { CheckWords } from './load-check-texts.ts';

type Words = Pick<CheckWords, 'escort' | 'travel'>;
type Figures = { width?: number | null; height?: number; length?: number; gross?: number };

function aLoad({ width = 102, height = 162, length = 780, gross = 80_000 }: Figures) {
  const dimensions = { width, height, length, frontOverhang: 0, rearOverhang: 0 };
  const facts: KnownFacts = { dimensions, weight: gross, axles: { AB: 212, BC: 52, CD: 380, DE: 49 } };
  return { facts, type: null };
}

function showLine({ label, parts, isConfirmed }: FactLine): string {
  const texts = parts.map(({ text, notes }) => [text, ...notes.map((note) => `(${note})`)].join(' '));
  return `${label}: ${texts.join('; ')}${isConfirmed ? '' : ' *'}`;
}

const showEscorts = (state: StateCode, load: Figures, words: Words = english) =>
  listEscortLines(decideEscorts(aLoad(load), state), words).map(showLine);
const showSuperload = (state: StateCode, load: Figures, words: Words = english) => {
  const { sure, open } = listSuperloadLines(decideSuperload(aLoad(load), state), words);
  return [...sure, ...open].map(showLine);
};

test.each<[StateCode, Figures, string[]]>([
  ['TX', { width: 174 }, ['Escorts: 1 front on two-lane roads; 1 rear on multilane roads and Interstates']],
  ['TX', { width: 174, height: 217 }, ['Escorts: 1 front with a high pole and 1 rear']],
  ['TX', {}, ['Escorts: none for this load']],
  ['TX', { width: null }, ['Escorts: depends on width']],
  ['FL', { width: 174, length: 1141 }, ['Escorts: 1 front and 1 rear']],
  [
    'WY',
    { width: 176 },
    [
      'Escorts: 1 front and 1 rear on two-lane roads *',
      'Escorts: an escort over 14′0″ wide on multilane roads and Interstates, though how many, and whether front or rear, is not known *',
    ],
  ],
  ['IA', { height: 176 }, ['Escorts: 1 front with a high pole *']],
  ['NY', { gross: 210_000 }, ['Escorts: a police escort']],
])('%s %j: the lines of the escorts', (state, load, lines) => {
  expect(showEscorts(state, load).slice(0, lines.length)).toEqual(lines);
});

const onTrip = (state: StateCode, load: Figures, interstate: number, words: Words = english) => {
  const visit: TripState = {
    state,
    miles: 300,
    interstateMiles: interstate,
    entry: null,
    exit: null,
    roads: [],
    by: 'route',
  };
  const visits = findRoadMiles([visit]);
  return listEscortLines(decideEscorts({ ...aLoad(load), type: 'general' }, state), words, visits).map(showLine);
};

test.each([
  ['MT', 192, 300, ['Escorts: none on Interstates']],
  ['MT', 192, 0, ['Escorts: 1 front']],
  ['TX', 192, 300, ['Escorts: 1 rear']],
  ['MT', 120, 300, ['Escorts: none for this load']],
] as const)('%s at %s in wide says what the %s miles on Interstates need', (state, width, interstate, expected) => {
  const said = onTrip(state, { width, gross: 70_000 }, interstate);
  expect(said).toEqual(expected.map((line) => expect.stringContaining(line)));
});

test('the roads of the trip come first, with their miles, and a condition stands beside its road', () => {
  expect(onTrip('MO', { width: 180 }, 300)).toEqual(['Escorts: 1 rear on Interstates']);
  expect(onTrip('MO', { width: 180 }, 250)).toEqual([
    'Escorts: 1 rear on Interstates (250 miles)',
    'Escorts: 1 front and 1 rear on two-lane roads (up to 50 miles) (also on undivided multilane roads)',
    'Escorts: 1 rear on multilane roads (up to 50 miles); possibly 1 front and 1 rear where the road is not divided',
  ]);
  expect(onTrip('ID', { width: 150, gross: 70_000 }, 250)[0]).toMatch(
    /^Escorts: possibly 1 rear on multilane roads and Interstates/,
  );
  expect(onTrip('MO', { width: 180 }, 250, spanish)[0]).toBe('Escoltas: 1 detrás en interestatales (250 millas)');
});

test('a superload names its figure, and what could not be established', () => {
  expect(showSuperload('OH', { width: 176 })).toEqual(['Superload: width 14′8″ is over 14′0″']);
  expect(showSuperload('OH', {})).toEqual(['Superload: no']);
  expect(showSuperload('WV', { width: 150 })).toEqual(['Superload: not known by width, check with the permit office']);
});

/** 30,000 lb on each of three axles behind a common tractor. */
const threeHeavyAxles: KnownFacts = {
  dimensions: { width: 102, height: 162, length: 840, frontOverhang: 0, rearOverhang: 0 },
  weight: 142_000,
  axles: { AB: 212, BC: 52, CD: 360, DE: 54, EF: 54 },
  axleWeights: { A: 12_000, B: 20_000, C: 20_000, D: 30_000, E: 30_000, F: 30_000 },
};

test('a load beyond the permits of a state begins with what we do, and names each weight', () => {
  const show = (state: StateCode, words: Words) => {
    const { sure, open } = listSuperloadLines(decideSuperload({ facts: threeHeavyAxles, type: null }, state), words);
    return [...sure, ...open].map(showLine);
  };
  expect(show('TX', english).slice(0, 2)).toEqual([
    ': A superload, or not permitted: we ask the state first',
    ': 90,000 lb on axles 4 to 6 is more than the 60,000 lb that a permit allows *',
  ]);
  expect(show('TX', spanish).slice(0, 2)).toEqual([
    ': Un superload, o no se permite: primero preguntamos al estado',
    ': 90,000 lb en los ejes 4 a 6 pasan de las 60,000 lb que un permiso admite *',
  ]);
  expect(show('CA', english).join()).not.toContain('we ask');
});

test('where two sources differ both figures are said, and where a road decides its words are', () => {
  expect(showSuperload('FL', { gross: 161_000 })[1]).toBe(
    ': 161,000 lb in all is more than the 160,000 lb that a permit allows, another source has 199,000 lb, and the permit office knows which one is right *',
  );
  expect(showSuperload('KS', { gross: 100_000 })).toContain(
    ': possibly a superload, or not permitted: 100,000 lb in all is more than the 88,000 lb that a permit allows on these axles (on the Kansas Turnpike) *',
  );
});

test('the lines have a Spanish version', () => {
  expect(showEscorts('TX', { width: 174 }, spanish)).toEqual([
    'Escoltas: 1 delante en vías de dos carriles; 1 detrás en vías de varios carriles e interestatales',
  ]);
  expect(showSuperload('OH', { width: 176 }, spanish)).toEqual(['Superload: el ancho de 14′8″ pasa de 14′0″']);
});

describe.each([
  ['English', english],
  ['Spanish', spanish],
])('in %s', (_name, words) => {
  test.each(stateCodes)('%s has lines without gaps', (state) => {
    for (const width of [null, 102, 144, 174, 216]) {
      const load = { width, height: 190, length: 1500, gross: 230_000 };
      const lines = [...showEscorts(state, load, words), ...showSuperload(state, load, words)];
      expect(lines.length).toBeGreaterThanOrEqual(2);
      expect(lines.join('\n')).not.toMatch(/null|undefined|NaN| {2}|, ,|: $/);
    }
  });
});
