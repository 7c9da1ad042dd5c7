import { describe, expect, test } from 'vitest';
import { formatLength } from '../basics/length.ts';
import { createSeededRandom } from '../testing/seeded-random.test-support.ts';
import {
  type LoadRowKey,
  type LoadRowReading,
  loadRowKeys,
  parseUnambiguousRow,
  parseLoadRow,
} from './parse-load-row.ts';

const initials = { width: 'W', height: 'H', length: 'L' } as const;

function formatReading({ lengths }: LoadRowReading): string {
  return loadRowKeys
    .flatMap((key) => {
      const value = lengths[key];
      return value === undefined ? [] : [`${initials[key]}${formatLength(value)}`];
    })
    .join(' ');
}

const widthFirst = ['W8′6″ H13′6″ L75′0″', 'W13′6″ H8′6″ L75′0″'];

describe('a row of lengths', () => {
  test.each([
    [`W 8'6" x H 13'6" x L 75'`],
    [`8'6"W x 13'6"H x 75'L`],
    [`75' L × 8'6" W × 13'6" H`],
    [`width: 8'6, height: 13'6, length: 75 ft`],
    [`8 ft 6 in wide, 13 ft 6 in high, 75 ft long`],
    [`L: 75'; H: 162 in; W: 2.59 m`],
    [`H13-6 W8-6 L75'`.replaceAll(' ', '\t')],
    [`Overall length 75' by width 8'6 by height 13'6`],
    [`75' (L) x 8'6" (W) x 13'6" (H)`],
  ])('%s says itself which is which', (text) => {
    expect(parseLoadRow(text)?.map(formatReading)).toEqual(['W8′6″ H13′6″ L75′0″']);
  });

  test.each([
    [`W 14'6 x H 15'2 x L 77'`, 'W14′6″ H15′2″ L77′0″'],
    ['W 14 x H 15 x L 80', 'W14′0″ H15′0″ L80′0″'],
    [`W 14½ x H 15'2 x L 77`, 'W14′6″ H15′2″ L77′0″'],
    ['W 102 x H 162 x L 900', 'W8′6″ H13′6″ L75′0″'],
    [`8'6 x 8'6 x 75'`, 'W8′6″ H8′6″ L75′0″'],
    [`W 8'6 x 13'6 x 75'`, 'W8′6″ H13′6″ L75′0″'],
  ])('%s can be read in one way only', (text, reading) => {
    expect(parseLoadRow(text)?.map(formatReading)).toEqual([reading]);
    expect(parseUnambiguousRow(text)).toEqual(parseLoadRow(text)?.[0]);
  });

  test.each([
    [`13'6 x 8'6 x 75'`, ['W13′6″ H8′6″ L75′0″', 'W8′6″ H13′6″ L75′0″']],
    [`8'6 x 13'6 x 75'`, widthFirst],
    [`75' x 8'6" x 13'6"`, widthFirst],
    [`8′6″ × 13′6″ × 75′0″`, widthFirst],
    [`8'6" * 13'6" * 75'`, widthFirst],
    [`8 ft 6 in by 13 ft 6 in by 75 ft`, widthFirst],
    [`8-6\t13-6\t75'`, widthFirst],
    [`8-6\n13-6\n75-0`, widthFirst],
    [`12 x 14 x 80`, ['W12′0″ H14′0″ L80′0″', 'W14′0″ H12′0″ L80′0″']],
    [`102 x 162 x 900`, ['W8′6″ H13′6″ L75′0″', 'W13′6″ H8′6″ L75′0″']],
    [`102 x 162 x 900 in`, ['W8′6″ H13′6″ L75′0″', 'W13′6″ H8′6″ L75′0″']],
    [`8 x 13 x 75 ft`, ['W8′0″ H13′0″ L75′0″', 'W13′0″ H8′0″ L75′0″']],
    [`2.6 x 4.2 x 23 m`, ['W8′6″ H13′10″ L75′6″', 'W13′10″ H8′6″ L75′6″']],
    [`8.5 x 13.5 x 75`, ['W8′5″ H13′5″ L75′0″', 'W13′5″ H8′5″ L75′0″', 'W8′6″ H13′6″ L75′0″', 'W13′6″ H8′6″ L75′0″']],
  ])('%s leaves a choice', (text, expected) => {
    expect(parseLoadRow(text)?.map(formatReading)).toEqual(expected);
    expect(parseUnambiguousRow(text)).toBeNull();
  });

  test('labeled numbers without a unit are still ambiguous', () => {
    expect(parseLoadRow('W 14.6 x H 15.2 x L 77')?.map(formatReading)).toEqual([
      'W14′6″ H15′2″ L77′0″',
      'W14′8″ H15′3″ L77′0″',
    ]);
  });

  test('marks a length that was rounded up', () => {
    expect(parseLoadRow('W 2.6 m x H 4.2 m x L 23 m')).toMatchObject([{ isRounded: true }]);
    expect(parseLoadRow(`8'6 x 13'6 x 75'`)).toMatchObject([{ isRounded: false }, { isRounded: false }]);
  });

  test('two lengths with labels are a row too', () => {
    expect(parseLoadRow(`W 14'6" x H 15'2"`)).toEqual([{ lengths: { width: 174, height: 182 }, isRounded: false }]);
  });

  test.each([
    '',
    `13'6"`,
    `13 ft 6 in`,
    '13 6',
    'x',
    ' x  x ',
    `13'6 x 8'6`,
    `13'6 x 8'6 x`,
    `13'6 x wide x 75'`,
    `W 8'6 x W 13'6 x L 75'`,
    `8'6 x 13'6 x 75' x 4'`,
    `61' x 70' x 75'`,
    `0' x 13'6 x 75'`,
    `8'6, 13'6, 75'`,
    'x'.repeat(5000),
    `W ${'1'.repeat(5000)}`,
  ])('%j is no row', (text) => {
    expect(parseLoadRow(text)).toBeNull();
  });
});

test('any labeled row reads back, in any order, with any labels, spellings and separators', () => {
  const random = createSeededRandom(14);
  const pick = (from: readonly string[]) => from[Math.floor(random() * from.length)] ?? '';
  const names = {
    width: ['W', 'w:', 'Width:', 'width', 'Ancho:'],
    height: ['H', 'h:', 'Height:', 'ht', 'Altura:'],
    length: ['L', 'l:', 'Length:', 'Overall length', 'OAL', 'Largo:'],
  };
  const most = { width: 240, height: 240, length: 1800 };
  for (let run = 0; run < 2000; run += 1) {
    const lengths = Object.fromEntries(
      loadRowKeys.map((key) => [key, 60 + Math.floor(random() * (most[key] - 60))]),
    ) as Record<LoadRowKey, number>;
    const parts = loadRowKeys.map((key) => {
      const [feet, rest] = [Math.floor(lengths[key] / 12), lengths[key] % 12];
      const spelled = pick([
        `${feet}'${rest}`,
        `${feet}’${rest}”`,
        `${feet}′${rest}″`,
        `${feet}-${rest}`,
        `${feet} ft ${rest} in`,
        `${feet} pies ${rest} pulgadas`,
        `${lengths[key]}"`,
      ]);
      return `${pick(names[key])} ${spelled}`;
    });
    const row = parts.toSorted(() => random() - 0.5).join(pick([' x ', ', ', ' × ', '; ', '\n', '\t', ' by ']));
    expect([row, parseUnambiguousRow(row)]).toEqual([row, { lengths, isRounded: false }]);
  }
});
