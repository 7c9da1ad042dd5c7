import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { aDrawing, aPhotograph, secrets, tellingPhotograph } from '../../../../test/factories/picture-factories.ts';
import { imageKindOf } from './image-kind.ts';
import { withoutMetadata } from './image-metadata.ts';

const tells = (bytes: Uint8Array) => secrets.filter((secret) => Buffer.from(bytes).includes(secret));
const pixels = (bytes: Uint8Array) => sharp(bytes).raw().toBuffer();

function chunk(name: string, content: string): Buffer {
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  return Buffer.concat([length, Buffer.from(name), Buffer.from(content), check]);
}

/** A PNG with a text before its picture, and a file of a person behind its end. */
async function tellingPng(): Promise<Buffer> {
  const png = await aDrawing({ width: 40, height: 30 });
  const told = chunk('tEXt', `Author\0${secrets[0]}`);
  return Buffer.concat([png.subarray(0, 33), told, png.subarray(33), Buffer.from(secrets[1])]);
}

describe('what a picture tells beside itself is taken out, and no pixel changes', () => {
  test.each([
    ['a JPEG with Exif, XMP, a comment and a trailer', () => tellingPhotograph('jpeg')],
    ['a WebP with Exif and XMP', () => tellingPhotograph('webp')],
    ['a PNG with Exif and XMP', () => tellingPhotograph('png')],
    ['a PNG with a text and a trailer', tellingPng],
  ])('%s', async (_name, made) => {
    const uploaded = await made();
    expect(tells(uploaded)).not.toEqual([]);
    const kind = imageKindOf(uploaded);
    if (kind === null) throw new Error('It is no picture.');
    const bare = withoutMetadata(uploaded, kind);
    expect(tells(bare)).toEqual([]);
    expect(imageKindOf(bare)).toBe(kind);
    const { exif, xmp, iptc, comments } = await sharp(bare).metadata();
    expect([exif, xmp, iptc, comments]).toEqual([undefined, undefined, undefined, undefined]);
    expect((await pixels(bare)).equals(await pixels(uploaded))).toBe(true);
  });

  test('its colour profile stays, as it changes how the picture looks', async () => {
    const uploaded = await sharp(await aPhotograph({ width: 40, height: 30 }))
      .withIccProfile('p3')
      .jpeg()
      .toBuffer();
    const { icc } = await sharp(withoutMetadata(uploaded, 'image/jpeg')).metadata();
    expect(icc?.length).toBeGreaterThan(100);
  });

  test.each([true, false])('a JPEG of several scans (%s) stays whole', async (progressive) => {
    const uploaded = await sharp(await aPhotograph({ width: 160, height: 120 }))
      .jpeg({ progressive })
      .toBuffer();
    expect((await pixels(withoutMetadata(uploaded, 'image/jpeg'))).equals(await pixels(uploaded))).toBe(true);
  });
});
