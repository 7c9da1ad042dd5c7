import { expect, test } from 'vitest';
import { formatRecipient, toTextNumber } from './phone.ts';

test.each([
  ['806-555-0101', '+18065550101'],
  ['(806) 555.0101', '+18065550101'],
  ['+1 806 555 0101', '+18065550101'],
  ['1-806-555-0101', '+18065550101'],
  ['18065550101', '+18065550101'],
  ['tel: 416 555 0101', '+14165550101'],
  ['Cell: 806-555-0101', '+18065550101'],
  ['office phone (806) 555-0101', '+18065550101'],
  ['Bob 806-555-0101', null],
  ['fax 806-555-0101', null],
  ['tel:806-555-0101;ext=12', null],
  ['806-555-0101 x12', null],
  ['555-0101', null],
  ['106-555-0101', null],
  ['806-155-0101', null],
  ['911-555-0101', null],
  ['800-555-0101', null],
  ['876-555-0101', null],
  ['+52 55 1234 5678', null],
  ['+44 20 7946 0101', null],
  ['', null],
])('a text to %j goes to %s', (typed, number) => {
  expect(toTextNumber(typed)).toBe(number);
});

test.each([
  ['+18065550142', '(806) 555-0142'],
  ['+525512345678', '+525512345678'],
  ['driver@road.example', 'driver@road.example'],
  ['+1806555014', '+1806555014'],
])('the recipient %s is read as %s', (to, words) => {
  expect(formatRecipient(to)).toBe(words);
});
