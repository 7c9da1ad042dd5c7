import { orderableStates, type CrossedCounty, type KnownFacts, type OrderableState } from '@wideload/domain';
import { decideTravel, isConfirmed as areStateWords, permitTravel } from '@wideload/domain/permit-facts';
import { listSources } from '@wideload/domain/permit-sources';
import { describe, expect, test } from 'vitest';
import { listTravelLines, type TravelWords } from '#product/permit/rules/travel-lines.ts';
import { travelWords as english } from '#product/permit/rules/travel-words.ts';
import { travelWords as spanish } from '../../texts/es/travel-words.ts';

const axles = { AB: 212, BC: 52, CD: 380, DE: 49 };

function aLoad({ width = 174, gross = 80_000 }: { width?: number | null; gross?: number }): KnownFacts {
  const dimensions = { width, height: 162, length: 780, frontOverhang: 0, rearOverhang: 0 };
  return { dimensions, weight: gross, axles, trailer: { length: 48 } };
}

function listSentences(
  facts: KnownFacts,
  state: OrderableState,
  words: TravelWords,
  counties?: CrossedCounty[],
): string[] {
  const lines = listTravelLines(decideTravel({ facts, type: null }, state, { counties }), words);
  return lines.map(({ label, parts, isConfirmed }) => {
    const texts = parts.map(({ text, areas = [], notes }) =>
      [text, areas.length === 0 ? '' : `: ${areas.join(' | ')}`, ...notes.map((note) => ` (${note})`)].join(''),
    );
    return `${label}: ${texts.join('; ')}${isConfirmed ? '' : ` (${words.unconfirmed})`}.`;
  });
}

test.each([
  [
    'TX',
    aLoad({}),
    [
      'At night: no travel (not confirmed by the state).',
      'Saturdays and Sundays: travel allowed (not confirmed by the state).',
      'Holidays: no travel on New Year’s Day, Memorial Day, Independence Day, Labor Day, Thanksgiving and Christmas.',
      'Curfew: cities and counties have some, of which we have no list: see the permit (not confirmed by the state).',
    ],
  ],
  [
    'TX',
    aLoad({ width: null }),
    [
      'At night: no travel; travel allowed on Interstates, depending on width (not confirmed by the state).',
      'Saturdays and Sundays: travel allowed (not confirmed by the state).',
      'Holidays: no travel on New Year’s Day, Memorial Day, Independence Day, Labor Day, Thanksgiving and Christmas, depending on width.',
    ],
  ],
  [
    'VT',
    aLoad({ width: 168 }),
    [
      'At night: no travel.',
      'Saturdays and Sundays: no travel.',
      'Holidays: no travel on New Year’s Day, Memorial Day, Independence Day, Labor Day, Thanksgiving and Christmas (not confirmed by the state).',
      'Curfew: no travel Monday through Friday, 7:00 AM to 9:00 AM and 2:00 PM to 5:00 PM: heavy-traffic places named on the permit (hours are approximate. The permit decides) (not confirmed by the state).',
    ],
  ],
  [
    'SD',
    aLoad({}),
    [
      'At night: no travel (not confirmed by the state).',
      'Saturdays and Sundays: travel allowed.',
      'Holidays: no restrictions for this load.',
      'Curfew: not known: see the permit.',
    ],
  ],
  [
    'MN',
    aLoad({ width: 102, gross: 107_000 }),
    [
      'At night: no travel; travel allowed, possibly, for overweight-only loads: the rule is not known; travel allowed (about 2:00 AM to 10:00 PM, with lights in place of flags) (not confirmed by the state).',
    ],
  ],
] as const)('%s: the lines of a load', (state, facts, sentences) => {
  expect(listSentences(facts, state, english).slice(0, sentences.length)).toEqual(sentences);
});

test('a load 14 ft wide in Wisconsin has its own hours on Saturdays and Sundays', () => {
  const lines = listSentences(aLoad({ width: 168 }), 'WI', english);
  expect(lines).toContain('Saturdays: travel until noon.');
  expect(lines).toContain('Sundays: travel until 4:00 PM.');
  expect(lines[3]).toMatch(/^Holidays: no travel on New Year’s Day, Easter.*from noon the day before to sunrise/);
  expect(listSentences(aLoad({ width: 144 }), 'WI', english)[2]).toBe('Holidays: no restrictions for this load.');
});

