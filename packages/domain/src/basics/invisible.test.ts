import { expect, test } from 'vitest';
import { normalizePlate } from '../load/plate.ts';
import { normalizeVin } from '../load/vin.ts';
import { normalizePostalCode } from '../states/postal-code.ts';
import { readDocket } from './company.ts';
import type { Day } from './day.ts';
import { normalizeEmail } from './email.ts';
import { checkOrderName, checkPersonName } from './fields.ts';
import { removeControls, toLine, toLines, trimText } from './invisible.ts';
import { parseDayText } from './parse-day-text.ts';
import { parseLength } from './parse-length.ts';
import { parsePounds } from './parse-weight.ts';
import { normalizePhone } from './phone.ts';

const today = '2026-11-21' as Day;

/** As a page, an address book of Windows or a phone, and a PDF leave them in a copied text. */
const signs = ['\u200B', '\u200E', '\u200F', '\u202A', '\u202C', '\u2060', '\u2066', '\u2069', '\uFEFF'];

test.each(signs.map((sign) => [sign.codePointAt(0)?.toString(16), sign] as const))(
  'U+%s in a pasted fact changes nothing',
  (_, sign) => {
    const paste = (text: string) => `${sign}${text.slice(0, 2)}${sign}${text.slice(2)}${sign}`;
    expect(normalizePlate(paste('WY 104-521'))).toBe('WY104521');
    expect(normalizeVin(paste('1XPBDP9X7ND000001'))).toBe('1XPBDP9X7ND000001');
    expect(normalizePhone(paste('307-555-0101'))).toBe('3075550101');
    expect(normalizeEmail(paste('dana@carrier.example'))).toBe('dana@carrier.example');
    expect(normalizePostalCode(paste('82601-1234'))).toBe('82601-1234');
    expect(parseDayText(paste('12/1/2026'), today)).toBe('2026-12-01');
    expect(parseLength(paste(`14'6"`))).toMatchObject({ ok: true, inches: 174 });
    expect(parsePounds(paste('111,400 lb'))).toMatchObject({ ok: true, pounds: 111_400 });
    expect(readDocket(`${sign}MC-900001${sign}`)).toEqual({ prefix: 'MC', number: '900001' });
    expect(checkOrderName(paste(''))).toEqual({ code: 'order-name.missing' });
    expect(checkPersonName(paste(''))).toEqual({ code: 'person-name.missing' });
  },
);

test('a soft hyphen, which some PDFs have for each hyphen, separates as one', () => {
  expect(parseLength('14\u00AD6')).toMatchObject({ ok: true, inches: 174 });
  expect(parseDayText('12\u00AD1\u00AD2026', today)).toBe('2026-12-01');
  expect(normalizePlate('104\u00AD521')).toBe('104521');
  expect(normalizePhone('307\u00AD555\u00AD0101')).toBe('3075550101');
});

test('a trimmed text ends where something can be seen', () => {
  expect(trimText(' \u200B\u00A0Generator for Amarillo\u202C\n')).toBe('Generator for Amarillo');
  expect(trimText('\u2060 \uFEFF\u00AD')).toBe('');
  // The joiner and the end of this flag are part of a picture.
  expect(trimText(' 🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F} ')).toHaveLength(14);
  expect(trimText('می\u200Cخواهم')).toBe('می\u200Cخواهم');
});

test('a long text is trimmed at once', () => {
  const long = `x${' '.repeat(1_000_000)}x`;
  const before = performance.now();
  expect(trimText(long)).toBe(long);
  expect(performance.now() - before).toBeLessThan(1000);
});

test.each([
  ['line breaks of any system', 'Blue\nRidge\r\nHauling\u2028LLC', 'Blue Ridge Hauling LLC'],
  ['tabs and runs of blanks', 'Blue\t Ridge \u00A0 Hauling', 'Blue Ridge Hauling'],
  ['old line ends', 'Blue\vRidge\fHauling\u0085LLC', 'Blue Ridge Hauling LLC'],
  ['controls of a terminal or a PDF', 'Blue\u001B[31m Rid\u0002ge\u009B', 'Blue[31m Ridge'],
  ['signs that turn the direction', 'Blue \u202EgnilauH\u202C', 'Blue gnilauH'],
  ['nothing but controls', '\u0007\u001B', ''],
  ['loss of joiners, which some scripts need', 'می\u200Cخواهم', 'می\u200Cخواهم'],
])('a line has no %s', (_, text, line) => {
  expect(toLine(text)).toBe(line);
});

test('a long text keeps its line breaks, one for each, and blanks within a line', () => {
  expect(toLines('First\r\n\r\nSecond   part\tend\u0007\rThird\u0085\n')).toBe('First\n\nSecond   part end\nThird');
});

test('a NUL is not removed, so that it is refused', () => {
  expect(removeControls('a\u0001b\u0000c\rd')).toBe('ab\u0000c\nd');
});
