import type { ImportedSheet } from '@wideload/contract';
import { decodeText } from './read-text.ts';

/** A text that separates its cells, or the sheets of a workbook. */
export type ListFile = { csv: string } | { sheets: ImportedSheet[] };

export type FileRefusal = 'broken' | 'locked' | 'notRead' | 'tooLarge' | 'oldWorkbook' | 'empty';
/** As a file or as what can be done with it: the words are the page's. */
type ReadFile = { list: ListFile; hiding: string[] } | { refusal: FileRefusal };

const LARGEST_WORKBOOK = 5_000_000;
const LARGEST_TEXT = 600_000;

const startsWith = (bytes: Uint8Array, mark: readonly number[]) => mark.every((byte, at) => bytes[at] === byte);
const ARCHIVE = [0x50, 0x4b, 0x03, 0x04];
/** Excel of before 2007, and a workbook with a password, which names what is in it. */
const OLD = [0xd0, 0xcf, 0x11, 0xe0];
const MARKUP =
  /^\s*(?:<\?xml[^>]*>\s*)?(?:<[?!][^>]*>\s*)*<(?:html|table|head|meta|style|(?:\w+:)?workbook|office:document)\b/i;

const isLocked = (bytes: Uint8Array) =>
  new TextDecoder('utf-16le').decode(bytes.slice(0, bytes.length & ~1)).includes('EncryptedPackage');

/** Workbooks are read by a part of the site that loads when the first one is chosen. */
export async function readListFile(file: File): Promise<ReadFile> {
  if (file.size > LARGEST_WORKBOOK) return { refusal: 'tooLarge' };
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (startsWith(bytes, OLD)) return { refusal: isLocked(bytes) ? 'locked' : 'oldWorkbook' };
  const isArchive = startsWith(bytes, ARCHIVE);
  const csv = isArchive ? '' : decodeText(bytes);
  if (!isArchive && !MARKUP.test(csv))
    return csv.length > LARGEST_TEXT ? { refusal: 'tooLarge' } : { list: { csv }, hiding: [] };
  const [{ readMarkup, readWorkbook }, { RefusedFile }] = await Promise.all([
    import('./workbook/read-workbook.ts'),
    import('./workbook/zip.ts'),
  ]);
  try {
    const { sheets, hiding } = isArchive ? readWorkbook(bytes) : readMarkup(csv);
    return sheets.length === 0 ? { refusal: 'empty' } : { list: { sheets }, hiding };
  } catch (error) {
    if (error instanceof RefusedFile) return { refusal: error.reason };
    throw error;
  }
}
