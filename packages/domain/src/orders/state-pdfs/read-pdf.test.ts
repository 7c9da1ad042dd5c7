import { expect, test } from 'vitest';
import { placeText as place, readOne } from './permit-texts/permit-text.test-support.ts';
import { readStatePdf, type PdfFacts } from './read-pdf.ts';

// Cast: days of a paper are parsed.
const days = { validFrom: '2026-12-08', validTo: '2026-12-12' } as never;
const head = 'Texas Department of Motor Vehicles\nPermit No. TX-1\n';

test.each<[string, string, Partial<PdfFacts>]>([
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
  ['a plate that ends with a letter before its state', 'License plate: C 77120 R WA', { truckPlate: 'C 77120 R' }],
  ['a plate before its state', 'License plate: R45 1180 TX', { truckPlate: 'R45 1180' }],
  ['a plate before words', 'License plate: R451180 KW 2021', { truckPlate: 'R451180' }],
  ['the end of a VIN in a sentence', 'Truck of 2020, VIN ending in 11825.', { vinEnd: '11825' }],
  [
    'two labels in a cell',
    'Valid From: 11/24/2026 Valid To: 11/28/2026',
    { validFrom: '2026-11-24', validTo: '2026-11-28' } as never,
  ],
  [
    'a row of labels in a cell',
    `Width: 12' 6" Height: 13' 6" Length: 95' 0"`,
    { width: 150, height: 162, length: 1140 },
  ],
  ['the length of another thing behind a label', `Width: 12' 6" Trailer length: 53' 0"`, { width: 150, length: null }],
  [
    'the days of a trip',
    'Trip Begin: 2026-11-24 06:00\nTrip End: 2026-11-28 18:00',
    { validFrom: '2026-11-24', validTo: '2026-11-28' } as never,
  ],
  ['letters for sizes', `W: 12' 6" H: 13' 6" L: 95' 0"`, { width: 150, height: 162, length: 1140 }],
  ['letters for sizes, each in a cell', `W:   12' 6"   H:   13' 6"`, { width: 150, height: 162 }],
  ['a weight with a letter', 'W: 108,500 lbs', { width: null }],
  ['words behind a label', `Length Overall: 95' 0"\nWidth, overall   12' 6"`, { width: 150, length: 1140 }],
  ['gross behind its label', 'Weight Gross: 108,500 lbs', { weight: 108_500 }],
  [
    'sizes in a sentence',
    'The load is 13 feet 6 inches wide, 14 ft 2 in high and 95 feet in overall length.',
    { width: 162, height: 170, length: 1140 },
  ],
  [
    'sizes of a rule in a sentence',
    'Escorts are required for loads that are 14 feet wide or when over 110 feet long.',
    { width: null, length: null },
  ],
  [
    'more sizes of a rule in a sentence',
    'Vehicles over 8 feet 6 inches wide, 13 feet 6 inches high, and 75 feet long need a permit.',
    { width: null, height: null, length: null },
  ],
  ['a rule for loads of a size', 'Loads 14 feet wide need an escort.', { width: null }],
  ['sizes of a law with their letters', `Legal limits: 8' 6" W x 13' 6" H x 75' L`, { width: null, length: null }],
  [
    'sizes with their letters behind them',
    `Size   12' 2" W x 14' 6" H x 95' 0" L`,
    { width: 146, height: 174, length: 1140 },
  ],
  [
    'a row of sizes behind their letters',
    `Overall dimensions (L x W x H):   95' 0" x 12' 2" x 14' 6"`,
    { width: 146, height: 174, length: 1140 },
  ],
  ['a largest size behind a size', `Width: 12' 2" (max W: 14' 0")`, { width: 146 }],
  ['a size that could be less', `Reducible height 13' 6"`, { height: null }],
  ['the day on which it expires', 'Start: Tue Dec 8 2026   Expire: Sat Dec 12 2026', days],
  ['the size of a part in a sentence', 'It is hauled on a trailer that is 53 feet long.', { length: null }],
  ['two sizes in sentences', 'It is 12 feet wide. The tank is 11 feet wide.', { width: null }],
  [
    'a size of signs in a sentence',
    'Oversize load signs are 7 feet wide and 18 inches high.',
    { width: null, height: null },
  ],
  ['17 letters that are no VIN', 'VIN: OOOOOOOOOOOOOOOOO', { vins: [] }],
])('%s', (_, lines, facts) => {
  expect(readOne(head + lines)).toMatchObject({ state: 'TX', number: 'TX-1', ...facts });
});

