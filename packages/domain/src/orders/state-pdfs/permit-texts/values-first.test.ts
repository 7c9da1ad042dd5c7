import { expect, test } from 'vitest';
import { readStatePdf } from '../read-pdf.ts';
import { days, placeText, readOne } from './permit-text.test-support.ts';

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
