import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MINUTE } from '#clock.ts';
import { createDocuments } from '#platform/documents/documents.ts';
import { aPdf, aPdfWithStreamTable } from '#test/factories/pdf-factories.ts';
import { findPdfProblem } from './permit-document.ts';

const toBytes = (text: string) => new TextEncoder().encode(text);
const notPdf = 'This is not a PDF.';
const cutOff = 'This PDF is cut off: its end is missing. Save it again and choose the new file.';

const documents = createDocuments({ log: pino({ level: 'silent' }), patienceMs: 2 * MINUTE });
let set: Uint8Array;
beforeAll(async () => {
  set = await documents.provision('TX');
});
afterAll(() => documents.close());

test.each([
  ['with a table', aPdf()],
  ['with its table in a stream', aPdfWithStreamTable()],
  ['that ends in line breaks', toBytes(`${new TextDecoder().decode(aPdf())}\r\n\r\n`)],
  ['with bytes after its end', toBytes(`${new TextDecoder().decode(aPdf())}\n<!-- served by the portal -->\0\0`)],
])('a PDF %s is taken', (_name, bytes) => {
  expect(findPdfProblem(bytes)).toBeNull();
});

test('a PDF that our own maker has set is taken', () => {
  expect(findPdfProblem(set)).toBeNull();
});

test.each([0.999, 0.9, 0.5, 0.1])('one that is cut off after %f of its bytes is noticed', (part) => {
  expect(findPdfProblem(set.subarray(0, Math.floor(set.length * part)))).toBe(cutOff);
});

test.each([
  ['nothing', ''],
  ['a picture', '\u0089PNG\r\n\u001a\n'],
  ['a page', '<!doctype html><title>%PDF</title>'],
  ['an archive with a PDF behind it', `PK%PDF-1.7`],
  ['a PDF with bytes before its header', `mail\n${new TextDecoder().decode(aPdf())}`],
])('%s is no PDF', (_name, text) => {
  expect(findPdfProblem(toBytes(text))).toBe(notPdf);
});

test.each([
  ['points behind itself', 'startxref\n999999\n%%EOF'],
  ['points at something else', 'startxref\n3\n%%EOF'],
  ['points nowhere', 'startxref\n0\n%%EOF'],
  ['has a number without end', `startxref\n${'9'.repeat(200)}\n%%EOF`],
])('a file whose end %s is cut off', (_name, end) => {
  expect(findPdfProblem(toBytes(`%PDF-1.7\n1 0 obj <<>> endobj\n${end}`))).toBe(cutOff);
});
