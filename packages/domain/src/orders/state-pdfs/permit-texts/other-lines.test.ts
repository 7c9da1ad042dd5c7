import { expect, test } from 'vitest';
import { days, readOne, sizes, truckVin } from './permit-text.test-support.ts';

const head = 'Kansas Department of Transportation\nOversize Permit';
/** Lines of a permit, and the facts that each gives. */
const lines = [
  ['Permit Number: KS-118204', { number: 'KS-118204' }],
  ['Effective: 12/08/2026   Expires: 12/12/2026', days],
  ['USDOT: 9000001', { usdot: '9000001' }],
  [
    `Truck VIN: ${truckVin}   Truck Plate: 3GT4827   Trailer Plate: T718204`,
    { truckPlate: '3GT4827', trailerPlate: 'T718204' },
  ],
  [`Width: 12' 2"   Height: 14' 6"   Length: 95' 0"`, sizes],
  ['Gross Weight: 108,500', { weight: 108_500 }],
  ['Permit Fee: $40.00', { feeCents: 4000 }],
] as const;
const all = Object.assign({}, ...lines.map(([, facts]) => facts)) as Record<string, unknown>;

const others = [
  'Loads over 12 feet wide need a front escort. Loads over 14 feet 6 inches high need a pole car.',
  'No travel from 12/24/2026 through 12/26/2026 and from 12/31/2026 through 01/02/2027.',
  'Insurance: Great West   Policy: GW-118204   Effective: 01/01/2026   Expires: 01/01/2027',
  'Registered Weight: 80,000   Empty Weight: 38,000',
  'Axle 1: 12,000   Axle 2: 22,000   Axle 3: 34,000',
  `Bridge 118: width 24' 0", height 16' 2", posted weight 60,000`,
  `Low clearance at MP 44: height 13' 9"`,
  'Maximum width on US-54 is 16 feet.',
  `Lane width: 11' 0"   Shoulder width: 4' 0"`,
  `Trailer   Length: 53' 0"   Width: 8' 6"   Axles: 3`,
  'A violation carries a fee of $500.00. A returned check costs $25.00.',
  'Escrow account 88120   Balance: $1,240.50',
  'Pilot car company: Lead Dog LLC   USDOT: 1234567   Plate: PC8812',
  'Driver: J. Doe   License: D1234567 KS',
  'Replaces Permit Number: KS-118203',
  'Contact: (785) 271-3145   Fax: 785-271-3146   ZIP 66604-1234',
  'Mobile homes not exceeding 16 feet in width and 80 feet in length may be moved on Sundays.',
  `Overhang front 3' 0"   Overhang rear 4' 6"   Kingpin 40' 0"`,
  `Legal: width 8' 6"   height 14' 0"   length 65' 0"   weight 80,000`,
  `Limits of this kind: width 16' 0"   height 15' 0"   length 120' 0"   weight 160,000`,
  'The gross weight limit is 120,000 lbs on K-96.',
  'Spring thaw: effective 03/01/2027 through 05/01/2027, gross weight 73,280 lbs.',
  'County permits: Sedgwick 551290, valid 12/09/2026 to 12/10/2026',
  'City of Wichita permit number W-7788 valid 12/09/2026',
  'TOTAL MILES: 312.40   TOTAL AXLES: 5   TOTAL TIRES: 18',
  'Application received 12/01/2026, paid 12/02/2026, approved 12/03/2026',
  'Certificate of insurance effective from 01/01/2026 to 12/31/2026',
  `SIZE LIMITS FOR NIGHT TRAVEL: 10' 0" wide, 14' 0" high, 100' 0" long`,
  'Towed unit jeep plate JP8812, booster plate BP8812',
];

test.each(others)('beside "%s", each fact is the permit’s', (other) => {
  const own = lines.map(([line]) => line).join('\n');
  const expected = { isPermit: true, ...all, unclear: [] };
  expect(readOne(`${head}\n${own}\n${other}`)).toMatchObject(expected);
  expect(readOne(`${head}\n${other}\n${own}`)).toMatchObject(expected);
});

test.each(others)('where the permit lacks a fact, "%s" does not give it', (other) => {
  for (const [without, facts] of lines) {
    const own = lines.flatMap(([line]) => (line === without ? [] : line)).join('\n');
    const none = Object.fromEntries(Object.keys(facts).map((fact) => [fact, null]));
    expect(readOne(`${head}\n${own}\n${other}`)).toMatchObject(none);
    expect(readOne(`${head}\n${other}\n${own}`)).toMatchObject(none);
  }
});
