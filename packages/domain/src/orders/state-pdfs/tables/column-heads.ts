import { overlaps, type PdfCell, type PdfLine, type PlacedCell } from '../pdf-lines.ts';
import { readLength } from '../pdf-lengths.ts';
import { isLabel } from './cell-labels.ts';

/** Of two columns of an amended permit; elsewhere they are labels of days. */
const ofChange = /^(?:from|to)$/i;
const isHead = (cell: PdfCell) => !/\d/.test(cell.text) && (!isLabel(cell) || ofChange.test(cell.text));

/** `LEGAL` behind the label of a size is its value. */
const isLegalValue = (row: PdfLine | undefined, { text }: PdfCell) =>
  /^legal$/i.test(text) && (row?.cells.filter(isLabel).length ?? 0) > 0;

/** The heading of a column: the nearest cell above without a digit. A title goes over the labels of the rows as well. */
export function findColumnHead({ page, line }: Pick<PlacedCell, 'page' | 'line'>, cell: PdfCell): string {
  const [label] = page[line]?.cells ?? [];
  const isTitle = (head: PdfCell) => label !== undefined && label !== cell && overlaps(head, label);
  for (let above = line - 1; above >= Math.max(0, line - 8); above -= 1) {
    const head = page[above]?.cells.find((one) => overlaps(one, cell));
    if (head !== undefined && isHead(head) && !isTitle(head) && !isLegalValue(page[above], head)) return head.text;
  }
  return '';
}

/** Lines of a vehicle's block. */
const BLOCK = 6;
const vehicleAbove =
  /^(?:(semi-?trailer|trailer|towed unit)|truck|tractor|power unit|vehicle)(?: (?:vin|serial|unit|information|description|license|plate|tag)\b.*)?:?$/i;
const ofBlock = /\d|:|^(?:make|model|year|unit|state|st|color|type|plate|license|tag|vin|serial)\b/i;

/** The vehicle whose block stands beside others, from the cells above in its column; null if none is named. */
export function findVehicleAbove({ page, line, cell }: PlacedCell): 'truck' | 'trailer' | null {
  for (let above = line - 1; above >= Math.max(0, line - BLOCK); above -= 1) {
    const head = page[above]?.cells.find((one) => overlaps(one, cell));
    if (head === undefined) continue;
    const found = vehicleAbove.exec(head.text);
    if (found !== null) return found[1] === undefined ? 'truck' : 'trailer';
    if (!ofBlock.test(head.text)) return null;
  }
  return null;
}

/** A length behind its label in two columns, one of feet and one of inches. */
export function readFeetAndInches(at: PlacedCell): number | null {
  const [feet, inches] = at.page[at.line]?.cells.slice(at.index + 1, at.index + 3) ?? [];
  if (feet === undefined || inches === undefined || !/^\d{1,3}$/.test(feet.text) || !/^\d/.test(inches.text))
    return null;
  const isHeaded =
    /^(?:feet|ft\.?)$/i.test(findColumnHead(at, feet)) && /^in(?:ches|\.)?$/i.test(findColumnHead(at, inches));
  return isHeaded ? readLength(`${feet.text}' ${inches.text}"`, '') : null;
}
