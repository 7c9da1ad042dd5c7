import { expect, test } from 'vitest';
import { readStatePdf } from '../read-pdf.ts';
import { type PermitText, days, readOne, sizes, trailerVin, truckVin } from './permit-text.test-support.ts';

const head = 'Ohio Department of Transportation\nPermit No. OH-4711\n';

test.each<PermitText>([
  ['a sum behind a word', 'FEES: BASE 65.00 WEIGHT 70.00 TOTAL 135.00', { feeCents: 13_500 }],
  ['a sum behind a sign', 'Permit fee $40.00 + Engineering $20.00 = $60.00', { feeCents: 6000 }],
  ['a sum with fees by mile', 'Base fee 20.00 + ton-mile fee 27.00 = 47.00', { feeCents: 4700 }],
  ['a sum over several lines', 'Permit   10.00\nMileage   8.00\nTotal   18.00', { feeCents: 1800 }],
  [
    'a sum before the balance of an account',
    'PERMIT 15.00  OVERWEIGHT 12.00  TOTAL 27.00   ESCROW BAL 1,240.50',
    { feeCents: 2700 },
  ],
  ['a sum of miles', 'Permit miles 12.50 and 20.25 total 32.75', { feeCents: null }],
  [
    'amounts that are no sum of those before',
    'Permit fee: $40.00\nPaid 10.00 and 20.00, total 31.00',
    { feeCents: 4000 },
  ],
  ['two sums', 'Permit 1.00 + 2.00 = 3.00\nPermit 4.00 + 5.00 = 9.00', { feeCents: null }],
  ['an account', 'Permit balance 100.00 deposit 50.00 total 150.00', { feeCents: null }],
  ['what was paid', 'Paid: $20.00', { feeCents: 2000 }],
])('fees: %s', (_, lines, facts) => {
  expect(readOne(head + lines)).toMatchObject(facts);
});

test.each<PermitText>([
  ['behind the state', 'STATE OF KANSAS          KS-661209\nOversize Permit', { number: 'KS-661209' }],
  ['behind No.', 'State of Wyoming   No. WY-27-30118\nOversize Permit', { number: 'WY-27-30118' }],
  ['behind the title', 'State of Oregon\nSINGLE TRIP PERMIT 1290044', { number: '1290044' }],
  [
    'behind other words and the title',
    'State of Oregon\nCommerce Division - Trip Permit 1290044 (Single Trip)',
    { number: '1290044' },
  ],
  ['beside the title', 'State of Idaho\nSDA-118844   Single Trip Oversize Permit', { number: 'SDA-118844' }],
  ['before its kind', 'State of Idaho\nPermit: C-441827 (Single trip)', { number: 'C-441827' }],
  ['of an application', 'State of Kansas\nOversize Permit\nApplication Number   KS-661209', { number: null }],
  ['of two papers', 'Oversize Permit\nState of Kansas\nNo. KS-661209   No. KS-661210', { number: null }],
  ['without the word for a permit', 'State of Kansas\nNo. KS-661209', { number: null }],
  ['of a telephone', 'Oversize Permit\nState of Kansas\nNo. 785-271-3145', { number: null }],
])('a number in the head, %s', (_, lines, facts) => {
  expect(readOne(`${lines}\nUSDOT: 2884417`)).toMatchObject(facts);
});

test('a fee behind the word for a permit is no number', () => {
  const read = readOne('State of Kansas\nHAULING PERMIT WV-261204-B\nPERMIT FEE 40.20');
  expect(read).toMatchObject({ number: 'WV-261204-B', feeCents: 4020, unclear: [] });
});

test('the title of an annual permit is no heading of other days', () => {
  const read = readOne('State of Kansas\nANNUAL PERMIT\nEFFECTIVE: 12/08/2026   EXPIRES: 12/12/2026');
  expect(read).toMatchObject(days);
});

test('a number in large type is the one of the head', () => {
  const pieces = ['State of Ohio', 'Oversize Permit', 'USDOT: 2884417', 'Width: 12 ft', 'Height: 14 ft'];
  const place = (height: number) => ({
    pieces: [
      ...pieces.map((text, row) => ({ text, x: 0, y: row * 20, width: text.length * 5, height: 10 })),
      { text: '26-118-204', x: 400, y: -20, width: 60, height },
    ],
    aslant: [],
    unmapped: 0,
    isScan: false,
  });
  const numbers = [14, 10].map((height) => {
    const read = readStatePdf([place(height)]);
    return read.ok ? read.permits[0]?.number : undefined;
  });
  expect(numbers).toEqual(['26-118-204', null]);
});

