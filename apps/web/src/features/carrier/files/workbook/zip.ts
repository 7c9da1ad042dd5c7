import { unzipSync } from 'fflate';

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

/** Programs differ in case and in slashes. */
const toPath = (name: string) => name.replaceAll('\\', '/').toLowerCase();

/**
 * One part of a workbook, which is a ZIP archive; no other is unpacked.
 * @param path in lower case
 * @throws RefusedFile for a part that is broken or too large
 */
export function readPart(archive: Uint8Array<ArrayBuffer>, path: string): Uint8Array<ArrayBuffer> | null {
  const isWanted = ({ name, originalSize }: { name: string; originalSize: number }) => {
    if (toPath(name) !== path) return false;
    // The library unpacks no more bytes than the archive states.
    if (originalSize > LARGEST_PART) throw new RefusedFile('tooLarge');
    return true;
  };
  try {
    const [part = null] = Object.values(unzipSync(archive, { filter: isWanted }));
    return part;
  } catch (error) {
    if (error instanceof RefusedFile) throw error;
    throw new RefusedFile('broken');
  }
}
