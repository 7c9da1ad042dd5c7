import { expect, test } from 'vitest';
import { formatAccountName, formatName, formatRole } from './users.ts';

test.each([
  ['Dana', 'May', 'Whitfield', 'Dana May Whitfield'],
  ['Dana', '', 'Whitfield', 'Dana Whitfield'],
  ['', '', 'Whitfield', 'Whitfield'],
  ['', '', '', ''],
])('a name of %j, %j and %j reads %j', (firstName, middleName, lastName, text) => {
  expect(formatName({ firstName, middleName, lastName })).toBe(text);
});

test.each([
  ['admin', 'Admin'],
  ['user', 'User'],
  ['auditor', 'auditor'],
])('the role %s is shown as %s', (role, word) => {
  expect(formatRole(role)).toBe(word);
});

test('an account without an e-mail is named by its id', () => {
  expect(formatAccountName({ email: 'a@b.co', _id: 'x1' })).toBe('a@b.co');
  expect(formatAccountName({ email: '', _id: 'x1' })).toBe('Account x1');
});
