import { expect, test } from 'vitest';
import { readListFile } from './read-list-file.ts';
import { decodeText } from './read-text.ts';

test.each([
  ['UTF-8', [0x4a, 0x6f, 0x73, 0xc3, 0xa9]],
  ['UTF-8 with a mark', [0xef, 0xbb, 0xbf, 0x4a, 0x6f, 0x73, 0xc3, 0xa9]],
  ['Windows', [0x4a, 0x6f, 0x73, 0xe9]],
  ['UTF-16', [0xff, 0xfe, 0x4a, 0, 0x6f, 0, 0x73, 0, 0xe9, 0]],
])('a file in %s is read', (_, bytes) => {
  expect(decodeText(Uint8Array.from(bytes))).toBe('José');
});

const readBytes = (bytes: readonly number[]) => readListFile(new File([Uint8Array.from(bytes)], 'fleet.xlsx'));
const old = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1];

test.each([
  ['an archive without an end', [0x50, 0x4b, 0x03, 0x04, 0, 0], 'broken'],
  ['the Excel of before 2007', old, 'oldWorkbook'],
  [
    'a workbook with a password',
    [...old, ...[...'EncryptedPackage'].flatMap((sign) => [sign.codePointAt(0) ?? 0, 0])],
    'locked',
  ],
])('%s is refused', async (_, bytes, refusal) => {
  expect(await readBytes(bytes)).toEqual({ refusal });
});

test.each([
  ['PKU,make', { list: { csv: 'PKU,make' }, hiding: [] }],
  ['', { list: { csv: '' }, hiding: [] }],
  ['x'.repeat(600_001), { refusal: 'tooLarge' }],
])('the file %#, which is a text, is refused only for its size', async (text, read) => {
  expect(await readListFile(new File([text], 'fleet.csv'))).toEqual(read);
});