test.each<PermitText>([
  ['a VIN', `Power unit:   Kenworth ${truckVin} PXK4471`, { truckPlate: 'PXK4471' }],
  ['a VIN, with a stroke', `Vehicle   ${truckVin} / PXK4471 NC`, { truckPlate: 'PXK4471' }],
  ['a VIN, before it', `Truck plate / VIN   PXK4471 / ${truckVin}`, { truckPlate: 'PXK4471' }],
  ['a state', 'Truck: PXK4471 NC\nTrailer: 4UR9982 NC', { truckPlate: 'PXK4471', trailerPlate: '4UR9982' }],
  ['a state before it', 'Towed unit: 2021 Trail King, NC 4UR9982', { trailerPlate: '4UR9982', truckPlate: null }],
  [
    'a VIN and a word',
    `It goes with truck VIN ${truckVin}, registration PXK4471, on a trailer.`,
    { truckPlate: 'PXK4471', trailerPlate: null },
  ],
  [
    'a model',
    'POWER UNIT   2021 PETERBILT 389 R1047WL\nTRAILER   2019 FONTAINE MAGNITUDE 55L T9981X',
    { truckPlate: 'R1047WL', trailerPlate: 'T9981X' },
  ],
  [
    'a model alone',
    'Truck   2020 WESTERN STAR 4900EX\nTrailer   2021 XL SPECIALIZED XL110HDG',
    { truckPlate: null, trailerPlate: null },
  ],
  ['a model behind another one', 'Truck   2021 PETERBILT 389 R104WL', { truckPlate: null }],
  ['a model, before a VIN', `Trailer: 2019 TRAIL KING R104WL ${trailerVin}`, { trailerPlate: null }],
  ['a model with its own name', 'Truck   2021 VOLVO VNL 860 VNL64T', { truckPlate: null }],
  ['a model, of a unit', 'Truck   2021 PETERBILT 389 TRK1204', { truckPlate: null }],
  ['a model, at the end of a VIN', 'Truck   2021 KENWORTH T880 MJ482913', { truckPlate: null }],
  ['a size behind a model', 'Trailer   2021 LANDOLL 455B 53X102', { trailerPlate: null }],
  ['a measure behind a model', 'Trailer   2021 FONTAINE MAG55 110TON', { trailerPlate: null }],
  ['a model, of another paper', 'Office   2021 FORM 389 R104WL', { truckPlate: null }],
  ['the number of a unit', `Truck ${truckVin} unit TRK1204`, { truckPlate: null }],
  ['two of them', `Truck ${truckVin} PXK4471, ${trailerVin} 4UR9982`, { truckPlate: null, trailerPlate: null }],
  ['no vehicle', 'Office: AB12345 OH', { truckPlate: null }],
  ['a VIN and its registration in short', `Tractor: VIN ${truckVin}, Reg. KL881 VT`, { truckPlate: 'KL881' }],
  ['a push truck', `Push truck: ${truckVin} PTK1100`, { truckPlate: null, vins: [] }],
])('a plate beside %s', (_, lines, facts) => {
  expect(readOne(head + lines)).toMatchObject(facts);
});

test.each<PermitText>([
  ['a push truck', `Truck VIN ${truckVin}. Push truck: VIN 1FUJGLDR5CSBJ0221`, { vins: [truckVin] }],
  ['a pilot car', `VIN ${truckVin}\nPilot vehicle VIN 1FTFW1E50JFB00123`, { vins: [truckVin] }],
  ['a count of escorts', `Escort vehicles: 2 Truck VIN ${truckVin}`, { vins: [truckVin] }],
])('VINs with %s', (_, lines, facts) => {
  expect(readOne(head + lines)).toMatchObject(facts);
});

test.each<PermitText>([
  [
    'the power unit, in short',
    'PWR LIC: PXK4471 NC   TRLR LIC: 4UR9982',
    { truckPlate: 'PXK4471', trailerPlate: '4UR9982' },
  ],
  ['a truck and its registration', 'Truck: reg. PXK4471', { truckPlate: 'PXK4471' }],
  ['the carrier and its broker', 'Carrier DOT 2884417 Broker DOT 3310098', { usdot: '2884417' }],
  ['a company of a service', 'It is issued to MESA CRANE SERVICE, USDOT 9000001, for one trip.', { usdot: '9000001' }],
  ['a service for permits', 'It was obtained by a permit service, USDOT 9000001.', { usdot: null }],
  ['a loaded gross weight', 'LOADED GROSS WEIGHT 108500 LBS', { weight: 108_500 }],
  ['a rating of the truck', `Width: 12' 2"   GVWR: 80,000`, { weight: null }],
  ['sizes in one cell', 'LOADED HEIGHT 14 FT 6 IN LOADED WIDTH 12 FT 2 IN LOADED LENGTH 95 FT 0 IN', sizes],
  ['DOT in a cell', `Truck Lic PXK4471 NC VIN ${truckVin} DOT 2884417`, { usdot: '2884417' }],
  ['words for sizes', `WIDE: 12-02   HIGH: 14-06   LONG: 95-00`, sizes],
  ['sizes with their load', `Width incl. load 12' 2"   Height incl. load 14' 6"   Length incl. load 95' 0"`, sizes],
  ['a weight, loaded and empty', 'Weight (loaded): 108,500 lbs   Weight (empty): 53,340 lbs', { weight: 108_500 }],
  ['an empty weight', 'Weight (empty): 53,340 lbs', { weight: null }],
])('labels of %s', (_, lines, facts) => {
  expect(readOne(head + lines)).toMatchObject(facts);
});

