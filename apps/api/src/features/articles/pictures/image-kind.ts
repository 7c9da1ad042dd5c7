import type { articleImageTypes } from '@wideload/contract';
import { jpegPieces, pngPieces, webpPieces, type Piece } from './image-pieces.ts';

export type ImageType = (typeof articleImageTypes)[number];

function has(pieces: Iterable<Piece>, name: string): boolean {
  for (const piece of pieces) if (piece.name === name) return true;
  return false;
}

/** What the bytes themselves say they are; null for anything but a picture of these kinds that is there to its end. */
export function imageKindOf(content: Uint8Array): ImageType | null {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  if (has(pngPieces(bytes), 'IEND')) return 'image/png';
  if (has(jpegPieces(bytes), 'd9')) return 'image/jpeg';
  return has(webpPieces(bytes), 'RIFF') ? 'image/webp' : null;
}
