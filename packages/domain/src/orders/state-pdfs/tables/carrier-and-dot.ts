import type { PdfCell, PdfLine } from '../pdf-lines.ts';

const carrier = '(?:motor carrier|carrier|company|permittee|customer|hauler)(?: name)?';
const dot = String.raw`((?:u\.?s\.? ?)?dot(?: ?(?:number|no\.?|#))?)`;
/** A label of two things or more, and the values behind it in its cell. */
type Form = { label: RegExp; values: RegExp };
const forms: readonly Form[] = [
  {
    label: new RegExp(`^${carrier} ?/ ?${dot}(?: ?/[a-z /#]+)?(?: ?: ?|$)`, 'i'),
    values: /^[^/:]*[a-z][^/:]* ?\/ ?(\d{5,8})(?= ?\/|$)/i,
  },
  {
    label: new RegExp(`^${carrier} ?\\(${dot}\\)(?: ?: ?|$)`, 'i'),
    values: /^[^():]*[a-z][^():]* ?\((\d{5,8})\)$/i,
  },
];
/** Most cells have neither. */
const mayBeLabel = /^[a-z ]+[/(]/i;

/** `Carrier / USDOT: NAME / 9000001` or `Carrier (USDOT)   NAME (9000001)` becomes `USDOT: 9000001`: nothing is read from a name. */
export function partCarrierAndDot(lines: readonly PdfLine[]): readonly PdfLine[] {
  return lines.map((line) => {
    for (const [at, { text }] of line.cells.entries()) {
      const form = mayBeLabel.test(text) ? forms.find(({ label }) => label.test(text)) : undefined;
      if (form !== undefined) return { ...line, cells: partCells(line.cells, at, form) };
    }
    return line;
  });
}

function partCells(cells: readonly PdfCell[], at: number, { label, values }: Form): readonly PdfCell[] {
  const [own, next] = [cells[at], cells[at + 1]];
  const [whole = '', words = ''] = label.exec(own?.text ?? '') ?? [];
  const behind = own?.text.slice(whole.length) ?? '';
  const isBeside = behind === '';
  const [, number] = values.exec(isBeside ? (next?.text ?? '') : behind) ?? [];
  if (own === undefined || number === undefined) return cells;
  const end = isBeside ? (next?.end ?? own.end) : own.end;
  const read = { text: `${words}: ${number}`, x: own.x, end };
  return [...cells.slice(0, at), read, ...cells.slice(isBeside ? at + 2 : at + 1)];
}
