import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { aBomb, aDrawing, aPhotograph, secrets, aPhotographWithMetadata } from '#test/factories/picture-factories.ts';
import { tinyPng } from '#test/factories/article-factories.ts';
import { listCopyWidths, prepareImage } from './prepared-image.ts';

const readSize = async (bytes: Uint8Array) => {
  const { format, width, height } = await sharp(bytes).metadata();
  return [format, width, height];
};

const readPixels = (bytes: Uint8Array) => sharp(bytes).raw().toBuffer();
const findSecrets = (bytes: Uint8Array) => secrets.filter((secret) => Buffer.from(bytes).includes(secret));

/** 0 to 255 for each pixel and channel. */
async function computeMeanDifference(one: Uint8Array, other: Uint8Array): Promise<number> {
  const [a, b] = [await readPixels(one), await readPixels(other)];
  expect(a.length).toBe(b.length);
  return a.reduce((sum, value, at) => sum + Math.abs(value - (b[at] ?? 0)), 0) / a.length;
}

test.each([
  [4000, [480, 680, 1080, 1600]],
  [1600, [480, 680, 1080, 1600]],
  [1200, [480, 680, 1080, 1600]],
  [1080, [480, 680, 1080]],
  [500, [480, 680]],
  [480, [480]],
  [1, [480]],
])('a picture %d pixels wide has copies for %j', (own, widths) => {
  expect(listCopyWidths(own)).toEqual(widths);
});

test('a photograph gets a WebP copy for each width below its own, and one as wide as it is', async () => {
  const jpeg = await sharp(await aPhotograph({ width: 1200, height: 120 }))
    .jpeg({ quality: 95 })
    .toBuffer();
  const { mediaType, width, height, copies } = await prepareImage(jpeg);
  expect({ mediaType, width, height }).toEqual({ mediaType: 'image/jpeg', width: 1200, height: 120 });
  expect(copies.map((copy) => copy.width)).toEqual([480, 680, 1080, 1600]);
  expect(await Promise.all(copies.map(({ bytes }) => readSize(bytes)))).toEqual([
    ['webp', 480, 48],
    ['webp', 680, 68],
    ['webp', 1080, 108],
    ['webp', 1200, 120],
  ]);
  for (const { bytes } of copies) expect(bytes.length).toBeLessThan(jpeg.length);
});

test('a drawing that is smaller than its copies has none, and no pixel of it changes', async () => {
  const drawing = await aDrawing({ width: 1200, height: 630 });
  const { bytes, copies } = await prepareImage(drawing);
  expect(copies).toEqual([]);
  expect(bytes.length).toBeLessThan(drawing.length * 1.1);
  expect((await readPixels(bytes)).equals(await readPixels(drawing))).toBe(true);
});

test.each([
  ['two colors', 2],
  ['256 colors', 256],
])('a PNG with a palette of %s keeps its pixels', async (_name, colors) => {
  const drawing = await sharp(await aPhotograph({ width: 320, height: 200 }))
    .png({ palette: true, colors })
    .toBuffer();
  const { bytes } = await prepareImage(drawing);
  expect((await sharp(bytes).metadata()).isPalette).toBe(true);
  expect((await readPixels(bytes)).equals(await readPixels(drawing))).toBe(true);
});