test('a curfew with the same hours names all its cities once', () => {
  const curfews = listSentences(aLoad({}), 'ID', english).filter((line) => line.startsWith('Curfew'));
  expect(curfews).toHaveLength(1);
  expect(curfews[0]).toContain(': Boise and Garden City | Caldwell and Nampa | ');
});

test('a list that is not whole says so', () => {
  expect(listSentences(aLoad({}), 'LA', english).find((line) => line.startsWith('Holidays'))).toMatch(
    /^Holidays: .*Christmas Eve, Christmas, .*; others are not known: see the permit/,
  );
  expect(listSentences(aLoad({}), 'LA', spanish).join('\n')).toContain('no se conocen los demás: vea el permiso');
});

test('a trip has the curfews of its own roads', () => {
  const list = (counties: CrossedCounty[]) =>
    listSentences(aLoad({}), 'NE', english, counties).filter(
      (line) => line.startsWith('Curfew') && !/football/.test(line),
    );
  expect(list([])).toEqual(['Curfew: none that we know applies to this load (not confirmed by the state).']);
  expect(list([{ county: 'Douglas', roads: ['I-80'] }])).toHaveLength(2);
  expect(listSentences(aLoad({}), 'IA', english, [])).toContain(
    'Curfew: none that we know applies to this load (not confirmed by the state).',
  );
  expect(listSentences(aLoad({}), 'PA', english, []).at(-1)).toMatch(
    /^Curfew: no travel every day, 7:30 AM to 9:00 AM and 4:00 PM to 7:00 PM if your road goes there: urbanized areas/,
  );
});

test('holidays under two notes are named once, with both', () => {
  const holidays = listSentences(aLoad({}), 'ID', english).filter((line) => line.startsWith('Holidays'));
  expect(holidays.join('').match(/Thanksgiving/g)).toHaveLength(1);
  expect(holidays[0]).toMatch(/\(red-coded routes: .*\) \(black-coded routes: /);
});

test('the lines have a Spanish version', () => {
  expect(listSentences(aLoad({ width: 168 }), 'VT', spanish)).toEqual([
    'De noche: sin circulación.',
    'Sábados y domingos: sin circulación.',
    'Feriados: sin circulación en Año Nuevo, Memorial Day, el Día de la Independencia, Labor Day, Acción de Gracias y Navidad (no confirmado por el estado).',
    'Horas restringidas: sin circulación de lunes a viernes, de 7:00 a. m. a 9:00 a. m. y de 2:00 p. m. a 5:00 p. m.: heavy-traffic places named on the permit (hours are approximate. The permit decides) (no confirmado por el estado).',
  ]);
});

describe.each(orderableStates)('%s', (state) => {
  test('has a name for each of its holidays in both languages', () => {
    for (const day of permitTravel[state].holidays.flatMap(({ days }) => days)) {
      expect(english.holiday(day)).not.toMatch(/_|:/);
      expect(spanish.holiday(day)).not.toMatch(/_|:/);
    }
  });

  test.each([
    ['English', english],
    ['Spanish', spanish],
  ])('has lines without gaps in %s', (_name, words) => {
    for (const width of [null, 102, 144, 174, 216]) {
      const lines = listSentences(aLoad({ width, gross: 107_000 }), state, words);
      expect(lines.length).toBeGreaterThanOrEqual(3);
      expect(lines.join('\n')).not.toMatch(/null|undefined|NaN| {2}|, ,/);
    }
  });
});

test.each(orderableStates)('each line of %s names the sources that it can be asked for', (state) => {
  for (const { parts, refs, isConfirmed } of listTravelLines(
    decideTravel({ facts: aLoad({}), type: null }, state),
    english,
  )) {
    const unknown = new Set<string>([english.notEstablished, english.curfewList.unknown]);
    const isUnknown = parts.some(({ text }) => unknown.has(text));
    expect(refs.length > 0).toBe(!isUnknown);
    const tiers = refs.flatMap((ref) => listSources(state, ref).map(({ tier }) => tier));
    expect(tiers).toHaveLength(refs.length);
    expect(isUnknown || !isConfirmed || tiers.some(areStateWords)).toBe(true);
  }
});
