import { expect, test } from 'vitest';
import type { PlacedText } from './paper-lines.ts';
import { readPaper, type PaperFacts } from './read-paper.ts';
import { findIssuingState } from './paper-state.ts';

/** Lines of text, 14 points apart; two or more spaces separate cells. */
function place(page: string): PlacedText[] {
  return page.split('\n').flatMap((line, row) =>
    [...line.matchAll(/\S+(?: \S+)*/g)].map(({ 0: text, index }) => {
      return { text, x: index * 6, y: row * 14, width: text.length * 5, height: 10 };
    }),
  );
}

const head = 'Texas Department of Motor Vehicles\nPermit No. TX-1\n';

test.each<[string, string, Partial<PaperFacts>]>([
  ['a length in decimal feet', 'Width: 12.5 ft', { width: 150 }],
  ['a length in inches', 'Overall height 168 in', { height: 168 }],
  ['a unit in the label', 'Width (ft)   Height (in)\n14           170', { width: 168, height: 170 }],
  ['a bare number of unknown unit', 'Width: 12', { width: null }],
  ['curly marks', 'Length: 95’ 6”', { length: 1146 }],
  ['a length of another thing', 'Trailer length: 53 ft 0 in', { length: null }],
  ['an axle weight', 'Axle weight: 20,000 lbs', { weight: null }],
  ['a gross vehicle weight', 'GVW: 120,000 lb', { weight: 120_000 }],
  ['the total of several fees', 'Permit fee: $60.00\nService fee: $2.25\nTotal fee: $62.25', { feeCents: 6225 }],
  ['a range of days', 'Valid: 11/24/2026 to 11/28/2026', { validFrom: '2026-11-24', validTo: '2026-11-28' } as never],
  [
    'days with times',
    'Effective 11/24/2026 12:01 AM\nExpires 11/28/2026 11:59 PM',
    { validFrom: '2026-11-24', validTo: '2026-11-28' } as never,
  ],
  ['a day that is no validity', 'Issue date: 11/01/2026', { validFrom: null, validTo: null }],
  ['a day that does not exist', 'Valid from: 02/30/2026', { validFrom: null }],
  ['a plate after its state', 'License plate: OK R123456', { truckPlate: 'R123456' }],
  ['17 letters that are no VIN', 'VIN: OOOOOOOOOOOOOOOOO', { vins: [] }],
])('%s', (_, lines, facts) => {
  expect(readPaper([place(head + lines)])).toMatchObject({ state: 'TX', number: 'TX-1', ...facts });
});

test('pages without text have no facts, as those of scans', () => {
  expect(readPaper([[], [{ text: '  ', x: 0, y: 0, width: 1, height: 1 }]])).toBeNull();
});

test.each([
  ['West Virginia Division of Highways', 'WV'],
  ['Commonwealth of Virginia', 'VA'],
  ['Arkansas Department of Transportation', 'AR'],
  ['TxDMV Motor Carrier Division', 'TX'],
  ['MnDOT Oversize', 'MN'],
  ['Washington State Department of Transportation', 'WA'],
  ['A letter to a carrier in Dallas, Texas', null],
  ['State of Ohio and State of Iowa', null],
  ['', null],
] as const)('%s is a permit of %s', (line, state) => {
  expect(findIssuingState([line])).toBe(state);
});

test('a state of the route does not outvote the one in the head', () => {
  const route = Array.from({ length: 30 }, () => 'to the line of the State of Oklahoma, Oklahoma Highway Patrol');
  expect(
    findIssuingState(['Texas Department of Motor Vehicles', ...Array.from({ length: 12 }, () => ''), ...route]),
  ).toBe('TX');
});

test('many lines of labels without values have no facts', () => {
  const page = place(
    Array.from({ length: 2000 }, () => 'width height length permit number valid from fee total').join('\n'),
  );
  expect(readPaper([page])).toMatchObject({
    isPermit: true,
    number: null,
    width: null,
    validFrom: null,
    feeCents: null,
  });
});
