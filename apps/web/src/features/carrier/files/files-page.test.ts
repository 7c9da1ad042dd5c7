import { expect, test } from 'vitest';
import { decodeText, findRefusal } from './files-page.tsx';

test.each([
  ['UTF-8', [0x4a, 0x6f, 0x73, 0xc3, 0xa9]],
  ['UTF-8 with a mark', [0xef, 0xbb, 0xbf, 0x4a, 0x6f, 0x73, 0xc3, 0xa9]],
  ['Windows', [0x4a, 0x6f, 0x73, 0xe9]],
  ['UTF-16', [0xff, 0xfe, 0x4a, 0, 0x6f, 0, 0x73, 0, 0xe9, 0]],
])('a file in %s is read', (_, bytes) => {
  expect(decodeText(Uint8Array.from(bytes))).toBe('José');
});

test.each([
  ['Excel, Numbers and Google Sheets', [0x50, 0x4b, 0x03, 0x04, ...Array<number>(300_000).fill(0)]],
  ['the Excel of before 2007', [0xd0, 0xcf, 0x11, 0xe0, 0xa1]],
])('a spreadsheet of %s is told how it becomes a CSV file', async (_, bytes) => {
  expect(await findRefusal(new File([Uint8Array.from(bytes)], 'fleet.csv'))).toBe(
    'This is a spreadsheet, not a CSV file. Save or export it as CSV, then choose that file.',
  );
});

test.each([
  ['PKU,make', undefined],
  ['', undefined],
  ['x'.repeat(200_001), 'This file is too large: at most 200 kB.'],
])('the file %#, which is a text, is refused only for its size', async (text, refusal) => {
  expect(await findRefusal(new File([text], 'fleet.csv'))).toBe(refusal);
});
