import { permitMessages } from '@wideload/contract';

// ISO 32000-2, 7.5.2: readers look for the header within the first 1024 bytes; Annex I gives the end the same room.
const MARGIN = 1024;
const OBJECT_HEAD = 64;

function decodeText(bytes: Uint8Array, from: number, to: number): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    .subarray(Math.max(0, from), to)
    .toString('latin1');
}

/** Offset of the cross-reference table; null if the end of the file does not give one. Some portals append bytes to the end. */
function readOffsetAtEnd(bytes: Uint8Array): number | null {
  const end = decodeText(bytes, bytes.length - MARGIN, bytes.length);
  const last = [...end.matchAll(/startxref\s+(\d{1,10})\s+%%EOF/g)].at(-1);
  return last === undefined ? null : Number(last[1]);
}

/** A cross-reference table, or since PDF 1.5 an object with a stream of one. */
function isTable(bytes: Uint8Array, at: number): boolean {
  return at > 0 && /^\s*(xref\s|\d+\s+\d+\s+obj\b)/.test(decodeText(bytes, at, at + OBJECT_HEAD));
}

/** Reads only the frame. A truncated file has lost its end, or its offsets no longer fit. @returns null for a complete PDF. */
export function findPdfProblem(bytes: Uint8Array): string | null {
  const head = decodeText(bytes, 0, MARGIN).search(/%PDF-[12]\.\d/);
  if (head < 0) return permitMessages.notPdf;
  const offset = readOffsetAtEnd(bytes);
  if (offset === null) return permitMessages.cutOff;
  // Offsets count from the header if other bytes precede it; some writers count from the first byte.
  return isTable(bytes, offset) || isTable(bytes, offset + head) ? null : permitMessages.cutOff;
}
