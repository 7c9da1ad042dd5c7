import type { articleImageTypes } from '@wideload/contract';

type ImageType = (typeof articleImageTypes)[number];

const PNG_SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Chunk by chunk to the last one, IEND: length, name, content, checksum (PNG, 5.3). */
function isWholePng(bytes: Buffer): boolean {
  if (!bytes.subarray(0, 8).equals(PNG_SIGNATURE)) return false;
  for (let at = 8; at + 12 <= bytes.length;) {
    if (bytes.toString('latin1', at + 4, at + 8) === 'IEND') return true;
    at += 12 + bytes.readUInt32BE(at);
  }
  return false;
}

/** Markers that stand alone within the picture: an escaped 0xFF, and restarts (ITU T.81, B.1.1). */
const isWithinScan = (marker: number) => marker === 0 || (marker >= 0xd0 && marker <= 0xd7);

/** Marker by marker to the end of the image, 0xFFD9; what cameras add behind it does not matter. */
function isWholeJpeg(bytes: Buffer): boolean {
  if (bytes.length < 4 || bytes.readUInt16BE(0) !== 0xffd8) return false;
  for (let at = 2; at + 2 <= bytes.length;) {
    const marker = bytes[at + 1] ?? 0;
    if (bytes[at] !== 0xff || isWithinScan(marker) || marker === 0xff) at += 1;
    else if (marker === 0xd9) return true;
    else if (at + 4 > bytes.length) return false;
    else at += 2 + bytes.readUInt16BE(at + 2);
  }
  return false;
}

/** RIFF says how long the rest is (RFC 9649, 2.4). */
function isWholeWebp(bytes: Buffer): boolean {
  if (bytes.length < 20) return false;
  const isWebp = bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP';
  return isWebp && bytes.readUInt32LE(4) + 8 <= bytes.length;
}

/** What the bytes themselves say they are; null for anything but a picture of these kinds that is there to its end. */
export function imageKindOf(content: Uint8Array): ImageType | null {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  if (isWholePng(bytes)) return 'image/png';
  if (isWholeJpeg(bytes)) return 'image/jpeg';
  return isWholeWebp(bytes) ? 'image/webp' : null;
}
