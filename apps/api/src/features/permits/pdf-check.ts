import { permitMessages } from '@wideload/contract';

// ISO 32000-2, Annex I: readers look for the end within the last 1024 bytes.
const MARGIN = 1024;
const OBJECT_HEAD = 64;
const HEADER = 8;

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

/** Reads only the frame. A truncated file has lost its end, or its offset no longer fits. @returns null for a complete PDF */
export function findPdfProblem(bytes: Uint8Array): string | null {
  // With other bytes before the header a file can be a page or an archive too.
  if (!/^%PDF-[12]\.\d/.test(decodeText(bytes, 0, HEADER))) return permitMessages.notPdf;
  const offset = readOffsetAtEnd(bytes);
  return offset !== null && isTable(bytes, offset) ? null : permitMessages.cutOff;
}
