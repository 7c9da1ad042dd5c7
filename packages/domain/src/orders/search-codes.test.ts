import { expect, test } from 'vitest';
import { toPhoneEnd, toPoCode, toSearchCode, toUnitCode, withoutNumberLabel } from './search-codes.ts';

test.each([
  ['PO 12345', '12345'],
  ['PO#12345', '12345'],
  ['PO12345', '12345'],
  ['P.O. 12345', '12345'],
  ['p. o. # 12345', '12345'],
  ['PO No. 12345', '12345'],
  ['PO number: 12345', '12345'],
  ['Purchase Order 12-345', '12-345'],
  ['#12345', '12345'],
  [' 12345 ', '12345'],
  ['Job_77 / B%', 'job_77 / b%'],
  ['POLAR-1', 'polar-1'],
  ['PO', 'po'],
  ['PO NORTH 5', 'north 5'],
  ['', ''],
])('the PO number %j is found as %s', (text, code) => {
  expect(toPoCode(text)).toBe(code);
});

test.each([
  ['TX-26/004711', 'TX26004711'],
  ['tx 26 004711', 'TX26004711'],
  ['…', ''],
])('the code of %j is %s', (text, code) => {
  expect(toSearchCode(text)).toBe(code);
});

test.each([
  ['unit 104', '104'],
  ['Truck #T-12', 'T12'],
  ['power unit no. 7', '7'],
  ['104', '104'],
  ['UNITED 4', 'UNITED4'],
  ['unit 7', '7'],
  ['Truck #7', '7'],
  ['7', ''],
  ['unit', ''],
])('the unit %j is found as %s', (text, code) => {
  expect(toUnitCode(text)).toBe(code);
});

test.each([
  ['1-806-555-0101', '8065550101'],
  ['18065550101', '8065550101'],
  ['(806) 555-0101 ext. 12', '8065550101'],
  ['+52 81 5550 0153', '8155500153'],
  ['555-0101', '5550101'],
  ['0101', '0101'],
  ['Wind tower', ''],
  ['R104', ''],
  ['', ''],
])('the phone %j is found by its end %s', (text, end) => {
  expect(toPhoneEnd(text)).toBe(end);
});

test.each([
  ['Order #100123', '100123'],
  ['order no. 100123', '100123'],
  ['permit TX-26/004711', 'TX-26/004711'],
  ['Permit number: TX-26/004711', 'TX-26/004711'],
  ['license plate TX R104WL', 'TX R104WL'],
  ['VIN: 1XPWD40X1ED998877', '1XPWD40X1ED998877'],
  ['USDOT#3456789', '3456789'],
  ['DOT 3456789', '3456789'],
  ['Phone (432) 555-0142', '(432) 555-0142'],
  ['permitted 5', 'permitted 5'],
  ['Order of steel', 'Order of steel'],
  ['order', 'order'],
  ['100123', '100123'],
])('%j without its label is %j', (text, bare) => {
  expect(withoutNumberLabel(text)).toBe(bare);
});
