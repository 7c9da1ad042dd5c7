import { expect, test } from 'vitest';
import { type PermitText, days, readOne, sizes, trailerVin, truckVin } from './permit-text.test-support.ts';

test.each([
  ['too few letters', '1XKYDP9X2MJ48', '291'],
  ['too many letters', '1XKYDP9X2MJ48', '29135'],
  ['a plate below', '1XKYDP9X2', '3GT4827X'],
])('two lines are no VIN with %s', (_, upper, lower) => {
  const text = `Kansas Department of Transportation\nPermit Number: K26-77101\nTruck VIN     ${upper}\n              ${lower}`;
  expect(readOne(text)?.vins).toEqual([]);
});

test('two lines are no VIN with a label each', () => {
  const text = `Kansas Department of Transportation
Permit Number: K26-77101
Truck Unit    KW2021077X
Truck Ser     4829133`;
  expect(readOne(text)?.vins).toEqual([]);
});

test('a label that is wrapped belongs to its row with the others', () => {
  const text = `Kansas Department of Transportation
Permit       Begin Date    End Date      Type
Number
K26-77103    12/08/2026    12/12/2026    OSOW`;
  expect(readOne(text)).toMatchObject({ number: 'K26-77103', ...days });
});

test('hints of a form between labels and their values are none', () => {
  const text = `Pennsylvania Department of Transportation
Permit Number: PA-90214
Start Date    End Date      Width     Height    Length    Gross Weight
MM/DD/YYYY    MM/DD/YYYY    ft in     ft in     ft in     lbs
12/08/2026    12/12/2026    12' 2"    14' 6"    95' 0"    108,500`;
  expect(readOne(text)).toMatchObject({ number: 'PA-90214', ...days, ...sizes, weight: 108_500 });
});

const plates = { truckPlate: '3GT4827', trailerPlate: 'T718204' };
test.each<PermitText>([
  [
    'their states',
    `Truck VIN     ${truckVin}\n              3GT4827 WY\nTrailer VIN   ${trailerVin}\n              T718204 (WY)`,
    plates,
  ],
  [
    'the label of both',
    `Truck VIN/Plate     ${truckVin}\n                    3GT4827\nTrailer VIN/Plate   ${trailerVin}\n                    T718204`,
    plates,
  ],
  ['the head of both', `Unit      VIN / Plate\nTruck     ${truckVin}\n          3GT4827`, { truckPlate: '3GT4827' }],
  ['no word for it, as units have', `Truck VIN     ${truckVin}\n              3GT4827`, {}],
  ['something else beside them', `Truck VIN     ${truckVin}\n              3GT4827 WY   Blue`, {}],
])('plates below VINs with %s', (_, lines, facts) => {
  const read = readOne(`Kansas Department of Transportation\nPermit Number: K26-77101\n${lines}`);
  expect(read).toMatchObject({ truckPlate: null, trailerPlate: null, ...facts });
});

test('words that are broken in narrow cells are whole', () => {
  const read = (lines: string) => readOne(`Kansas Department of Transportation\nPermit Number: K26-77101\n${lines}`);
  const table = `Widt       Heigh     Lengt     Stat\nh          t         h         e\n12' 2"     14' 6"    95' 0"    WY`;
  expect(read(table)).toMatchObject(sizes);
  const capitals = `TRACTO    VI                   PLAT\nR         N                    E\n          ${truckVin}    3GT4827`;
  expect(read(capitals)).toMatchObject({ vins: [truckVin], truckPlate: '3GT4827' });
  expect(read(`STATE   Plate: 3GT4827\nWY`)).toMatchObject({ truckPlate: '3GT4827' });
});

const inOneLine = `Permit Number: K26-77101
Valid From: 12/08/2026   Valid To: 12/12/2026   Fee: $60.00
Truck Plate: 3GT4827     Gross Weight: 108,500`;
const facts = readOne(`Kansas Department of Transportation\n${inOneLine}`);

test.each([
  [
    'beside their values, in each line of the label',
    `Permit    K26-77101     Permit       12/08/2026    Permit
Number                  Effective                  Expiration   12/12/2026
                        Date                       Date

Total     $60.00        Truck                      Gross
Permit                  License      3GT4827       Vehicle      108,500
Fee                     Plate                      Weight`,
  ],
  [
    'in the head of a table, from the top',
    `Permit      Permit       Permit        Fee      Truck     Gross
Number      Effective    Expiration             License   Weight
            Date         Date                   Plate
K26-77101   12/08/2026   12/12/2026    $60.00   3GT4827   108,500`,
  ],
  [
    'in the head of a table, to the bottom',
    `            Permit       Permit                 Truck
Permit      Effective    Expiration             License   Gross
Number      Date         Date          Fee      Plate     Weight
K26-77101   12/08/2026   12/12/2026    $60.00   3GT4827   108,500`,
  ],
])('labels over several lines are read: %s', (_, text) => {
  expect(facts).toMatchObject({ number: 'K26-77101', ...days, feeCents: 6000, truckPlate: '3GT4827', weight: 108_500 });
  expect(readOne(`Kansas Department of Transportation\n${text}`)).toEqual(facts);
});

test('the heading of a section is no part of its first label, and a label of a line that has a value is whole', () => {
  const read = (lines: string) => readOne(`Kansas Department of Transportation\nPermit Number: K26-77101\n${lines}`);
  expect(read(`Load\nWidth     10' 0"\nHeight    9' 0"`)).toMatchObject({ width: null, height: null });
  expect(read(`Trailer\nVIN       ${trailerVin}\nPlate     T718204`)).toMatchObject({ trailerPlate: 'T718204' });
  expect(read(`Expires   12/12/2026\nDate      12/05/2026`)).toMatchObject({ validTo: '2026-12-12' });
});
