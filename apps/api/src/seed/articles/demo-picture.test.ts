import sharp from 'sharp';
import { expect, test } from 'vitest';
import { prepareImage } from '#features/articles/articles.service.ts';
import { bridgeFormula } from './bridge-formula.ts';
import { readPicture } from './demo-picture.ts';
import { escorts } from './escorts.ts';
import { oversizePermit } from './oversize-permit.ts';

const articles = [oversizePermit, bridgeFormula, escorts];
const pictures = new Map(articles.flatMap(({ pictures: { en, es } }) => [en, es].map((file) => [file.href, file])));

async function isSamePicture(one: Uint8Array, other: Uint8Array): Promise<boolean> {
  const [a, b] = await Promise.all([one, other].map((bytes) => sharp(bytes).raw().toBuffer()));
  // `toEqual` takes half a minute for two million bytes.
  return a !== undefined && b !== undefined && a.equals(b);
}

test.each([...pictures.values()])(
  '%s has the copies that an upload of it would get: node apps/api/scripts/prepare-pictures.mjs',
  async (file) => {
    const { bytes, copies, ...facts } = await readPicture(file);
    const uploaded = await prepareImage(bytes);
    const smaller = uploaded.copies.filter((copy) => copy.bytes.length < bytes.length);
    expect({ ...facts, widths: copies.map(({ width }) => width) }).toEqual({
      mediaType: uploaded.mediaType,
      width: uploaded.width,
      height: uploaded.height,
      widths: smaller.map(({ width }) => width),
    });
    expect(await isSamePicture(bytes, uploaded.bytes)).toBe(true);
    for (const [index, copy] of smaller.entries())
      expect(await isSamePicture(copies[index]?.bytes ?? bytes, copy.bytes)).toBe(true);
  },
);
