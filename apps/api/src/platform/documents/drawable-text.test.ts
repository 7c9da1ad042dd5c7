import { expect, test } from 'vitest';
import { readPdf } from '#test/pdf.ts';
import { toDrawableText } from './sheet.ts';
import { area, openSheet } from './sheet.ts';

/** As the faces of our documents, which have Latin letters. */
const hasLatin = (code: number) => /[ -~¡-ſ–—→]/u.test(String.fromCodePoint(code));

test.each([
  ['Ridge Haulers', 'Ridge Haulers'],
  ['Łódź – Ñandú → Zoë', 'Łódź – Ñandú → Zoë'],
  ['Cafe\u0301', 'Café'],
  ['14\u2011wide', '14-wide'],
  ['ＡＢＣ ½ ﬁt', 'ABC ½ fit'],
  ['Crane 🚛\uFE0F move', 'Crane  move'],
  ['two\r\nlines\u2028and\va third\tone', 'two\nlines\nand\na third one'],
  ['Ridge\u200B\u2060Haulers', 'RidgeHaulers'],
  ['東京 LLC', '?? LLC'],
  ['', ''],
])('%j is drawn as %j', (text, drawn) => {
  expect(toDrawableText(text, hasLatin)).toBe(drawn);
});

test('a name of every script stays in its column', async () => {
  const sheet = openSheet({ title: 't', subject: 's', author: 'a', createdAt: new Date(0) });
  const name = 'Łódź 東京 العربية עברית 🚛 '.repeat(4);
  const at = { x: area.left, y: area.top, width: 150 };
  const height = sheet.text(sheet.group('P'), name, { at, face: 'bold' });
  const known = sheet.measureText('Łódź ?? ??????? ?????  '.repeat(4), 150, { face: 'bold' });
  expect(height).toBe(known);
  expect((await readPdf(await sheet.finish('Łódź ✓ 1'))).text).toContain('Łódź ?? ??????? ????? Łódź');
});
