import { expect, test } from 'vitest';
import type { PlacedText } from '../pdf-lines.ts';
import { readStatePdf } from '../read-pdf.ts';
import { placeText, readOne } from './permit-text.test-support.ts';

const head = 'Ohio Department of Transportation\nPermit Number: 26-118010\n';

/** Pieces behind a label: each with its place to the right, its place below the line, and its height. */
function readPlaced(label: string, pieces: [text: string, x: number, y: number, height: number][]) {
  const page = placeText(`${head}${label}`);
  const y = page.pieces.at(-1)?.y ?? 0;
  const placed = pieces.map(([text, x, below, height]): PlacedText => {
    return { text, x: 100 + x, y: y + below, width: text.length * height * 0.5, height };
  });
  const read = readStatePdf([{ ...page, pieces: [...page.pieces, ...placed] }]);
  return read.ok ? read.permits[0] : undefined;
}

test.each<[what: string, pieces: Parameters<typeof readPlaced>[1]]>([
  [
    'above and below a slash',
    [
      ["13' 6", 0, 0, 10],
      ['1', 25, -3, 7],
      ['/', 28.5, 0, 10],
      ['2', 33.5, 4, 7],
      ['"', 37, 0, 10],
    ],
  ],
  [
    'small, on the line',
    [
      ["13' 6", 0, 0, 10],
      ['1/2', 25, 0, 6],
      ['"', 34, 0, 10],
    ],
  ],
  [
    'one above the other',
    [
      ["13' 6", 0, 0, 10],
      ['1', 25, -4, 5],
      ['2', 25, 2, 5],
      ['"', 28, 0, 10],
    ],
  ],
  ['as a fraction of one font', [['13\' 61\u20442"', 0, 0, 10]]],
  ['with letters as large as the others', [['13\' 61/2"', 0, 0, 10]]],
  ['behind a unit', [['13 ft 61/2 in', 0, 0, 10]]],
])('a fraction is read that is set %s', (_, pieces) => {
  expect(readPlaced('Height:', pieces)?.height).toBe(162.5);
});

test('cents that are set small are no dollars', () => {
  const pieces: Parameters<typeof readPlaced>[1] = [
    ['$65', 0, 0, 10],
    ['00', 15, -3, 6],
  ];
  expect(readPlaced('Fee:', pieces)?.feeCents).toBe(6500);
});

test('the mark of a footnote is no digit of a weight', () => {
  const pieces: Parameters<typeof readPlaced>[1] = [
    ['108,500', 0, 0, 10],
    ['1', 35, -3, 6],
  ];
  expect(readPlaced('Gross Weight:', pieces)?.weight).toBe(108_500);
});

test('the mark of a footnote is no digit of a size', () => {
  const pieces: Parameters<typeof readPlaced>[1] = [
    [`14' 6"`, 0, 0, 10],
    ['1', 30, -3, 6],
  ];
  expect(readPlaced('Height:', pieces)?.height).toBe(174);
});

test.each([
  ['Gross Weight: 127 640 lbs', 127_640],
  ['Gross Weight: 127, 640 lbs', 127_640],
  ['Gross Weight: 127 640', 127_640],
  ['Gross Weight: 127 640 57 897', null],
])('digits of a weight have spaces between their groups: %s', (text, weight) => {
  expect(readOne(head + text)?.weight).toBe(weight);
});

test.each([
  ['Total Fee: $1 020.00', 102_000],
  ['Total Fee: $1, 020.00', 102_000],
  ['Total Fee: $1 020', 102_000],
  ['Total Fee: $35 120 days', null],
])('digits of a sum have spaces between their groups: %s', (text, feeCents) => {
  expect(readOne(head + text)?.feeCents).toBe(feeCents);
});