function toChunk(name: string, content: string): Buffer {
  const body = Buffer.from(name + content, 'latin1');
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

/** A PNG with a text before its pixels, and a name after its end. */
async function aPngWithSecrets(): Promise<Buffer> {
  const png = await aDrawing({ width: 40, height: 30 });
  const text = toChunk('tEXt', `Author\0${secrets[0]}`);
  return Buffer.concat([png.subarray(0, 33), text, png.subarray(33), Buffer.from(secrets[1])]);
}

describe('metadata is gone from the picture and its copies, and the picture is still there', () => {
  test.each([
    ['a JPEG with Exif, XMP, a comment and a trailer', 'jpeg', () => aPhotographWithMetadata('jpeg')],
    ['a WebP with Exif and XMP', 'webp', () => aPhotographWithMetadata('webp')],
    ['a PNG with Exif and XMP', 'png', () => aPhotographWithMetadata('png')],
    ['a PNG with a text and a trailer', 'png', aPngWithSecrets],
  ])('%s', async (_name, format, made) => {
    const uploaded = await made();
    expect(findSecrets(uploaded)).not.toEqual([]);
    const { bytes, copies } = await prepareImage(uploaded);
    for (const each of [bytes, ...copies.map((copy) => copy.bytes)]) {
      expect(findSecrets(each)).toEqual([]);
      const { exif, xmp, iptc, comments } = await sharp(each).metadata();
      expect([exif, xmp, iptc, comments]).toEqual([undefined, undefined, undefined, undefined]);
    }
    expect((await sharp(bytes).metadata()).format).toBe(format);
    expect(await computeMeanDifference(bytes, uploaded)).toBeLessThan(3);
  });

  test('its color profile stays, because it changes how the picture looks', async () => {
    const uploaded = await sharp(await aPhotograph({ width: 40, height: 30 }))
      .withIccProfile('p3')
      .jpeg()
      .toBuffer();
    const { icc } = await sharp((await prepareImage(uploaded)).bytes).metadata();
    expect(icc?.length).toBeGreaterThan(100);
  });

  test.each([true, false])('a JPEG of several scans (%s) stays whole', async (progressive) => {
    const uploaded = await sharp(await aPhotograph({ width: 160, height: 120 }))
      .jpeg({ progressive })
      .toBuffer();
    expect(await computeMeanDifference((await prepareImage(uploaded)).bytes, uploaded)).toBeLessThan(3);
  });
});

test.each(['jpeg', 'png', 'webp'] as const)('a rotated %s is upright and has no metadata', async (format) => {
  const uploaded = await aPhotographWithMetadata(format, { width: 600, height: 400, orientation: 6 });
  const { bytes, width, height, copies } = await prepareImage(uploaded);
  expect([width, height]).toEqual([400, 600]);
  for (const made of [bytes, ...copies.map((copy) => copy.bytes)]) {
    const { orientation = 1, exif, xmp, ...size } = await sharp(made).metadata();
    expect([orientation, exif, xmp, size.width < size.height]).toEqual([1, undefined, undefined, true]);
    expect(secrets.filter((secret) => Buffer.from(made).includes(secret))).toEqual([]);
  }
});

describe('is refused', () => {
  const whole = 'article.image-refused';

  test('a picture that says it has more pixels than anybody decodes, without decoding it', async () => {
    for (const size of [
      { width: 60_000, height: 60_000 },
      { width: 1, height: 20_000 },
    ]) {
      const refused = prepareImage(await aBomb(size));
      await expect(refused).rejects.toMatchObject({
        code: whole,
        extra: {
          detail: 'This picture has more than 25 million pixels, or a side of more than 16,383. Choose a smaller one.',
        },
      });
    }
  });

  test.each([
    ['a PNG that promises more rows than it has', () => aBomb({ width: 8, height: 400 })],
    [
      'a JPEG whose middle is missing',
      async () => {
        const jpeg = await sharp(await aPhotograph({ width: 400, height: 300 }))
          .jpeg()
          .toBuffer();
        return Buffer.concat([jpeg.subarray(0, jpeg.length / 2), jpeg.subarray(-2)]);
      },
    ],
    [
      'a WebP whose content is none',
      async () => {
        const webp = await sharp(await aPhotograph({ width: 64, height: 64 }))
          .webp()
          .toBuffer();
        return Buffer.concat([webp.subarray(0, 20), Buffer.alloc(webp.length - 20, 7)]);
      },
    ],
    ['nothing', async () => Buffer.alloc(0)],
    ['a drawing in SVG', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
    ['a PDF', async () => Buffer.from('%PDF-1.7 %%EOF')],
    ['a GIF', async () => Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')],
    ['zeros', async () => Buffer.alloc(4096)],
    [
      'a page that begins like a PNG',
      async () => Buffer.concat([tinyPng.subarray(0, 8), Buffer.from('<script>alert(1)</script>')]),
    ],
  ])('%s', async (_name, made) => {
    await expect(prepareImage(await made())).rejects.toMatchObject({ code: whole });
  });

  test.each(['jpeg', 'webp', 'png'] as const)('a %s that is cut off anywhere', async (format) => {
    const picture = await sharp(await aPhotograph({ width: 24, height: 16 }))
      .toFormat(format)
      .toBuffer();
    // A PNG ends with a checksum and an end mark of twelve bytes after its pixels.
    const shortest = format === 'png' ? picture.length - 16 : picture.length - 1;
    const lengths = Array.from({ length: 40 }, (_, at) => Math.floor((shortest * (at + 1)) / 40));
    for (const length of lengths)
      await expect(prepareImage(picture.subarray(0, length)), String(length)).rejects.toMatchObject({ code: whole });
  });
});

test('a picture in the middle of a larger buffer is read', async () => {
  const padded = Buffer.concat([Buffer.alloc(7), tinyPng]);
  expect((await prepareImage(padded.subarray(7))).mediaType).toBe('image/png');
});

test('pictures that come together are all made, one that is refused between them included', async () => {
  const good = await aPhotograph({ width: 500, height: 20 });
  const bad = await aBomb({ width: 8, height: 400 });
  const made = await Promise.allSettled([good, bad, good].map((one) => prepareImage(one)));
  expect(made.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
});
