import { expect, test } from 'vitest';
import { toPhoneEnd, toPoCode, toSearchCode, toUnitCode } from './search-codes.ts';

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
