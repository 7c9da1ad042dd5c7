import { permitMessages } from '@wideload/contract';

// ISO 32000-2, 7.5.2: readers look for the header within the first 1024 bytes; Annex I gives the end the same room.
const MARGIN = 1024;
/** The longest that is looked at of what the end points to. */
const OBJECT_HEAD = 64;

function textOf(bytes: Uint8Array, from: number, to: number): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    .subarray(Math.max(0, from), to)
    .toString('latin1');
}

/** Where the file says that its table of contents is; null where its end does not say so. */
function offsetAtEnd(bytes: Uint8Array): number | null {
  const end = textOf(bytes, bytes.length - MARGIN, bytes.length);
  const [, offset] = /startxref\s+(\d{1,10})\s+%%EOF\s*\0*\s*$/.exec(end) ?? [];
  return offset === undefined ? null : Number(offset);
}

/** A table of contents, or a stream with one, which has been an object since PDF 1.5. */
function isTable(bytes: Uint8Array, at: number): boolean {
  return at > 0 && /^\s*(xref\s|\d+\s+\d+\s+obj\b)/.test(textOf(bytes, at, at + OBJECT_HEAD));
}

/**
 * What is wrong with a file that should be a PDF; null when it is one and is there to its end. Only its frame is read: the header, the end,
 * and that the end points at a table of contents within the file. A file that was cut off has lost its end, or its offsets fit no more.
 */
export function pdfProblem(bytes: Uint8Array): string | null {
  const head = textOf(bytes, 0, MARGIN).search(/%PDF-[12]\.\d/);
  if (head < 0) return permitMessages.notPdf;
  const offset = offsetAtEnd(bytes);
  if (offset === null) return permitMessages.cutOff;
  // Offsets count from the header where something stands before it; some writers count from the first byte all the same.
  return isTable(bytes, offset) || isTable(bytes, offset + head) ? null : permitMessages.cutOff;
}
