import { expect, test } from 'vitest';
import { type PermitText, days, fillFacts, readOne, sizes, trailerVin, truckVin } from './permit-text.test-support.ts';

const plates = { truckPlate: '3GT4827', trailerPlate: 'T718204' };
const all = {
  number: 'CO-27-1',
  ...days,
  ...sizes,
  weight: 108_500,
  vins: [truckVin, trailerVin],
  ...plates,
  usdot: '9000001',
  feeCents: 3000,
};

test.each<PermitText>([
  [
    'values before their labels',
    `CO-27-1 Permit No.
12/08/2026 Effective   12/12/2026 Expires   $30.00 Fee
${truckVin} Truck VIN   3GT4827 Truck Plate
${trailerVin} Trailer VIN   T718204 Trailer Plate
12' 2" Overall width   14' 6" Overall height   95' 0" Overall length
108,500 lbs Gross weight   9000001 USDOT`,
    all,
  ],
  [
    'values before their labels, in columns of their own',
    `CO-27-1              Permit Number
12/08/2026           Valid From
12/12/2026           Valid To
$30.00               Fee
${truckVin}    Truck VIN
3GT4827              Truck Plate
${trailerVin}    Trailer VIN
T718204              Trailer Plate
12 ft 2 in           Overall Width
14 ft 6 in           Overall Height
95 ft 0 in           Overall Length
108,500              Gross Weight
9000001              USDOT Number`,
    all,
  ],
  [
    'values with their labels in brackets, behind their vehicle',
    `Truck:     ${truckVin} (VIN) 3GT4827 (Plate)\nTrailer:   ${trailerVin} (VIN)   T718204 (Plate)`,
    { vins: [truckVin, trailerVin], ...plates },
  ],
  [
    'labels in brackets below their values',
    `CO-27-1             12/08/2026          12/12/2026
(permit number)     (valid from)        (valid to)
12' 2"              14' 6"              95' 0"
(overall width)     (overall height)    (overall length)`,
    { number: 'CO-27-1', ...days, ...sizes },
  ],
  [
    'labels in brackets before their values',
    `(Permit No.) CO-27-1   (From) 12/08/2026   (To) 12/12/2026\n(Width) 12' 2"   (Height) 14' 6"   (Length) 95' 0"`,
    { number: 'CO-27-1', ...days, ...sizes },
  ],
  [
    'labels before values that lie close',
    `Permit Number   CO-27-1 Width   12' 2" Height   14' 6" Length   95' 0"`,
    { number: 'CO-27-1', ...sizes },
  ],
  ['the number of a form before a label', 'FORM 4471 Permit Number\n          CO-27-1', { number: 'CO-27-1' }],
])('%s', (_, text, facts) => {
  expect(readOne(text)).toMatchObject(fillFacts(facts));
});

test('a long row of brackets without an end is read at once', () => {
  expect(readOne(`${'Route (East) '.repeat(40)}and on`)).toMatchObject({ number: null });
});
