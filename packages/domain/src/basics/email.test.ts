import { expect, test } from 'vitest';
import { formatMailbox, isEmailAddress, parseMailbox, normalizeEmail } from './email.ts';

test.each([
  'pat@example.com',
  'pat.doe+permits@example.co.uk',
  "o'brien_d-1@haul-co.example",
  'Pat@Example.COM',
  'a@b.co',
  'pat@xn--bcher-kva.example',
  `${'a'.repeat(64)}@example.com`,
  `pat@${'a'.repeat(63)}.example`,
])('mail can go to %s', (address) => {
  expect(isEmailAddress(address)).toBe(true);
});

test.each([
  ['a list', 'ann,bob@example.com'],
  ['a list', 'ann;bob@example.com'],
  ['a list', 'ann@example.com,bob@example.com'],
  ['a group', 'team:ann@example.com'],
  ['a comment', 'ann(bob)@example.com'],
  ['a comment in the domain', 'ann@example.com(bob)'],
  ['angle brackets', '<ann@example.com>'],
  ['a name', 'Ann<ann@example.com>'],
  ['quotes', '"ann"@example.com'],
  ['a quoted @', '"ann@example.com"@example.com'],
  ['an escape', 'ann\\bob@example.com'],
  ['a second @', 'ann@bob@example.com'],
  ['a source route', 'ann%example.com@example.com'],
  ['a source route', 'example.com!ann@example.com'],
  ['a line break', 'ann@example.com\r\nbob'],
  ['a line break', 'ann\n@example.com'],
  ['a line break', 'ann@example.com\n'],
  ['a space', 'ann bob@example.com'],
  ['an address literal', 'ann@[192.0.2.1]'],
  ['an IP address', 'ann@192.0.2.1'],
  ['no dot', 'ann@example'],
  ['two dots', 'ann..bob@example.com'],
  ['a dot first', '.ann@example.com'],
  ['a dot last', 'ann.@example.com'],
  ['an empty label', 'ann@example..com'],
  ['a dot at the end', 'ann@example.com.'],
  ['a hyphen first', 'ann@-example.com'],
  ['a hyphen last', 'ann@example-.com'],
  ['an underscore in the domain', 'ann@ex_ample.com'],
  ['a list in the domain', 'ann@example.com,example.org'],
  ['a letter that lower case makes a k', '\u212Aay@example.com'],
  ['a letter beyond ASCII', 'añn@example.com'],
  ['a full-width sign', 'ann\uFF20example.com'],
  ['a long local part', `${'a'.repeat(65)}@example.com`],
  ['a long label', `pat@${'a'.repeat(64)}.example`],
  ['a long address', `pat@${'abcdefgh.'.repeat(28)}example`],
  ['nothing', ''],
])('no mail can go to %s: %j', (_what, address) => {
  expect(isEmailAddress(address)).toBe(false);
});

test.each([
  ['permits@wideload.example', { name: '', address: 'permits@wideload.example' }],
  ['Wideload <permits@wideload.example>', { name: 'Wideload', address: 'permits@wideload.example' }],
  ['"Haul, Inc." <permits@wideload.example>', { name: 'Haul, Inc.', address: 'permits@wideload.example' }],
  [' Señal <permits@wideload.example> ', { name: 'Señal', address: 'permits@wideload.example' }],
  ['permits', null],
  ['Wideload <permits>', null],
  ['Wideload <permits@wideload.example', null],
  ['Wideload permits@wideload.example', null],
  ['a@wideload.example, b@wideload.example', null],
  ['Wideload <a@wideload.example>, <b@wideload.example>', null],
  ['Wide\r\nload <permits@wideload.example>', null],
  ['', null],
])('the mailbox %j is %j', (text, mailbox) => {
  expect(parseMailbox(text)).toEqual(mailbox);
});

test.each(['permits@wideload.example', 'Wideload <permits@wideload.example>'])(
  '%s is written as it was read',
  (text) => {
    expect(formatMailbox(parseMailbox(text) ?? { name: '', address: '' })).toBe(text);
  },
);

test.each([
  ['pat@example.com', 'pat@example.com'],
  [' Pat@Example.COM ', 'Pat@Example.COM'],
  ['pat@example.com,', 'pat@example.com'],
  ['pat@example.com;', 'pat@example.com'],
  ['pat@example.com.', 'pat@example.com'],
  [', pat@example.com ,', 'pat@example.com'],
  ['<pat@example.com>', 'pat@example.com'],
  ['<pat@example.com>,', 'pat@example.com'],
  ['(pat@example.com)', 'pat@example.com'],
  ['[pat@example.com]', 'pat@example.com'],
  ['{pat@example.com}', 'pat@example.com'],
  ['"pat@example.com"', 'pat@example.com'],
  ["'pat@example.com'", 'pat@example.com'],
  ['“pat@example.com”', 'pat@example.com'],
  ['mailto:pat@example.com', 'pat@example.com'],
  ['Email: pat@example.com', 'pat@example.com'],
  ['E-mail: Pat Roe <pat@example.com>', 'pat@example.com'],
  ['MAILTO: pat@example.com', 'pat@example.com'],
  ['<mailto:pat@example.com>', 'pat@example.com'],
  ['mailto:pat@example.com?subject=Permit', 'pat@example.com'],
  ['Pat Doe <pat@example.com>', 'pat@example.com'],
  ['"Doe, Pat" <pat@example.com>;', 'pat@example.com'],
  ['pat@example.com<mailto:pat@example.com>', 'pat@example.com'],
  ["'Pat@example.com' <pat@example.com>", 'pat@example.com'],
  ['Pat Doe [mailto:pat@example.com]', 'pat@example.com'],
  ['E-mail address: pat@example.com', 'pat@example.com'],
  ['Correo: pat@example.com', 'pat@example.com'],
  ['ann@example.com <pat@example.com>', 'ann@example.com <pat@example.com>'],
  ['[pat@example.com](mailto:pat@example.com)', '[pat@example.com](mailto:pat@example.com)'],
  ["o'brien@example.com", "o'brien@example.com"],
  ['pat@example.com\u200B', 'pat@example.com'],
  ['pat@example.com, ann@example.com', 'pat@example.com, ann@example.com'],
  ['Pat <pat@example.com>, Ann <ann@example.com>', 'Pat <pat@example.com>, Ann <ann@example.com>'],
  ['pat@@example.com,', 'pat@@example.com,'],
  ['nobody', 'nobody'],
  ['', ''],
])('the address %j is kept as %s', (typed, kept) => {
  expect(normalizeEmail(typed)).toBe(kept);
  expect(normalizeEmail(kept)).toBe(kept);
});

test.each([
  ['a '.repeat(100_000), 'a '.repeat(100_000).trim()],
  [`${'a,'.repeat(100_000)}b`, `${'a,'.repeat(100_000)}b`],
  ['@'.repeat(200_000), '@'.repeat(200_000)],
  [`${'('.repeat(100_000)}${')'.repeat(100_000)}`, `${'('.repeat(100_000)}${')'.repeat(100_000)}`],
])('a text far longer than any address is kept as it is, at once', (typed, kept) => {
  const began = process.cpuUsage().user;
  const is = normalizeEmail(typed);
  const seconds = (process.cpuUsage().user - began) / 1_000_000;
  expect(is === kept).toBe(true);
  expect(seconds).toBeLessThan(1);
});
