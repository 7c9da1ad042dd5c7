import { overlaps, type PdfCell, type PdfLine } from '../pdf-lines.ts';
import { readLength } from '../pdf-lengths.ts';
import { isLabel } from './cell-labels.ts';

type At = { page: readonly PdfLine[]; line: number; index: number };

/** Of two columns of an amended permit; elsewhere they are labels of days. */
const ofChange = /^(?:from|to)$/i;
const isHead = (cell: PdfCell) => !/\d/.test(cell.text) && (!isLabel(cell) || ofChange.test(cell.text));

/** The heading of a column: the nearest cell above without a digit. A title goes over the labels of the rows as well. */
export function findColumnHead({ page, line }: Pick<At, 'page' | 'line'>, cell: PdfCell): string {
  const [label] = page[line]?.cells ?? [];
  const isTitle = (head: PdfCell) => label !== undefined && label !== cell && overlaps(head, label);
  for (let above = line - 1; above >= Math.max(0, line - 8); above -= 1) {
    const head = page[above]?.cells.find((one) => overlaps(one, cell));
    if (head !== undefined && isHead(head) && !isTitle(head)) return head.text;
  }
  return '';
}

/** A length behind its label in two columns, one of feet and one of inches. */
export function readFeetAndInches(at: At): number | null {
  const [feet, inches] = at.page[at.line]?.cells.slice(at.index + 1, at.index + 3) ?? [];
  if (feet === undefined || inches === undefined || !/^\d{1,3}$/.test(feet.text) || !/^\d/.test(inches.text))
    return null;
  const isHeaded =
    /^(?:feet|ft\.?)$/i.test(findColumnHead(at, feet)) && /^in(?:ches|\.)?$/i.test(findColumnHead(at, inches));
  return isHeaded ? readLength(`${feet.text}' ${inches.text}"`, '') : null;
}
