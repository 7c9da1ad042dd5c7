import { expect, test } from 'vitest';
import { readOne } from './permit-text.test-support.ts';

const head = `KANSAS DEPARTMENT OF TRANSPORTATION
Oversize Permit
Permit No. K-26120455    Valid: 12/08/2026 to 12/12/2026
`;

type Sizes = { width: number | null; height: number | null; length: number | null };
const all: Sizes = { width: 146, height: 174, length: 1140 };
const none: Sizes = { width: null, height: null, length: null };
type SizeText = [what: string, text: string, sizes: Sizes & { weight?: number }];
const readSizes = (text: string) => readOne(head + text);

test.each<SizeText>([
  [
    'below a legend beside another label',
    `Dimensions (W x H x L)    Gross Weight\n12' 2" x 14' 6" x 95' 0"    108,500`,
    { ...all, weight: 108_500 },
  ],
  [
    'two in one column',
    `WIDTH X HEIGHT      LENGTH     WEIGHT\n12' 2" x 14' 6"     95' 0"     108,500`,
    { ...all, weight: 108_500 },
  ],
  [
    'two in one column in small letters',
    `Width x Height      Length     Weight\n12' 2" x 14' 6"     95' 0"     108,500`,
    all,
  ],
  ['two behind their letters', `W x H: 12' 2" x 14' 6"    Length: 95' 0"`, all],
  ['two in a cell of their own', `W x H    12' 2" x 14' 6"`, { ...all, length: null }],
  ['the length first', `LxWxH: 95' 0" x 12' 2" x 14' 6"`, all],
  ['with dashes', `Size (WxHxL)    12-02 x 14-06 x 95-00`, all],
  ['with letters in parentheses', `Dimensions: 12' 2" (W) x 14' 6" (H) x 95' 0" (L)`, all],
  ['with letters behind them', `Dimensions: 12' 2"W x 14' 6"H x 95' 0"L`, all],
  ['with commas', `Width, Height, Length: 12' 2", 14' 6", 95' 0"`, all],
  ['with slashes', `Length/Width/Height    95' 0" / 12' 2" / 14' 6"`, all],
  ['with words', `Width by Height by Length: 12 ft 2 in by 14 ft 6 in by 95 ft`, all],
  ['decimals whose unit the legend says', `DIMENSIONS W x H x L IN FEET\n12.17 x 14.5 x 95`, all],
  [
    'a row for each part',
    `DIMENSIONS (WIDTH x HEIGHT x LENGTH)\nOverall:  12' 2" x 14' 6" x 95' 0"\nLoad:     10' 6" x 9' 0" x 40' 0"\nLegal:    8' 6" x 14' 0" x 75' 0"`,
    all,
  ],
  [
    'a row for each part, the whole last',
    `DIMENSIONS (WIDTH x HEIGHT x LENGTH)\nLegal: 8' 6" x 14' 0" x 75' 0"\nOverall: 12' 2" x 14' 6" x 95' 0"`,
    all,
  ],
  [
    'a row that goes on in the next line',
    `The vehicle with its load measures (W x H x L) 12' 2" x\n14' 6" x 95' 0" as declared.`,
    all,
  ],
  [
    'a section for each part',
    `Trailer\nL x W x H\n53' 0" x 8' 6" x 4' 0"\nCombination\nL x W x H\n95' 0" x 12' 2" x 14' 6"`,
    all,
  ],
  ['half inches', `W x H x L: 12' 2 1/2" x 14' 6" x 95'`, { ...all, width: 146.5 }],
])('a row of sizes is read in the order of its legend: %s', (_, text, sizes) => {
  expect(readSizes(text)).toMatchObject({ ...sizes, unclear: [] });
});

test.each([
  ['a trailer', `Trailer (L x W x H): 53' 0" x 8' 6" x 4' 0"`],
  ['the law', `Legal (W x H x L): 8' 6" x 14' 0" x 75' 0"`],
  ['a column of the law', `           Legal W x H x L\n           8' 6" x 14' 0" x 75' 0"`],
  ['axles', `Axle spacing (L x W): 14' 6" x 8' 0"`],
  ['a bridge', `Bridge clearance W x H: 28' 0" x 14' 9"`],
  ['a restriction of the road', `Restriction: Width x Height 11' 0" x 14' 0"`],
  ['a rule', `If W x H x L exceeds 14' x 15' x 100' an escort is required.`],
  ['a rule of escorts', `Escorts for loads of (W x H): 14' 0" x 15' 0"`],
  ['no legend', `Size: 12' 2" x 14' 6" x 95'`],
  ['two sizes for three names', `W x H x L: 12' 2" x 14' 6"`],
  ['three sizes for two names', `W x H: 12' 2" x 14' 6" x 95' 0"`],
  ['no units', `W x H x L: 12 x 14 x 95`],
  ['one name twice', `W x W x L: 12' 2" x 14' 6" x 95' 0"`],
  ['an attachment', `Width, Height, Length: see attachment 12' 2"`],
])('no size of the vehicle: %s', (_, text) => {
  expect(readSizes(text)).toMatchObject({ ...none, unclear: [] });
});

test.each<SizeText>([
  [
    'a row with the labels in it',
    `Legal:    Width 8' 6"    Height 13' 6"   Length 65' 0"\nPermit:   Width 12' 2"   Height 14' 6"   Length 95' 0"`,
    all,
  ],
  [
    'a row with colons',
    `Legal sizes    Width: 8' 6"    Height: 13' 6"   Length: 65' 0"\nWidth: 12' 2"   Height: 14' 6"   Length: 95' 0"`,
    all,
  ],
  [
    'a row of text',
    `Legal Dimensions: Width 8' 6" Height 13' 6" Length 65' 0"\nPermit Dimensions: Width 12' 2" Height 14' 6" Length 95' 0"`,
    all,
  ],
  [
    'each before its size',
    `Legal width: 8' 6"  Width: 12' 2"  Legal height: 13' 6"  Height: 14' 6"`,
    { ...all, length: null },
  ],
  [
    'a section',
    `LEGAL\nWidth: 8' 6"\nHeight: 13' 6"\nPERMITTED\nWidth: 12' 2"\nHeight: 14' 6"`,
    { ...all, length: null },
  ],
])('legal sizes before those of the permit: %s', (_, text, sizes) => {
  expect(readSizes(text)).toMatchObject({ ...sizes, unclear: [] });
});

const ofLoad = [
  { fact: 'width', values: ['126'] },
  { fact: 'height', values: ['108'] },
];

test.each([
  ['a section', `LOAD\nWidth: 10' 6"\nHeight: 9' 0"`],
  ['a row', `Load (W x H): 10' 6" x 9' 0"`],
  ['a section of its information', `Load Information\nWidth    10' 6"\nHeight   9' 0"`],
])('where the load alone has sizes, it is unclear whether they are of the vehicle with it: %s', (_, text) => {
  expect(readSizes(text)).toMatchObject({ ...none, unclear: ofLoad });
});

test('sizes of the load are none of the vehicle that has its own', () => {
  const text = `LOAD\nWidth: 10' 6"\nHeight: 9' 0"\nWeight: 62,000\nOVERALL\nWidth: 12' 2"`;
  expect(readSizes(text)).toMatchObject({ ...none, width: 146, weight: null, unclear: [] });
});

test('a table of the things that are carried says none of the vehicle', () => {
  const text = `Item      L x W x H                    Weight\nTank      40' 0" x 10' 6" x 9' 0"      62,000`;
  expect(readSizes(text)).toMatchObject({ ...none, weight: null });
});