test.each<PermitText>([
  ['short letters', 'W 12-2  H 14-6  L 95-0', sizes],
  ['short letters in one cell', 'W 12-2 H 14-6 L 95-0 GVW 108500', { ...sizes, weight: 108_500 }],
  ['words before', `Wide 12' 2" High 14' 6" Long 95' 0"`, sizes],
  ['words behind', 'Size: 12 FT 02 IN WIDE 14 FT 06 IN HIGH 95 FT 00 IN LONG', sizes],
  ['strokes', 'Overall: 12-2 W x 14-6 H x 95-0 L', sizes],
  [
    'their row',
    'Loaded Dimensions (ft-in):   W 12-02 H 14-06 L 95-00\nUnladen Dimensions (ft-in):   W 8-06 H 12-00 L 90-00',
    sizes,
  ],
  [
    'their heading',
    `Loaded: Width 12' 2" Height 14' 6" Length 95' 0"\nLoad only: Width 11' 0" Height 10' 8" Length 38' 2"`,
    sizes,
  ],
  ['dots that lead to them', `Width / height / length . . 12'2" / 14'6" / 95'0"`, sizes],
  [
    'their load alone',
    `Load: excavator   11' 6" wide, 11' 10" high, 39' 2" long, 85,320 lbs`,
    { width: null, height: null },
  ],
])('a row of sizes with %s', (_, lines, facts) => {
  expect(readOne(head + lines)).toMatchObject(facts);
});

test.each<PermitText>([
  [
    'not more than',
    'The combination with its load is not more than 12 feet 2 inches wide, 14 feet 6 inches high and 95 feet long, and weighs not more than 108,500 pounds.',
    { ...sizes, weight: 108_500 },
  ],
  [
    'loads under the permit',
    'Loads under this permit shall not exceed 12 feet 2 inches in width, 14 feet 6 inches in height, 95 feet in length or 108,500 pounds in gross weight. On two-lane roads the width shall not exceed 10 feet at night.',
    { ...sizes, weight: 108_500 },
  ],
  [
    'an envelope',
    'Carrier may move one load up to 12 feet 2 inches wide, up to 14 feet 6 inches high and up to 95 feet long.',
    sizes,
  ],
  [
    'a limit of the night',
    'Night movement is limited to 12 feet in width and 14 feet in height.',
    { width: null, height: null },
  ],
  ['a machine that weighs', 'The combination carries a machine that weighs 70,000 pounds.', { weight: null }],
])('sizes in a sentence of %s', (_, lines, facts) => {
  expect(readOne(head + lines)).toMatchObject(facts);
});

test.each<PermitText>([
  ['a date of insurance beside them', 'Permit Period: 12/8/2026 to 12/12/2026   Insurance expires 6/30/2027', days],
  ['an insurance before them', 'Insurance   Valid: 12/8/2026 to 12/12/2026', { validFrom: null }],
  ['a first day and a count', 'ISSUE DATE 12/07/2026 MOVE DATE 12/08/2026 VALID FOR 5 DAYS', days],
  ['a first day, and a count in a cell', 'Travel date: 12/08/2026   Good for 5 days', days],
  [
    'two counts',
    'Travel date: 12/08/2026   Good for 5 days\nValid for 10 days',
    { validFrom: '2026-12-08', validTo: null },
  ],
  ['hours without a word', 'Permit valid from 12/8/2026 0600 to 12/12/2026 1800', days],
  ['a stroke between them', 'Start / End Date   12/08/2026 / 12/12/2026', days],
  ['two labels of one cell', 'Effective/Expiration   12/08/2026 - 12/12/2026', days],
  ['a date of a move', 'Date of Move: 12/08/2026', { validFrom: '2026-12-08', validTo: null }],
  ['working days', 'Travel date: 12/08/2026   Valid for 5 working days', { validTo: null }],
  [
    'a day of travel beside a first day',
    'Travel date: 12/09/2026   Valid from: 12/08/2026   Valid to: 12/12/2026',
    days,
  ],
  ['labels behind a day', 'Start date 12/08/2026 - End date 12/12/2026', days],
  ['a valid date', 'Valid date:   12/08/2026\nExpiration date:   12/12/2026', days],
])('days with %s', (_, lines, facts) => {
  expect(readOne(head + lines)).toMatchObject(facts);
});

test('a permit has a number where its form has a line for it', () => {
  const read = (number: string) => {
    const text = `State of Ohio\nPermit No. ${number}\nFrom: 12/08/2026   To: 12/12/2026\nWidth: 12' 2"`;
    return readOne(text)?.isPermit;
  };
  expect(['________', 'OH-4711', '__OH-4711__'].map(read)).toEqual([false, true, true]);
});

test('long lines without facts take little time', () => {
  const words = [
    'permit ',
    '12-02 ',
    '13\' 4" wide ',
    '10.00 + ',
    'push ',
    'a ',
    '_',
    'not exceed 12 or ',
    `${truckVin} `,
  ];
  const start = performance.now();
  for (const word of words) readOne(`${head}${word.repeat(4000)}`);
  expect(performance.now() - start).toBeLessThan(5000);
});
