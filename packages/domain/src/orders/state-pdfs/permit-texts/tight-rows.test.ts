import { expect, test } from 'vitest';
import { type PermitText, fillFacts, readOne, sizes } from './permit-text.test-support.ts';

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
    'tight columns of legal and permitted sizes',
    `Width    8' 6" 12' 2"
Height   13' 6" 14' 6"`,
    unclear(['width', '102', '146'], ['height', '162', '174']),
  ],
])('%s', (_, text, facts) => {
  expect(readOne(`${head}${text}`)).toMatchObject(fillFacts({ number, ...facts }));
});
