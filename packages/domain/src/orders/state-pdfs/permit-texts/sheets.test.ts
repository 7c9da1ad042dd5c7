import { expect, test } from 'vitest';
import { readStatePdf } from '../read-pdf.ts';
import { placeText, trailerVin, truckVin } from './permit-text.test-support.ts';

function readNumbers(text: string) {
  const read = readStatePdf([placeText(text)]);
  return read.ok ? read.permits.map(({ number, state, validFrom }) => [number, state, validFrom]) : [];
}

const head = 'Oklahoma Department of Transportation';
const permit = (number: string, day: string) => `Permit Number: ${number}    Begin: ${day}    End: 12/12/2026
Truck VIN: ${truckVin}    Trailer VIN: ${trailerVin}
Width: 12' 2"    Height: 14' 6"    Length: 95' 0"`;
const one = permit('OK-4711', '12/08/2026');
const two = permit('OK-4712', '12/09/2026');
const three = permit('OK-4713', '12/10/2026');

test.each([
  ['one below the other', `${head}\n${one}\n\n${head}\n${two}`, ['OK-4711', 'OK-4712'], 'OK'],
  ['under one head', `${head}\n${one}\n${two}`, ['OK-4711', 'OK-4712'], null],
  ['three', `${head}\n${one}\n${head}\n${two}\n${head}\n${three}`, ['OK-4711', 'OK-4712', 'OK-4713'], 'OK'],
])('permits on one sheet are found each: %s', (_, text, numbers, lastState) => {
  const found = readNumbers(text);
  expect(found.map(([number]) => number)).toEqual(numbers);
  expect(found.at(-1)?.[1]).toBe(lastState);
  expect(found.at(1)?.[2]).toBe('2026-12-09');
});

test('permits side by side on one sheet are found each', () => {
  const text = `${head}
Permit Number: OK-4711          Permit Number: OK-4712
Begin: 12/08/2026               Begin: 12/09/2026
End: 12/12/2026                 End: 12/12/2026
VIN: ${truckVin}          VIN: 4V4NC9EH7NN298315`;
  expect(readNumbers(text).map(([number, , from]) => [number, from])).toEqual([
    ['OK-4711', '2026-12-08'],
    ['OK-4712', '2026-12-09'],
  ]);
});

test('permits of a file whose numbers have no label but No. are found each', () => {
  const page = (number: string) =>
    placeText(`${head}\nOversize Permit   No. ${number}\nBegin: 12/08/2026   End: 12/12/2026\nTruck VIN: ${truckVin}`);
  const read = readStatePdf(['OK-4711', 'OK-4712', 'OK-4713'].map(page));
  expect(read).toMatchObject({ permits: [{ number: 'OK-4711' }, { number: 'OK-4712' }, { number: 'OK-4713' }] });
});

test.each([
  ['a number without days of its own', `${head}\n${one}\nEscort\nPermit Number: OK-9\nTruck VIN: ${truckVin}`],
  ['a number without a truck of its own', `${head}\n${one}\nPermit Number: OK-9999   Begin: 12/01/2026`],
  ['the same number again', `${head}\n${one}\n${head}\n${one}`],
  ['a permit that this one replaces', `${head}\n${one}\nSupersedes permit number OK-4700\n${two.split('\n')[1]}`],
])('a sheet is one permit: %s', (_, text) => {
  expect(readNumbers(text)).toHaveLength(1);
});