test('pages without text have no facts, as those of scans', () => {
  expect(readStatePdf([place(''), place('  ')])).toEqual({ ok: false, because: 'no-text' });
});

test.each([
  ['West Virginia Division of Highways', 'WV'],
  ['Commonwealth of Virginia', 'VA'],
  ['Arkansas Department of Transportation', 'AR'],
  ['TxDMV Motor Carrier Division', 'TX'],
  ['MnDOT Oversize', 'MN'],
  ['Washington State Department of Transportation', 'WA'],
  ['O H I O   DEPARTMENT OF TRANSPORTATION', 'OH'],
  ['T E X A S', 'TX'],
  ['A letter to a carrier in Dallas, Texas', null],
  ['State of Ohio and State of Iowa', null],
  ['', null],
] as const)('%s is a permit of %s', (line, state) => {
  expect(readOne(`${line}\nPermit No. 4711`)?.state ?? null).toBe(state);
});

test('a state of the route does not outvote the one in the head', () => {
  const route = Array.from({ length: 30 }, () => 'to the line of the State of Oklahoma, Oklahoma Highway Patrol');
  expect(readOne([head, ...route].join('\n'))?.state).toBe('TX');
});

test('many lines of labels without values have no facts', () => {
  const page = Array.from({ length: 2000 }, () => 'width height length permit number valid from fee total').join('\n');
  expect(readOne(page)).toMatchObject({
    isPermit: false,
    number: null,
    width: null,
    validFrom: null,
    feeCents: null,
  });
});

/** A permit of the days, sizes and so on that the lines give. */
test.each([
  '12/8/2026 - 12/12/2026',
  '12/08/26 thru 12/12/26',
  '2026-12-08 to 2026-12-12',
  '2026/12/08 to 2026/12/12',
  '12.08.2026 to 12.12.2026',
  '8-Dec-26 to 12-Dec-26',
  '08DEC26 to 12DEC26',
  '8 DEC 2026 to 12 DEC 2026',
  'TUE 12/08/2026 to SAT 12/12/2026',
  '12:01 AM 12/08/2026 to 11:59 PM 12/12/2026',
  'Tuesday December 8, 2026 to Saturday December 12, 2026',
  'Dec. 8th, 2026 through Dec. 12th, 2026',
  '12082026 to 12122026',
  '12/8/2026 until: 12/12/2026',
  'December 8 - 12, 2026',
  'Dec 8 through Sat Dec 12, 2026',
])('the days %s are read', (period) => {
  expect(readOne(`${head}Valid:   ${period}`)).toMatchObject(days);
});

test.each<[string, string, Partial<Record<'validFrom' | 'validTo', string | null>>]>([
  ['below their labels', 'VALID FROM     VALID TO\n12/08/2026     12/12/2026', days],
  ['of a movement', 'Departure:   12/08/2026   Must arrive by:   12/12/2026', days],
  [
    'beside those of a rule and a holiday table',
    'Departure:   12/08/2026   Must arrive by:   12/12/2026\nRule 7 effective 01/01/2024 governs; holiday table expires 01/31/2027.',
    days,
  ],
  ['of an insurance alone are none', 'Insurance policy effective 01/01/2026 to 01/01/2027', { validFrom: null }],
  ['of a registration alone are none', 'Registration expires 06/30/2027', { validTo: null }],
  ['of a form alone are none', '(Valid through 12/31/2026, Revised 07/24/2026) Form MP 227', { validTo: null }],
  ['when it was issued are none', 'Issued 12/03/2026 10:41', { validFrom: null, validTo: null }],
  [
    'of two periods, the one that the state can give',
    'Valid:   12/08/2026 to 12/12/2026\nPermit period:   01/01/2026 to 12/31/2026',
    days,
  ],
])('days %s', (_, lines, expected) => {
  expect(readOne(head + lines)).toMatchObject(expected);
});

test('two periods that the state can give are both named, and neither is filled in', () => {
  const read = readOne(`${head}Valid:   12/08/2026 to 12/12/2026\nPermit period:   12/14/2026 to 12/18/2026`);
  expect(read).toMatchObject({
    validFrom: null,
    validTo: null,
    unclear: [{ fact: 'days', values: ['2026-12-08 2026-12-12', '2026-12-14 2026-12-18'] }],
  });
});

test.each([
  ['12′ 2′′', 146],
  ['12’ 2 1/2”', 146.5],
  ['12\'2½"', 146.5],
  ['12 Feet, 2 Inches', 146],
  ['12ft 2in', 146],
  ["12.17'", 146],
  ['12-02', 146],
  ['012-02', 146],
  ['12:02', 146],
  ['1202', 146],
  ['12?2?', 146],
  ['146"', 146],
  ['3.71 m', 146],
  ['12', null],
  ['12\' 14"', null],
])('a width of %s is %s in', (width, expected) => {
  expect(readOne(`${head}Overall width:   ${width}`)?.width).toBe(expected);
});

