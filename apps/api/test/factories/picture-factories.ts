/** Pictures as people upload them, generated on demand. */
import { crc32 } from 'node:zlib';
import sharp from 'sharp';

type Size = { width: number; height: number };

/** Location and owner of the camera. */
export const secrets = ['Whitfield', 'Red Oak Lane 12', '47 deg 36'] as const;

const photographs = new Map<string, Promise<Buffer>>();

/** Uneven like a photograph, so that it does not compress to nothing; raw PNG. Each size is made once. */
export function aPhotograph(size: Size): Promise<Buffer> {
  const key = `${size.width}x${size.height}`;
  const made = photographs.get(key) ?? takePhotograph(size);
  photographs.set(key, made);
  return made;
}

function takePhotograph({ width, height }: Size): Promise<Buffer> {
  const bytes = Buffer.alloc(width * height * 3);
  for (let at = 0; at < bytes.length; at += 1) bytes[at] = (at * 31 + (at >> 7) * 17 + ((at * at) >> 9)) & 255;
  return sharp(bytes, { raw: { width, height, channels: 3 } })
    .blur(1.5)
    .png()
    .toBuffer();
}

/** Diagonal stripes of two colors, which PNG compresses better than WebP. */
export function aDrawing({ width, height }: Size): Promise<Buffer> {
  const bytes = Buffer.alloc(width * height, 21);
  for (let at = 0; at < bytes.length; at += 1) if (((at % width) + Math.floor(at / width)) % 8 < 3) bytes[at] = 230;
  return sharp(bytes, { raw: { width, height, channels: 1 } })
    .png({ palette: true, colors: 4 })
    .toBuffer();
}

/** Its metadata name the place and the photographer; with `orientation` it lies on its side. */
export async function aPhotographWithMetadata(
  format: 'jpeg' | 'png' | 'webp',
  { width = 64, height = 48, orientation }: Partial<Size> & { orientation?: number } = {},
): Promise<Buffer> {
  const told = await sharp(await aPhotograph({ width, height }))
    .withExif({ IFD0: { Artist: secrets[0] }, IFD3: { GPSLatitudeRef: 'N', GPSMapDatum: secrets[2] } })
    .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/"><about>${secrets[1]}</about></x:xmpmeta>`)
    .withMetadata(orientation === undefined ? {} : { orientation })
    .toFormat(format)
    .toBuffer();
  if (format !== 'jpeg') return told;
  const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, secrets[1].length + 2]), Buffer.from(secrets[1])]);
  return Buffer.concat([told.subarray(0, 2), comment, told.subarray(2), Buffer.from(secrets[0])]);
}

/** A few bytes of PNG that declare `width` times `height` pixels. */
export async function aBomb({ width, height }: Size): Promise<Buffer> {
  const png = await aDrawing({ width: 8, height: 8 });
  const header = Buffer.from(png.subarray(12, 29));
  header.writeUInt32BE(width, 4);
  header.writeUInt32BE(height, 8);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(header));
  return Buffer.concat([png.subarray(0, 12), header, check, png.subarray(33)]);
}
