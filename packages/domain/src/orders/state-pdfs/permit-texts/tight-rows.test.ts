import { expect, test } from 'vitest';
import { type PermitText, days, fillFacts, readOne, sizes, trailerVin, truckVin } from './permit-text.test-support.ts';

const head = `Kansas Department of Transportation
Oversize Permit
Permit Number: KS-261204-55
`;
const number = 'KS-261204-55';
const all = { ...sizes, weight: 108_500 };
const unclear = (...facts: [fact: string, ...values: string[]][]) => ({
  unclear: facts.map(([fact, ...values]) => ({ fact, values })),
});

test.each<PermitText>([
  [
    'legal and permitted sizes on one line',
    `WIDTH: Legal 8' 6" Permitted 12' 2"
HEIGHT: Legal 13' 6" Permitted 14' 6"
LENGTH: Legal 75' 0" Permitted 95' 0"
GROSS WEIGHT: Legal 80,000 Permitted 108,500`,
    all,
  ],
  [
    'the same with colons, and the permitted one first',
    `Width: Permitted: 12' 2" Legal: 8' 6"
Height: Permitted: 14' 6" Legal: 13' 6"`,
    { width: 146, height: 174 },
  ],
  ['the same in cells', `Width    Legal 8' 6"    Permitted 12' 2"`, { width: 146 }],
  ['a legal size alone', `Width: Legal 8' 6"`, {}],
  ['the size of the load and the overall one', `Width: Load 10' 6" Overall 12' 2"`, { width: 146 }],
  [
    'two words that may both be the permit’s',
    `Width: Requested 12' 6" Approved 12' 2"`,
    unclear(['width', '150', '146']),
  ],
  ['a letter before each size', `W 12'2" H 14'6" L 95'`, sizes],
  ['the same behind a label', `Dimensions: W 12' 2" x H 14' 6" x L 95' 0"`, sizes],
  ['the same of a bridge', `Bridge 14 clearance    W 12'2" H 14'6"`, {}],
  ['the same in a rule', `Loads of W 12'2" H 14'6" need escorts in front`, {}],
  [
    'the same of the load',
    `Load: W 12'2" H 14'6" L 95'`,
    unclear(['width', '146'], ['height', '174'], ['length', '1140']),
  ],
  [
    'up to and including',
    `Width up to and including 12'2"
Height up to and including 14'6"`,
    { width: 146, height: 174 },
  ],
  ['up to and including, in a rule', `Width up to and including 10'0" requires no escort`, {}],
  [
    'a table far apart',
    `Width      Height     Length



12' 2"     14' 6"     95' 0"`,
    sizes,
  ],
  [
    'a size far below its label',
    `Width



12' 2"`,
    unclear(['width', '146']),
  ],
  [
    'a tight table',
    `Width Height Length Gross Weight
12' 2" 14' 6" 95' 0" 108,500 lbs`,
    all,
  ],
  [
    'tight values below labels with gaps',
    `Width     Height    Length
12' 2" 14' 6" 95' 0"`,
    sizes,
  ],
  [
    'tight labels above values with gaps',
    `Overall Width Overall Height Overall Length
12' 2"     14' 6"     95' 0"`,
    sizes,
  ],
  [
    'two tight rows without a word for either',
    `Width Height Length
8' 6" 13' 6" 75' 0"
12' 2" 14' 6" 95' 0"`,
    {},
  ],
  [
    'a tight row that has a value less than labels',
    `Width Height Length
12' 2" 14' 6"`,
    {},
  ],
  [
    'the same under heads of columns',
    `         OVERALL        LOAD
LENGTH   95 FT 00 IN 048 FT 00 IN
WIDTH    12 FT 02 IN 012 FT 00 IN
HEIGHT   14 FT 06 IN 012 FT 00 IN`,
    sizes,
  ],
  [
    'the same under heads that merged',
    `         Legal Permitted
Width    8' 6" 12' 2"
Height   13' 6" 14' 6"`,
    { width: 146, height: 174 },
  ],
  [
    'the same with fewer values than heads',
    `         Legal    Requested    Permitted
Width    8' 6" 12' 2"`,
    unclear(['width', '102', '146']),
  ],
  [
    'tight columns of legal and permitted sizes',
    `Width    8' 6" 12' 2"
Height   13' 6" 14' 6"`,
    unclear(['width', '102', '146'], ['height', '162', '174']),
  ],
  [
    'a tight table of days',
    `Valid From Valid To Fee
12/08/2026 12/12/2026 $20.00`,
    { ...days, feeCents: 2000 },
  ],
  [
    'a tight table of days as words, with an hour',
    `EFFECTIVE DATE EXPIRATION DATE
Dec 8, 2026 12:01 am Dec 12, 2026 11:59 pm`,
    days,
  ],
  [
    'tight values of days and sizes below labels with gaps',
    `Start Date     End Date     Width     Height     Length
12/08/2026 12/12/2026 12' 2" 14' 6" 95' 0"`,
    { ...days, ...sizes },
  ],
  [
    'the day of issue in a tight table',
    `Issue Date Start Date End Date
12/03/2026 12/08/2026 12/12/2026`,
    days,
  ],
  [
    'a tight table of plates',
    `Truck License Trailer License
3GT4827 T718204`,
    { truckPlate: '3GT4827', trailerPlate: 'T718204' },
  ],
  [
    'a tight table of a truck',
    `Year Make VIN License State US DOT
2021 KW ${truckVin} 3GT4827 WY 9000001`,
    { vins: [truckVin], truckPlate: '3GT4827', usdot: '9000001' },
  ],
  [
    'a tight row for each vehicle',
    `Vehicle VIN License State
TRACTOR ${truckVin} 3GT4827 WY
SEMITRAILER ${trailerVin} T718204 WY`,
    { vins: [truckVin, trailerVin], truckPlate: '3GT4827', trailerPlate: 'T718204' },
  ],
  [
    'two tight rows of plates without their vehicles',
    `License State
3GT4827 WY
T718204 WY`,
    {},
  ],
  [
    'tight days of which one is missing',
    `Valid From Valid To
12/08/2026`,
    {},
  ],
  [
    'words below tight labels',
    `Valid From Valid To
see page 2`,
    {},
  ],
])('%s', (_, text, facts) => {
  expect(readOne(`${head}${text}`)).toMatchObject(fillFacts({ number, ...facts }));
});

test.each<PermitText>([
  [
    'a tight table of a number and days',
    `Permit Number Valid From Valid To
KS-261204-55 12/08/2026 12/12/2026`,
    { number, ...days },
  ],
  [
    'the same, with gaps between the labels',
    `PERMIT NO.     EFFECTIVE     EXPIRES
KS-261204-55 08-Dec-26 12-Dec-26`,
    { number, ...days },
  ],
  [
    'the same, of two permits',
    `Permit Number Valid From Valid To
KS-261204-55 12/08/2026 12/12/2026
KS-261204-56 12/14/2026 12/18/2026`,
    {},
  ],
])('%s', (_, text, facts) => {
  expect(readOne(`Kansas Department of Transportation\nOversize Permit\n${text}`)).toMatchObject(fillFacts(facts));
});
