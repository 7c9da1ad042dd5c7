/** Takes from a picture file what is not the picture: where and when it was taken, by whom, with which programs. The picture itself is not touched. */
import type { ImageType } from './image-kind.ts';
import { jpegPieces, pngPieces, webpPieces } from './image-pieces.ts';

/** What PNG (third edition, 11.2 and 11.3) draws with; texts, times and Exif are none of it. */
const pngKept = new Set(
  'signature IHDR PLTE IDAT IEND tRNS cHRM gAMA iCCP sBIT sRGB cICP bKGD pHYs acTL fcTL fdAT'.split(' '),
);
const webpKept = new Set(['RIFF', 'VP8X', 'VP8 ', 'VP8L', 'ALPH', 'ANIM', 'ANMF', 'ICCP']);
/** Of VP8X: Exif and XMP follow (RFC 9649, 2.7.1). */
const WEBP_TOLD = 0x08 | 0x04;

function barePng(bytes: Buffer): Buffer {
  return Buffer.concat([...pngPieces(bytes)].filter(({ name }) => pngKept.has(name)).map((piece) => piece.bytes));
}

/** Segments of applications (ITU T.81, B.2.4.6) that change how the picture looks: its density, its colours, how they are written. */
const jpegApplications: Readonly<Record<string, string>> = { e0: 'JFIF\0', e2: 'ICC_PROFILE\0', ee: 'Adobe' };

function bareJpeg(bytes: Buffer): Buffer {
  let isScanned = false;
  const kept = [...jpegPieces(bytes)].filter(({ name, bytes: piece }) => {
    if (name === 'da') isScanned = true;
    if (name === '') return isScanned;
    if (name === 'fe') return false;
    if (!/^e[0-9a-f]$/.test(name)) return true;
    const begin = jpegApplications[name];
    return begin !== undefined && piece.toString('latin1', 4, 4 + begin.length) === begin;
  });
  return Buffer.concat(kept.map((piece) => piece.bytes));
}

function bareWebp(bytes: Buffer): Buffer {
  const bare = Buffer.concat(
    [...webpPieces(bytes)].filter(({ name }) => webpKept.has(name)).map((piece) => piece.bytes),
  );
  bare.writeUInt32LE(bare.length - 8, 4);
  if (bare.toString('latin1', 12, 16) === 'VP8X') bare.writeUInt8(bare.readUInt8(20) & ~WEBP_TOLD, 20);
  return bare;
}

const bareOf = { 'image/png': barePng, 'image/jpeg': bareJpeg, 'image/webp': bareWebp } as const;

/** The same picture without what it tells beside it. `content` is whole (`imageKindOf`). */
export function withoutMetadata(content: Uint8Array, kind: ImageType): Uint8Array {
  return bareOf[kind](Buffer.from(content.buffer, content.byteOffset, content.byteLength));
}