test('the sizes of the vehicle stand for it, not those of its load, its trailer or the law', () => {
  const lines = [
    `Load Width:    10' 0"   Trailer Length:   53' 0"`,
    `Overall Width: 12' 2"   Overall Length:   95' 0"`,
    '           Legal       Permitted',
    `Height     13' 6"      14' 6"`,
    'Gross Weight   80,000   108,500',
  ].join('\n');
  expect(readOne(head + lines)).toMatchObject({ width: 146, length: 1140, height: 174, weight: 108_500 });
});

test('a table has a row for the whole vehicle and one for the load', () => {
  const lines = `          WIDTH     HEIGHT\nLOAD      010-00    009-00\nOVERALL   012-02    014-06`;
  expect(readOne(head + lines)).toMatchObject({ width: 146, height: 174 });
});

test.each([
  ['261207 55018', '261207 55018'],
  ['26120455 - 02', '26120455 - 02'],
  ['26120455-A1', '26120455-A1'],
  ['26120455 Rev. 1', '26120455'],
  ['TENN 26 120455', 'TENN 26 120455'],
  ['IN 4408812', 'IN 4408812'],
  ['2026-1203-0077', '2026-1203-0077'],
  ['123456 12/03/2026 10:41', '123456'],
  ['see below', null],
])('the number %s is %s', (text, expected) => {
  expect(readOne(`State of Texas\nPermit Number:   ${text}\nVIN:   1XKAD49X0GJ467392`)?.number).toBe(expected);
});

test('a number that this one supersedes is not its own', () => {
  const former = 'This permit supersedes Permit No. TX-26110001 issued 11/20/2026';
  expect(readOne(`State of Texas\n${former}\nPermit Number:   TX-26120455`)?.number).toBe('TX-26120455');
  const both = 'It supersedes permit number TX-26110001, permit number TX-26120455.';
  expect(readOne(`State of Texas\nOversize permit\n${both}`)?.number).toBe('TX-26120455');
});

test.each([
  ['10 4521', '10 4521'],
  ['WY 3GT4827', '3GT4827'],
  ['3GT4827 / WY', '3GT4827'],
  ['3GT4827 (WY)', '3GT4827'],
  ['WY-10 4521', '10 4521'],
  ['none', null],
])('the plate %s is %s', (text, expected) => {
  expect(readOne(`${head}Truck License / State:   ${text}`)?.truckPlate).toBe(expected);
});

test('plates in a table with a row for each vehicle are of that vehicle', () => {
  const lines =
    'VEHICLE         VIN                 LICENSE\nSEMITRAILER     13N25330251530877   T718204\nTRUCK TRACTOR   1XKYDP9X2MJ482913   3GT4827';
  expect(readOne(head + lines)).toMatchObject({ truckPlate: '3GT4827', trailerPlate: 'T718204' });
});

test('the end of a VIN is no VIN, and names the truck', () => {
  expect(readOne(`${head}VIN:   82913`)).toMatchObject({ vins: [], vinEnd: '82913' });
});

test.each([
  ['DRAFT - NOT VALID FOR TRAVEL', true],
  ['VOID', true],
  ['SAMPLE', true],
  ['PENDING REVIEW', true],
  ['APPLICATION - PENDING REVIEW', true],
  ['This is not a permit. It is a summary of the request.', true],
  ['This document is a copy; it is not a permit to move the load.', true],
  ['It is not a permit for travel in Minnesota.', false],
  ['This permit is not valid for movement on county roads.', false],
  ['Not a valid permit for travel between sunset and sunrise', false],
  ['Not a permit', true],
  ['Permit Status: Pending', true],
  ['Void if copied', false],
  ['This permit is void if altered.', false],
  ['Application No:   A-5500123', false],
  ['Sample Road 5, Dallas', false],
])('a paper with the words %s is a draft: %s', (words, isStamped) => {
  const read = readOne(`Texas Department of Motor Vehicles\n${words}\nPermit No. TX-1\nGross weight: 98,000 lbs`);
  expect(read?.stamp !== null).toBe(isStamped);
  expect(read?.isPermit).toBe(!isStamped);
});

test('a stamp across the page counts too', () => {
  const page = { ...place(head), aslant: ['SPECIMEN'] };
  const read = readStatePdf([page]);
  expect(read.ok && read.permits[0]).toMatchObject({ isPermit: false, stamp: 'SPECIMEN' });
});

