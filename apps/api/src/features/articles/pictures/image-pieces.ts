/** The pieces of a picture file, one after the other, as far as they are whole. */

/** `name` is the file format's own; `''` for data of a scan. `bytes` is the whole piece, its name and length included. */
export type Piece = { name: string; bytes: Buffer };

const PNG_SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Chunk by chunk to the last one, IEND: length, name, content, checksum (PNG, 5.3). The signature is the piece before them. */
export function* pngPieces(bytes: Buffer): Generator<Piece> {
  if (!bytes.subarray(0, 8).equals(PNG_SIGNATURE)) return;
  yield { name: 'signature', bytes: bytes.subarray(0, 8) };
  for (let at = 8; at + 12 <= bytes.length;) {
    const name = bytes.toString('latin1', at + 4, at + 8);
    const end = at + 12 + bytes.readUInt32BE(at);
    yield { name, bytes: bytes.subarray(at, end) };
    if (name === 'IEND') return;
    at = end;
  }
}

/** Markers that stand alone within the picture: an escaped 0xFF, and restarts (ITU T.81, B.1.1). */
const isWithinScan = (marker: number) => marker === 0 || (marker >= 0xd0 && marker <= 0xd7);

/** Marker by marker to the end of the image, `d9`; what cameras add behind it is no piece. Names are markers in hexadecimal. */
export function* jpegPieces(bytes: Buffer): Generator<Piece> {
  if (bytes.length < 4 || bytes.readUInt16BE(0) !== 0xffd8) return;
  yield { name: 'd8', bytes: bytes.subarray(0, 2) };
  let from = 2;
  for (let at = 2; at + 2 <= bytes.length;) {
    const marker = bytes[at + 1] ?? 0;
    if (bytes[at] !== 0xff || isWithinScan(marker) || marker === 0xff) {
      at += 1;
      continue;
    }
    if (at > from) yield { name: '', bytes: bytes.subarray(from, at) };
    const isEnd = marker === 0xd9;
    if (!isEnd && at + 4 > bytes.length) return;
    const end = isEnd ? at + 2 : at + 2 + bytes.readUInt16BE(at + 2);
    yield { name: marker.toString(16), bytes: bytes.subarray(at, end) };
    if (isEnd) return;
    at = end;
    from = end;
  }
}

/** RIFF says how long the rest is, and so does each chunk in it (RFC 9649, 2.3 and 2.4). The header is the piece before them. */
export function* webpPieces(bytes: Buffer): Generator<Piece> {
  if (bytes.length < 20) return;
  if (bytes.toString('latin1', 0, 4) !== 'RIFF' || bytes.toString('latin1', 8, 12) !== 'WEBP') return;
  const all = bytes.readUInt32LE(4) + 8;
  if (all > bytes.length) return;
  yield { name: 'RIFF', bytes: bytes.subarray(0, 12) };
  for (let at = 12; at + 8 <= all;) {
    const length = bytes.readUInt32LE(at + 4);
    // Of an odd length a chunk is filled up with one byte.
    const end = at + 8 + length + (length % 2);
    yield { name: bytes.toString('latin1', at, at + 4), bytes: bytes.subarray(at, Math.min(end, all)) };
    at = end;
  }
}
