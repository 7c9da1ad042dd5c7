import { expect, test } from 'vitest';
import { formatLength, formatLengthWords, inches } from '../../basics/length.ts';
import { formatPounds, pounds } from '../../basics/weight.ts';
import { createSeededRandom } from '../../testing/seeded-random.test-support.ts';
import type { SheetItem, SheetValue } from './load-sheet.ts';
import { readLoadSheet } from './read-load-sheet.ts';
import { formatSheet, readSheetCases } from './sheet-cases.test-support.ts';

const cases = readSheetCases();

test('the table holds at least 150 texts', () => {
  expect(cases.length).toBeGreaterThanOrEqual(150);
  expect(new Set(cases.map(({ text }) => text)).size).toBe(cases.length);
});

test.each(cases)('$text', ({ text, expected }) => {
  expect(formatSheet(readLoadSheet(text))).toBe(expected);
});

test('no figure of a text is dropped without a word', () => {
  const lost = cases.flatMap(({ text }) => {
    // Headings, numbers of lines and names of rows are no figures.
    const figures = text
      .replace(/^(?:\||\t)?[ \t]*(?:Load|Unit|Skid|\d[.|\t]|[AB12] \|).*?[:|\t-]/gm, ' ')
      .replace(/^(?:\tLoad|Axle(?: #)?\t1\t).*$/gm, ' ');
    const words = readLoadSheet(text)
      .flatMap(({ items }) => items.map((item) => toPlain(item.words)))
      .join(' ');
    return (toPlain(figures).match(/\d+/g) ?? [])
      .filter((digits) => !words.includes(digits))
      .map((digits) => [text, digits]);
  });
  expect(lost).toEqual([]);
});

function toPlain(text: string): string {
  return text.normalize('NFKC');
}

const labels = {
  width: ['Width', 'W:', 'OAW', 'Overall width:', 'Ancho:'],
  height: ['Height', 'H:', 'OAH', 'Loaded height:', 'Altura:'],
  length: ['Length', 'L:', 'OAL', 'Overall length:', 'Largo:'],
  frontOverhang: ['Front overhang', 'FOH:', 'Front O/H'],
  rearOverhang: ['Rear overhang', 'ROH:', 'Rear O/H'],
  kingpin: ['Kingpin to rear axle', 'KP:', 'King pin'],
  trailer: ['Trailer length', 'Trailer length:'],
} as const;
const weightLabels = ['Gross weight', 'GVW:', 'Weight', 'Peso bruto:'];

test('a printed measure behind any label is read back as itself', () => {
  const wrong: string[] = [];
  for (const [key, names] of Object.entries(labels))
    for (const name of names)
      for (let length = 48; length <= 720; length += 37)
        for (const printed of [
          formatLength(inches(length)),
          formatLengthWords(inches(length)),
          `${length} in`,
          `${length}"`,
        ]) {
          const text = `${name} ${printed}`;
          if (!isOnly(readItems(text), [{ key, amount: length }])) wrong.push(text);
        }
  for (const name of weightLabels)
    for (let weight = 1000; weight <= 2_000_000; weight += 39_619) {
      const text = `${name} ${formatPounds(pounds(weight))}`;
      if (!isOnly(readItems(text), [{ key: 'weight', amount: weight }])) wrong.push(text);
    }
  expect(wrong).toEqual([]);
});

test('a whole sheet is read back in any order of its lines, with any words around it', () => {
  const random = createSeededRandom(40);
  const pick = <Value>(from: readonly Value[]) => from[Math.floor(random() * from.length)];
  const wrong: string[] = [];
  for (let run = 0; run < 150; run += 1) {
    const lengths = Object.entries(labels).map(([key, names]) => ({
      key,
      name: pick(names),
      amount: 181 + Math.floor(random() * 170),
    }));
    const weight = 50_000 + Math.floor(random() * 200_000);
    const gaps = Array.from({ length: 5 }, () => 40 + Math.floor(random() * 400));
    const axles = Array.from({ length: 6 }, () => 8000 + Math.floor(random() * 12_000));
    const lines = [
      ...lengths.map(({ name, amount }) => `${name} ${formatLength(inches(amount))}`),
      `${pick(weightLabels)} ${formatPounds(pounds(weight))}`,
      `Axle spacings: ${gaps.map((gap) => formatLength(inches(gap))).join(pick([' / ', ', ', ' ', '; ']))}`,
      `Axle weights: ${axles.map((axle) => formatPounds(pounds(axle))).join(pick([' / ', ', ']))}`,
      '6 axles',
    ].toSorted(() => random() - 0.5);
    const text = ['Hello,', 'we need a permit for this load', ...lines, 'Thanks'].join(pick(['\n', '\r\n']));
    const expected = [
      ...lengths.map(({ key, amount }) => ({ key, amount })),
      { key: 'weight', amount: weight },
      ...gaps.map((amount, at) => ({ key: ['AB', 'BC', 'CD', 'DE', 'EF'][at] ?? '', amount })),
      ...axles.map((amount, at) => ({ key: `axle${'ABCDEF'.charAt(at)}`, amount })),
    ];
    if (!isOnly(readItems(text), expected)) wrong.push(text);
  }
  expect(wrong).toEqual([]);
});

function readItems(text: string): readonly SheetItem[] {
  const [load, ...others] = readLoadSheet(text);
  return others.length === 0 ? (load?.items ?? []) : [];
}

type Expected = { key: string; amount: number }[];

/** Nothing else is read, asked or left. */
function isOnly(items: readonly SheetItem[], expected: Expected): boolean {
  const format = (values: readonly Pick<SheetValue, 'amount'>[]) => JSON.stringify(values);
  const sort = (values: Expected) =>
    values.map(({ key, amount }) => ({ key, amount })).toSorted((a, b) => (a.key < b.key ? -1 : 1));
  const read = items.flatMap((item) => (item.kind === 'read' ? item.values : []));
  return (
    items.every(({ kind }) => kind === 'read' || kind === 'note') && format(sort([...read])) === format(sort(expected))
  );
}

// A pattern that backtracks without end runs into the time limit of a test.
test.each(['1', '1 x ', "1'", '1-', 'w', 'axle ', ' ', ',', '12,000 / ', 'width ', '\t', '|', 'a1-', '1\n'])(
  'no figure is read from a long text of %j',
  (part) => {
    const items = readLoadSheet(part.repeat(20_000)).flatMap((load) => load.items);
    expect(items.filter(({ kind }) => kind === 'read')).toEqual([]);
  },
);

test('an empty text has no load', () => {
  expect(readLoadSheet('')).toEqual([]);
  expect(readLoadSheet(' \n ')).toEqual([]);
});
