import { expect, test } from 'vitest';
import { type PermitText, days, readOne, sizes, trailerVin, truckVin } from './permit-text.test-support.ts';

const head = 'Ohio Department of Transportation\nPermit No. OH-4711\n';
const plates = { truckPlate: '3GT4827', trailerPlate: 'T718204' };

test.each<PermitText>([
  ['effective from and to', 'Effective From   12/08/2026\nEffective To     12/12/2026', days],
  ['movement from and to', 'Movement From:   12/08/2026   Movement To:   12/12/2026', days],
  ['the start and the end of a move', 'Move Start Date   12/08/2026\nMove End Date     12/12/2026', days],
  ['date and time', 'Date/Time From:   12/08/2026 06:00\nDate/Time To:     12/12/2026 23:59', days],
  ['the days before and after', 'NOT VALID BEFORE   NOT VALID AFTER\n12/08/2026         12/12/2026', days],
  ['begin and complete travel', 'Begin Travel   12/08/2026\nComplete Travel By   12/12/2026', days],
  ['commence and terminate', 'Commence   12/08/2026\nTerminate   12/12/2026', days],
  ['a date range', 'Permit Date Range:   12/08/2026 - 12/12/2026', days],
  ['the expiration of a trip', 'Trip Start:   12/08/2026   Trip Expiration:   12/12/2026', days],
  [
    'two days in one cell below two labels',
    'Effective     Expires    Clerk\n12/08/2026 12/12/2026    7',
    { validTo: null },
  ],
  ['colons in a column of their own', 'Valid From   :   12/08/2026\nValid To     :   12/12/2026', days],
  ['dots that lead to a value', 'First day   . . . . . . .   12/08/2026\nLast day   .........   12/12/2026', days],
  ['a degree that a scan shows for a prime', `Overall height   14°6"`, { height: 174 }],
  ['slashes around a month', 'Good from   08/Dec/2026 0001 hrs\nGood until   12/Dec/2026 2359 hrs', days],
  [
    'sizes spelled out before their digits',
    'WIDTH: TWELVE FEET TWO INCHES (12 FT. 2 IN.)\nHeight: Fourteen feet, six inches (14 ft 6 in)\nLength: Ninety-five feet (95\' 0")',
    sizes,
  ],
  [
    'dates with their times',
    'Effective Date/Time: 12/08/2026 00:01 CST\nExpiration Date/Time: 12/12/2026 23:59 CST',
    days,
  ],
  ['charges', 'Total Charges   $20.00', { feeCents: 2000 }],
  ['days of a bridge', 'Bridge permit valid from 12/08/2026 to 12/12/2026 for US 30.', { validFrom: null }],
  ['costs of other things', 'Duplicate permits cost $5.00. Insurance amount $1,000.00.', { feeCents: null }],
  ['a width of tires behind one of axles', `Axle width: 8' 6". Tire width: 11 in.`, { width: null }],
  ['in effect, in a sentence', 'This permit is in effect beginning 12/08/2026 and ending 12/12/2026.', days],
  ['month, day and year with slashes apart', 'Begin Date:   12 / 08 / 2026   End Date:   12 / 12 / 2026', days],
  ['values on lines to write on', 'Valid from __12/08/2026__ to __12/12/2026__', days],
  [
    'the office above the days is a section of a department',
    'Special Hauling Permit Section\nBegins On:   12/08/2026\nEnds On:     12/12/2026',
    days,
  ],
  [
    'insurance in capitals beside them',
    'EFFECTIVE FROM   12/08/2026   USDOT   9000001\nEFFECTIVE TO     12/12/2026   INSURANCE EXPIRES   07/01/2027',
    days,
  ],
  [
    'days on which nobody may move',
    'This permit is in effect from 12/08/2026 through 12/12/2026.\nNo movement from 12/24/2026 through 12/26/2026.',
    days,
  ],
  [
    'days of a rule that go on in the next line',
    `Effective   12/08/2026\nExpires     12/12/2026
General conditions of this permit, with words that fill a line. Bridge restrictions
effective 12/10/2026 through 03/31/2027: none.`,
    days,
  ],
  ['an amount', 'AMOUNT   $23.45', { feeCents: 2345 }],
  ['a cost', 'Permit Cost   $22.00', { feeCents: 2200 }],
  ['a fee at the end of a sentence', 'The truck is hereby authorized. Fee paid: $25.00.', { feeCents: 2500 }],
  ['DOT alone', 'DOT   9000001', { usdot: '9000001' }],
  ['a permitted gross weight', 'Permitted Gross Weight\n108,500', { weight: 108_500 }],
  [
    'the vehicle behind the label',
    `VIN (Truck)   ${truckVin}   Plate (Truck)   3GT4827
VIN (Trailer)   ${trailerVin}   Plate (Trailer)   T718204`,
    { vins: [truckVin, trailerVin], ...plates },
  ],
  [
    'a column for each vehicle',
    `           Truck               Trailer
VIN        ${truckVin}   ${trailerVin}
License    3GT4827             T718204`,
    plates,
  ],
  [
    'a plate that follows the VIN of its vehicle',
    `Power Unit VIN      Plate
${truckVin}   3GT4827
Trailer VIN         Plate
${trailerVin}   T718204`,
    plates,
  ],
  [
    'three sections side by side, where only two are vehicles',
    `PERMIT                  TRUCK                    TRAILER
Effective: 12/08/2026   VIN: ${truckVin}   VIN: ${trailerVin}
Expires: 12/12/2026     Plate: 3GT4827           Plate: T718204`,
    { ...days, ...plates },
  ],
  [
    'sizes in a row below the section of the trailer',
    `Truck
Plate   3GT4827
Trailer
Plate   T718204
Width:   12' 2"   Height:   14' 6"   Length:   95' 0"`,
    { ...sizes, ...plates },
  ],
  [
    'the largest sizes below a trailer',
    `Trailer\nPlate   T718204\nMax Width   12' 2"   Max Height   14' 6"\nMax Length   95' 0"   Gross Wt   108,500`,
    sizes,
  ],
  [
    'a column of feet and one of inches',
    `         FEET   INCHES
WIDTH    12     2
HEIGHT   14     6
LENGTH   95     0`,
    sizes,
  ],
  [
    'sizes of a road with its miles',
    `Width: 12' 2"\n\nFrom      To        Width      Miles\nI-70      US 30     16' 0"     33.1`,
    { width: 146 },
  ],
  [
    'sizes below two vehicles side by side',
    `TRUCK TRACTOR              SEMI-TRAILER
VIN: ${truckVin}     VIN: ${trailerVin}
Width:   12' 2"   Height:   14' 6"   Length:   95' 0"`,
    sizes,
  ],
  [
    'sizes behind the vehicles of a grant',
    `The carrier is hereby authorized to operate truck VIN ${truckVin} and trailer VIN ${trailerVin}, with a load
not exceeding 12 feet 2 inches in width, 14 feet 6 inches in height, and 95 feet in overall length, at a slow speed limit.`,
    { width: null },
  ],
  [
    'sizes behind the vehicles of a grant without a rule',
    `The carrier is hereby authorized to operate truck VIN ${truckVin} and trailer VIN ${trailerVin}, with a load
not exceeding 12 feet 2 inches in width, 14 feet 6 inches in height, and 95 feet in overall length.`,
    sizes,
  ],
  [
    'sizes behind their heading, below a trailer',
    `Trailer   Plate: T718204\nOverall dimensions: 12' 2" wide, 14' 6" high, 95' 0" long.`,
    sizes,
  ],
])('%s', (_, text, facts) => {
  expect(readOne(head + text)).toMatchObject({ state: 'OH', number: 'OH-4711', ...facts });
});

test('the number in a sentence', () => {
  const text =
    'Wisconsin Department of Transportation\nPermit W2701188427 is effective 12/08/2026 and expires 12/12/2026.';
  expect(readOne(text)).toMatchObject({ number: 'W2701188427', ...days });
});

test('the letter of a state that a scan shows as another', () => {
  expect(readOne('lowa Department of Transportation\nPermit No. 4711')?.state).toBe('IA');
});