test('an empty form and an application are no permits', () => {
  expect(readOne('State of Texas\nPermit Number:\nEffective Date:\nOverall Width:')?.isPermit).toBe(false);
  expect(readOne('State of Texas\nPermit Application\nVIN:   1XKAD49X0GJ467392')?.isPermit).toBe(false);
});

test('a second permit in the file is found, and the conditions of the first are not', () => {
  const truck = 'Valid:   12/08/2026 to 12/12/2026\nTruck VIN:   1XKYDP9X2MJ482913';
  const read = readStatePdf([
    place(`${head}${truck}`),
    place('Permit No. TX-1   Page 2 of 2\nGeneral conditions'),
    place(`State of Texas\nPermit No. TX-2\n${truck}`),
  ]);
  expect(read.ok && read.permits.map(({ number }) => number)).toEqual(['TX-1', 'TX-2']);
});

test('a state in a sentence is not the one that issued', () => {
  const route =
    'Origin: Kentucky line. Destination: Georgia Department of Transportation weigh station, state of Georgia.';
  expect(readOne(`Single Trip Permit\nPermit No. 4711\n${route}`)?.state).toBeNull();
});

test('money has a sign or a name: the total of a route is miles', () => {
  const lines = `Miles     Route\nTotal     311.20\nPermit Fee     $20.00`;
  expect(readOne(head + lines)?.feeCents).toBe(2000);
});

test.each([
  ['letters that come out as others', 'df\\ZV[T-QR]N_aZR[a-\\S-a_N[`]\\_aNaV\\[ ]R_ZVa df?C:>>F=@ QnrG', 'letters'],
  ['a form that waits for its program', 'Please wait...\nIf this message is not eventually replaced', 'program-form'],
])('%s are named', (_, text, because) => {
  expect(readStatePdf([place(text)])).toEqual({ ok: false, because });
});

test.each([
  ['a first day alone', 'Effective Date:   12/08/2026', { validFrom: '2026-12-08', validTo: null }],
  ['a last day alone', 'Expiration Date:   12/12/2026', { validFrom: null, validTo: '2026-12-12' }],
  [
    'a last day before the first',
    'Effective:   12/12/2026   Expires:   12/08/2026',
    { validFrom: null, validTo: null },
  ],
  [
    'a period in a sentence, where only its end begins a line',
    'This permit is valid for the period from December 8, 2026\nthrough December 12, 2026, both days included.',
    days,
  ],
  ['a fee in dollars by their name', 'Permit Fee:   USD 20.00', { feeCents: 2000 }],
  ['a carrier by its number and name', 'USDOT:   US DOT 9000001', { usdot: '9000001' }],
  ['a VIN in two pieces', 'Truck VIN:   1XKYDP 9X2MJ482913', { vins: ['1XKYDP9X2MJ482913'] }],
  ['no VIN of a word', 'Truck VIN:   PENDING', { vins: [], vinEnd: null }],
  ['a weight with leading zeros', 'Gross Weight:   0108,500', { weight: 108_500 }],
  ['a length of twelve inches and a fraction', `Overall width:   11' 11 3/4"`, { width: 144 }],
  [
    'labels above their values',
    '12/08/2026      12/12/2026      26120455\nVALID FROM      VALID TO        PERMIT ID',
    {},
  ],
] as const)('%s', (_, lines, expected) => {
  expect(readOne(head + lines)).toMatchObject(expected);
});

test('a table of plates without a row of a vehicle has none of it', () => {
  const lines = 'VEHICLE         VIN                 LICENSE\nTRUCK TRACTOR   1XKYDP9X2MJ482913   3GT4827';
  expect(readOne(head + lines)).toMatchObject({ truckPlate: '3GT4827', trailerPlate: null });
});

test('words that were recognized in a scan belong together over wider gaps', () => {
  const pieces = [
    { text: 'PERMIT', x: 0, y: 0, width: 40, height: 9 },
    { text: 'NO.', x: 52, y: 0, width: 20, height: 9 },
    { text: 'TX-26120455', x: 150, y: 4, width: 60, height: 9 },
  ];
  const scan = readStatePdf([{ pieces, aslant: [], unmapped: 0, isScan: true }]);
  expect(scan.ok && scan.permits[0]?.number).toBe('TX-26120455');
});

test('letters without a meaning in the file are named, though some can be read', () => {
  expect(readStatePdf([{ ...place('Permit No. 4711'), unmapped: 0.5 }])).toEqual({ ok: false, because: 'letters' });
});
