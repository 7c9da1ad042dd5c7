/** Parts of a workbook, which is a ZIP archive. The sizes that an archive states are not believed. */

/** Why a chosen file cannot be read. */
type Refusal = 'broken' | 'locked' | 'notRead' | 'tooLarge';

export class RefusedFile extends Error {
  readonly reason: Refusal;
  constructor(reason: Refusal) {
    super(reason);
    this.reason = reason;
  }
}

/** Bytes of one part when unpacked: a sheet of 2,000 rows has less than two million. */
const LARGEST_PART = 24_000_000;
const MOST_PARTS = 2000;

const CENTRAL_END = 0x06054b50;
const CENTRAL_END_64 = 0x07064b50;
const CENTRAL_ENTRY = 0x02014b50;
const UNKNOWN = 0xffffffff;
const DEFLATED = 8;

type Part = { method: number; isLocked: boolean; size: number; offset: number };

/** Of an archive with large numbers, as some programs write each one. */
const readLong = (view: DataView, at: number) => Number(view.getBigUint64(at, true));

function findCentral(view: DataView): { count: number; at: number } {
  const last = view.byteLength - 22;
  for (let at = last; at >= Math.max(0, last - 0xffff); at -= 1) {
    if (view.getUint32(at, true) !== CENTRAL_END) continue;
    const plain = { count: view.getUint16(at + 10, true), at: view.getUint32(at + 16, true) };
    if (at < 20 || view.getUint32(at - 20, true) !== CENTRAL_END_64) return plain;
    const end = readLong(view, at - 12);
    return { count: readLong(view, end + 32), at: readLong(view, end + 48) };
  }
  throw new RefusedFile('broken');
}

/** Numbers that do not fit are beside the name, in this order. */
function readLarge(view: DataView, at: number, length: number, given: number[]): number[] {
  for (let field = at; field + 4 <= at + length; field += 4 + view.getUint16(field + 2, true)) {
    if (view.getUint16(field, true) !== 1) continue;
    let next = field + 4;
    return given.map((number) => {
      if (number !== UNKNOWN) return number;
      next += 8;
      return readLong(view, next - 8);
    });
  }
  return given;
}

/** By their names in lower case: programs differ in case and in slashes. */
export function listParts(bytes: Uint8Array<ArrayBuffer>): Map<string, Part> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const parts = new Map<string, Part>();
  try {
    const central = findCentral(view);
    if (central.count > MOST_PARTS) throw new RefusedFile('tooLarge');
    for (let [left, at] = [central.count, central.at]; left > 0; left -= 1) {
      if (view.getUint32(at, true) !== CENTRAL_ENTRY) throw new RefusedFile('broken');
      const [name = 0, extra = 0, comment = 0] = [28, 30, 32].map((field) => view.getUint16(at + field, true));
      const given = [24, 20, 42].map((field) => view.getUint32(at + field, true));
      const [, size = 0, offset = 0] = readLarge(view, at + 46 + name, extra, given);
      const path = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + name));
      parts.set(path.replaceAll('\\', '/').toLowerCase(), {
        method: view.getUint16(at + 10, true),
        isLocked: view.getUint16(at + 8, true) % 2 === 1,
        size,
        offset,
      });
      at += 46 + name + extra + comment;
    }
    return parts;
  } catch (error) {
    // A number of the archive points behind its end.
    throw error instanceof RangeError ? new RefusedFile('broken') : error;
  }
}

async function inflate(packed: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const source = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      controller.enqueue(packed);
      controller.close();
    },
  });
  const reader = source.pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    size += piece.value.byteLength;
    if (size > LARGEST_PART) {
      await reader.cancel();
      throw new RefusedFile('tooLarge');
    }
    pieces.push(piece.value);
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.byteLength;
  }
  return whole;
}

/** @throws RefusedFile for a part that is locked, broken or too large */
export async function readPart(bytes: Uint8Array<ArrayBuffer>, part: Part): Promise<Uint8Array<ArrayBuffer>> {
  const { method, isLocked, size, offset } = part;
  if (isLocked) throw new RefusedFile('locked');
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (offset + 30 > bytes.byteLength || (method !== 0 && method !== DEFLATED)) throw new RefusedFile('broken');
  const start = offset + 30 + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true);
  const packed = bytes.subarray(start, start + size);
  if (method === 0) return packed;
  try {
    return await inflate(packed);
  } catch (error) {
    throw error instanceof RefusedFile ? error : new RefusedFile('broken');
  }
}
