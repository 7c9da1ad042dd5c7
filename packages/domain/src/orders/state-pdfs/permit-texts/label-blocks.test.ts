import { expect, test } from 'vitest';
import {
  type PermitText,
  days,
  formatFacts,
  placeText,
  readOne,
  trailerVin,
  truckVin,
} from './permit-text.test-support.ts';
import { readStatePdf } from '../read-pdf.ts';

const named = {
  'Permit No': 'CO-27-1',
  'Effective Date': '12/08/2026',
  'Expiration Date': '12/12/2026',
  Carrier: 'DEMO HEAVY HAUL LLC',
  'USDOT No': '9000001',
  'Truck VIN': truckVin,
  'Truck Plate': '3GT4827',
  'Trailer VIN': trailerVin,
  'Trailer Plate': 'T718204',
  Width: `12' 2"`,
  Height: `14' 6"`,
  Length: `95' 0"`,
  'Gross Weight': '108,500 lbs',
  'Permit Fee': '$30.00',
};
const labels = Object.keys(named);
const values = Object.values(named);
const all =
  'number CO-27-1; validFrom 2026-12-08; validTo 2026-12-12; feeCents 3000; width 146; height 174; length 1140; weight 108500; ' +
  'vins 1XKYDP9X2MJ482913, 13N25330251530877; truckPlate 3GT4827; trailerPlate T718204; usdot 9000001';
const title = 'STATE OF COLORADO\nOVERSIZE PERMIT\n';

test.each([
  ['all values below all labels', [...labels, ...values].join('\n')],
  ['each value indented below its label', labels.map((label, at) => `${label}\n      ${values[at]}`).join('\n')],
  [
    'labels and values in two blocks each',
    [labels.slice(0, 5), values.slice(0, 5), labels.slice(5), values.slice(5)].flat().join('\n'),
  ],
  ['dots between labels and values', labels.map((label, at) => `${label} . . . . .  ${values[at]}`).join('\n')],
  ['bars around labels and values', labels.map((label, at) => `| ${label}  | ${values[at]} |`).join('\n')],
])('a permit is read with %s', (_, text) => {
  expect(formatFacts(readOne(title + text))).toBe(all);
});

test('values in lines of another height than their labels keep the order of these', () => {
  const column = (texts: readonly string[], x: number, y: number, step: number) =>
    texts.map((text, row) => ({ text, x, y: y + row * step, width: text.length * 5, height: 10 }));
  const page = placeText(title);
  const pieces = [...page.pieces, ...column(labels, 0, 60, 16), ...column(values, 200, 67, 16)];
  const read = readStatePdf([{ ...page, pieces }]);
  expect(read.ok && read.permits.map(formatFacts)).toEqual([all]);
});

const sized = `Width  12' 2"\nHeight  14' 6"\nLength  95' 0"\n`;
test.each<PermitText>([
  ['days in six digits', 'EFF DT: 120826\nEXP DT: 121226', days],
  ['days by their number in the year', 'Effective Date: 2026-342\nExpiration Date: 2026346', days],
  ['days with the year first and no dashes', 'Valid from: 20261208\nValid to: 20261212', days],
  ['days as in a contract', 'Start: the 8th day of December, 2026\nEnd: the 12th day of December, 2026', days],
  ['two days with one year', 'Dates: 12/08-12/12/2026', days],
  ['a first day with their number', 'Effective Date: 12/08/2026 (5 days)', days],
  ['a number of days in words', 'Begin Date: 12/08/2026\nDays Valid: FIVE (5)', days],
  ['a first and a last day of the move', 'First day of move 12/08/2026\nLast day of move 12/12/2026', days],
  ['a move that begins and ends', 'Move begins 12/08/2026 and ends 12/12/2026', days],
  ['a number below a title of any words', 'GENERAL HAULING PERMIT\nNumber: CO-27-100', { number: 'CO-27-100' }],
  ['a fee filled with asterisks', 'Fee: $***30.00', { feeCents: 3000 }],
  ['a fee in words', 'Fee: Thirty and 00/100 dollars ($30.00)', { feeCents: 3000 }],
  [
    'a number that supersedes others',
    'Permit: CO-27-100 Rev. 3 - Supersedes all prior revisions',
    { number: 'CO-27-100' },
  ],
  ['a label with a dash', 'PERMIT-NO: CO-27-100', { number: 'CO-27-100' }],
])('a permit has %s', (_, text, facts) => {
  expect(readOne(`${title}${sized}${text}`)).toMatchObject(facts);
});

test('a number has its title as its label, or runs up the margin', () => {
  expect(readOne(`STATE OF COLORADO\nOverweight Authorization 7741203\n${sized}`)?.number).toBe('7741203');
  const page = { ...placeText(`${title}${sized}`), aslant: ['Permit Number: CO-27-100'] };
  const read = readStatePdf([page]);
  expect(read.ok && read.permits[0]?.number).toBe('CO-27-100');
});
