/** A chosen workbook as the lines of its sheets. It is unpacked here rather than on the server. */
import type { ImportedSheet } from '@wideload/contract';
import { readOds, readPage, readXmlWorkbook } from './ods.ts';
import { cutSheets, type Grid, hidesText, toSheet } from './sheet.ts';
import { findWorkbook, parsePart, readXlsx, type ReadXml } from './xlsx.ts';
import { findAll, parseXml } from './xml.ts';
import { readPart, RefusedFile } from './zip.ts';

function readArchive(bytes: Uint8Array<ArrayBuffer>): Grid[] {
  const read: ReadXml = (path) => {
    const part = readPart(bytes, path);
    return part && parsePart(part);
  };
  const manifest = read('meta-inf/manifest.xml');
  if (manifest && findAll(manifest, 'encryption-data').length > 0) throw new RefusedFile('locked');
  const content = read('content.xml');
  if (content !== null) return readOds(content);
  const workbook = findWorkbook(read);
  // Binary workbooks, those of Numbers, and archives of anything else.
  if (workbook === null || !workbook.endsWith('.xml')) throw new RefusedFile('notRead');
  return readXlsx(read, workbook);
}

/** `hiding` has the names of the sheets in which a text is hidden. */
type Workbook = { sheets: ImportedSheet[]; hiding: string[] };

function toWorkbook(grids: readonly Grid[]): Workbook {
  const hiding = grids.filter(hidesText).map(({ name }) => name);
  return { sheets: cutSheets(grids.map(toSheet).filter(({ lines }) => lines.length > 0)), hiding };
}

/** @throws RefusedFile for a file that cannot be read */
export function readWorkbook(bytes: Uint8Array<ArrayBuffer>): Workbook {
  return toWorkbook(readArchive(bytes));
}

const XML_ROOT = /^\s*(?:<[?!][^>]*>\s*)*<(?:\w+:)?(workbook|document)\b/i;

/** A page, an XML file that is named as a workbook, or a flat file of LibreOffice. */
export function readMarkup(text: string): Workbook {
  const [, root] = XML_ROOT.exec(text) ?? [];
  if (root === undefined) return toWorkbook(readPage(text));
  const read = root.toLowerCase() === 'document' ? readOds : readXmlWorkbook;
  return toWorkbook(read(parseXml(text)));
}
