import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import {
  aBomb,
  aDrawing,
  aPhotograph,
  secrets,
  tellingPhotograph,
} from '../../../../test/factories/picture-factories.ts';
import { prepareImage, widthsFor } from './prepared-image.ts';

const sizeOf = async (bytes: Uint8Array) => {
  const { format, width, height } = await sharp(bytes).metadata();
  return [format, width, height];
};

test.each([
  [4000, [480, 680, 1080, 1600]],
  [1600, [480, 680, 1080, 1600]],
  [1200, [480, 680, 1080, 1600]],
  [1080, [480, 680, 1080]],
  [500, [480, 680]],
  [480, [480]],
  [1, [480]],
])('a picture %d pixels wide has copies for %j', (own, widths) => {
  expect(widthsFor(own)).toEqual(widths);
});

test('a photograph gets a WebP copy for each width below its own, and one as wide as it is', async () => {
  const jpeg = await sharp(await aPhotograph({ width: 1200, height: 600 }))
    .jpeg({ quality: 95 })
    .toBuffer();
  const { mediaType, width, height, copies } = await prepareImage(jpeg);
  expect({ mediaType, width, height }).toEqual({ mediaType: 'image/jpeg', width: 1200, height: 600 });
  expect(copies.map((copy) => copy.width)).toEqual([480, 680, 1080, 1600]);
  expect(await Promise.all(copies.map(({ bytes }) => sizeOf(bytes)))).toEqual([
    ['webp', 480, 240],
    ['webp', 680, 340],
    ['webp', 1080, 540],
    ['webp', 1200, 600],
  ]);
  for (const { bytes } of copies) expect(bytes.length).toBeLessThan(jpeg.length);
});

test('a drawing that is lighter than its copies has none', async () => {
  const drawing = await aDrawing({ width: 1200, height: 630 });
  const { bytes, copies } = await prepareImage(drawing);
  expect(copies).toEqual([]);
  expect(Buffer.from(bytes).equals(drawing)).toBe(true);
});

test.each(['jpeg', 'png', 'webp'] as const)(
  'a %s that lies on its side is stood up and tells nothing',
  async (format) => {
    const uploaded = await tellingPhotograph(format, { width: 600, height: 400, orientation: 6 });
    const { bytes, width, height, copies } = await prepareImage(uploaded);
    expect([width, height]).toEqual([400, 600]);
    for (const made of [bytes, ...copies.map((copy) => copy.bytes)]) {
      const { orientation = 1, exif, xmp, ...size } = await sharp(made).metadata();
      expect([orientation, exif, xmp, size.width < size.height]).toEqual([1, undefined, undefined, true]);
      expect(secrets.filter((secret) => Buffer.from(made).includes(secret))).toEqual([]);
    }
  },
);

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
          detail: 'This picture has more than 50 million pixels, or a side of more than 16,383. Choose a smaller one.',
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
  ])('%s', async (_name, made) => {
    await expect(prepareImage(await made())).rejects.toMatchObject({ code: whole });
  });
});

test('pictures that come together are all made, one that is refused between them included', async () => {
  const good = await aPhotograph({ width: 500, height: 20 });
  const bad = await aBomb({ width: 8, height: 400 });
  const made = await Promise.allSettled([good, bad, good].map((one) => prepareImage(one)));
  expect(made.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
});
