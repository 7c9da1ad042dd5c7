import type { PdfCell, PdfLine } from '../pdf-lines.ts';

const carrier = '(?:motor carrier|carrier|company|permittee|customer|hauler)(?: name)?';
/** A label of two things or more, and the values behind it in its cell. */
const label = new RegExp(
  `^${carrier} ?/ ?((?:u\\.?s\\.? ?)?dot(?: ?(?:number|no\\.?|#))?)(?: ?/[a-z /#]+)?(?: ?: ?|$)`,
  'i',
);
const values = /^[^/:]*[a-z][^/:]* ?\/ ?(\d{5,8})(?= ?\/|$)/i;

/** `Carrier / USDOT: NAME / 9000001` becomes `USDOT: 9000001`: nothing is read from a name. */
export function partCarrierAndDot(lines: readonly PdfLine[]): readonly PdfLine[] {
  return lines.map((line) => {
    const at = line.cells.findIndex(({ text }) => text.includes('/') && label.test(text));
    return at === -1 ? line : { ...line, cells: partCells(line.cells, at) };
  });
}

function partCells(cells: readonly PdfCell[], at: number): readonly PdfCell[] {
  const [own, next] = [cells[at], cells[at + 1]];
  const [whole = '', dot = ''] = label.exec(own?.text ?? '') ?? [];
  const behind = own?.text.slice(whole.length) ?? '';
  const isBeside = behind === '';
  const [, number] = values.exec(isBeside ? (next?.text ?? '') : behind) ?? [];
  if (own === undefined || number === undefined) return cells;
  const end = isBeside ? (next?.end ?? own.end) : own.end;
  const read = { text: `${dot}: ${number}`, x: own.x, end };
  return [...cells.slice(0, at), read, ...cells.slice(isBeside ? at + 2 : at + 1)];
}
