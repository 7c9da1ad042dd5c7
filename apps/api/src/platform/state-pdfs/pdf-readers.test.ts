import { constants, deflateRawSync } from 'node:zlib';
import pino from 'pino';
import { afterAll, expect, test } from 'vitest';
import { aPdf } from '#test/factories/pdf-factories.ts';
import { createPdfReaders } from './pdf-readers.ts';

const papers = createPdfReaders({ log: pino({ level: 'silent' }), patienceMs: 60_000 });
afterAll(() => papers.close());

const MEGABYTE = 1024 * 1024;

/** Deflated one megabyte for all: after a full flush the next block refers to nothing before it. */
function deflateZeros(megabytes: number): Buffer {
  const block = deflateRawSync(Buffer.alloc(MEGABYTE), { finishFlush: constants.Z_FULL_FLUSH });
  // The checksum of zeros: the sum of the bytes stays 1, the sum of the sums counts the bytes.
  const checksum = Buffer.alloc(4);
  checksum.writeUInt16BE((megabytes * MEGABYTE) % 65_521, 0);
  checksum.writeUInt16BE(1, 2);
  const header = Buffer.from([0x78, 0x9c]);
  return Buffer.concat([header, ...Array<Buffer>(megabytes).fill(block), deflateRawSync(''), checksum]);
}

/** A page whose words are followed by that many megabytes of nothing. */
function aPageOf(megabytes: number): Uint8Array {
  const content = deflateZeros(megabytes);
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R >>',
  ].map((text, index) => `${index + 1} 0 obj\n${text}\nendobj\n`);
  const head = `%PDF-1.7\n${objects.join('')}4 0 obj\n<< /Length ${content.length} /Filter /FlateDecode >>\nstream\n`;
  return Buffer.concat([
    Buffer.from(head),
    content,
    Buffer.from('\nendstream\nendobj\ntrailer << /Root 1 0 R >>\n%%EOF'),
  ]);
}

test('a file that inflates beyond the limit is named, costs the server no memory, and the next one is read', async () => {
  const large = aPageOf(700);
  await papers.read(aPdf('Permit TX-1'));
  const before = process.memoryUsage().rss;
  expect(await papers.read(large)).toEqual({ ok: false, because: 'heavy' });
  // A part of its 700: a young heap may grow by what a collection takes at this moment.
  expect((process.memoryUsage().rss - before) / MEGABYTE).toBeLessThan(200);
  expect(await papers.read(aPdf('Permit TX-1'))).toMatchObject({ ok: true });
}, 120_000);
