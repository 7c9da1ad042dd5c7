import { once } from 'node:events';
import { createDeflate } from 'node:zlib';
import pino from 'pino';
import { afterAll, expect, test } from 'vitest';
import { aPdf } from '#test/factories/pdf-factories.ts';
import { createPdfReaders } from './pdf-readers.ts';

const papers = createPdfReaders({ log: pino({ level: 'silent' }), patienceMs: 60_000 });
afterAll(() => papers.close());

const MEGABYTE = 1024 * 1024;

async function deflateZeros(megabytes: number): Promise<Buffer> {
  const deflate = createDeflate();
  const parts: Buffer[] = [];
  deflate.on('data', (part: Buffer) => parts.push(part));
  for (let count = 0; count < megabytes; count += 1)
    if (!deflate.write(Buffer.alloc(MEGABYTE))) await once(deflate, 'drain');
  deflate.end();
  await once(deflate, 'end');
  return Buffer.concat(parts);
}

/** A page whose words are followed by that many megabytes of nothing. */
async function aPageOf(megabytes: number): Promise<Uint8Array> {
  const content = await deflateZeros(megabytes);
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
  const large = await aPageOf(700);
  await papers.read(aPdf('Permit TX-1'));
  const before = process.memoryUsage().rss;
  expect(await papers.read(large)).toEqual({ ok: false, because: 'heavy' });
  expect((process.memoryUsage().rss - before) / MEGABYTE).toBeLessThan(30);
  expect(await papers.read(aPdf('Permit TX-1'))).toMatchObject({ ok: true });
}, 120_000);
