import { overlaps, type PdfCell, type PdfLine } from '../pdf-lines.ts';
import { readLength } from '../pdf-lengths.ts';
import { isLabel } from './cell-labels.ts';

type At = { page: readonly PdfLine[]; line: number; index: number };

/** The heading of a column: the nearest cell above without a digit. */
export function findColumnHead({ page, line }: Pick<At, 'page' | 'line'>, cell: PdfCell): string {
  for (let above = line - 1; above >= Math.max(0, line - 8); above -= 1) {
    const head = page[above]?.cells.find((one) => overlaps(one, cell));
    if (head !== undefined && !/\d/.test(head.text) && !isLabel(head)) return head.text;
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
