import { expect, test } from 'vitest';
import { days, readOne } from './permit-text.test-support.ts';

const head = `Missouri Department of Transportation\nAmended Oversize Permit\nPermit Number: 26-88101\nWidth: 12' 2"\n`;

test.each([
  ['a new last day', 'Effective Date: 12/08/2026\nOriginal End Date: 12/10/2026\nNew End Date: 12/12/2026'],
  ['a last day that is extended', 'Begin Date: 12/08/2026   Expiration Date: 12/10/2026\nExtended To: 12/12/2026'],
  [
    'both days',
    `Original Start Date: 12/04/2026   Original End Date: 12/07/2026
Revised Start Date: 12/08/2026    Revised End Date: 12/12/2026`,
  ],
  ['in one row', 'Start Date: 12/08/2026\nOriginal End Date: 12/10/2026   New End Date: 12/12/2026'],
  ['in a sentence', 'Start Date: 12/08/2026   End Date: 12/10/2026\nThis permit is extended through 12/12/2026.'],
  ['both days beside plain ones', 'Valid: 12/04/2026 to 12/07/2026\nNew Dates: 12/08/2026 to 12/12/2026'],
  ['the last day of a period', 'Valid: 12/08/2026 to 12/10/2026\nAmended Expiration Date: 12/12/2026'],
  ['the first day of a period', 'Valid: 12/04/2026 to 12/12/2026\nCorrected Effective Date: 12/08/2026'],
])('the new days of an amended permit count: %s', (_, text) => {
  expect(readOne(head + text)).toMatchObject({ ...days, unclear: [] });
});

test('several new days are as unclear as others', () => {
  const text = 'Start Date: 12/08/2026\nNew End Date: 12/11/2026\nRevised End Date: 12/12/2026';
  const values = ['2026-12-08 2026-12-11', '2026-12-08 2026-12-12'];
  expect(readOne(head + text)?.unclear).toEqual([{ fact: 'days', values }]);
});

test('a day of an extension is the last one, or the day of the act', () => {
  const text = 'Start Date: 12/08/2026   End Date: 12/10/2026\nExtension Date: 12/12/2026';
  expect(readOne(head + text)?.unclear).toMatchObject([{ fact: 'days' }]);
});

test.each([
  'Hours of travel on I-89 are extended until 01/15/2027.',
  'Insurance of the permit was extended to 06/30/2027.',
])('other things are extended: %s', (sentence) => {
  const text = `Start Date: 12/08/2026   End Date: 12/12/2026\n${sentence}`;
  expect(readOne(head + text)).toMatchObject(days);
});

test('the new sizes and weight of an amended permit count', () => {
  const text = `Original Width: 12' 2"   Amended Width: 12' 6"\nPrevious Gross Weight: 108,500\nRevised Gross Weight: 112,000`;
  expect(readOne(head.replace(/Width.*\n/, '') + text)).toMatchObject({ width: 150, weight: 112_000, unclear: [] });
});

test.each([
  ['Permit Fee: $35.00\nCorrected fee: $45.00', 4500],
  ['Total Fee: $35.00\nAdjusted total: $45.00', 4500],
  ['Permit Fee: $25.00\nOverweight Fee: $10.00\nTotal: $35.00\nRevised Total Fee: $45.00', 4500],
  ['Original Fee: $35.00\nAmendment Fee: $10.00\nTotal Fee: $45.00', 4500],
])('the corrected fee counts: %s', (text, feeCents) => {
  expect(readOne(head + text)?.feeCents).toBe(feeCents);
});
