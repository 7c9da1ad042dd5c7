import { expect, test } from 'vitest';
import { readStatePdf } from '../read-pdf.ts';
import {
  type PermitText,
  days,
  fillFacts,
  placeText,
  readOne,
  sizes,
  trailerVin,
  truckVin,
} from './permit-text.test-support.ts';

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

test('captions in brackets below values are labels beside other captions too', () => {
  const text = `Permit No.: K26-77101
Blue Mesa Hauling     9000001          $60.00
(Permittee Name)      (USDOT Number)   (Permit Fee)
3GT4827               T-76
(Truck Plate)         (Unit Number)`;
  expect(readOne(text)).toMatchObject({ usdot: '9000001', feeCents: 6000, truckPlate: '3GT4827' });
});

test('a small caption close below its value is a line of its own', () => {
  const texts = [
    ['K26-77101', 'PERMIT NUMBER'],
    ['12/08/2026', 'DATE EFFECTIVE'],
    ['12/12/2026', 'DATE EXPIRES'],
  ] as const;
  const pieces = texts.flatMap(([value, caption], at) => [
    { text: value, x: at * 150, y: 72, width: 50, height: 11 },
    { text: caption, x: at * 150, y: 78, width: 60, height: 6 },
  ]);
  const read = readStatePdf([{ pieces, aslant: [], unmapped: 0, isScan: false }]);
  expect(read).toMatchObject({ permits: [{ number: 'K26-77101', ...days }] });
});

test('a value below the labels of other columns is read, and one below a label of its own is not', () => {
  const head = 'Permit No.: K26-77101\n';
  const columns = `USDOT No.\n                    Total Fee\n9000001             $60.00`;
  expect(readOne(head + columns)).toMatchObject({ usdot: '9000001', feeCents: 6000 });
  expect(readOne(`${head}Permit Fee\nDeposit\n$60.00`)).toMatchObject({ feeCents: null });
});

test('a size of a scan is none without the mark of its feet', () => {
  const read = (isScan: boolean) => {
    const read = readStatePdf([{ ...placeText(`Permit No.: K26-77101\nWidth: 145"`), isScan }]);
    return read.ok ? read.permits[0]?.width : undefined;
  };
  expect([read(false), read(true)]).toEqual([145, null]);
});
