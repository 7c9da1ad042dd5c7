import { paperFields, type PaperField } from './paper-fields.ts';
import type { PaperCell, PaperLine } from './paper-lines.ts';

const allFields = Object.keys(paperFields) as PaperField[];

/** A label after these is that of another thing. */
const qualifier =
  /\b(?:registered|trailer|semitrailer|axle|front|rear|empty|tare|legal|min(?:imum)?|bridge|lane|service|total|overall|load|unit|truck|tractor|number|of|the|and|or|us|date|permit|license|vehicle|gross)[ .]*$/i;

const labels = allFields.map((field) => paperFields[field].label.source).join('|');
/** The earliest label that leads to the end of the text. */
const lastLabel = new RegExp(`[^A-Za-z\\d](?:${labels})[\\s:.#]*$`, 'i');
/** Running text has no value to part from a label. */
const LONG = 120;

/** Where a label stands at the end of a value, as columns do that are printed close together; -1 if nowhere. */
function findLastLabel(text: string): number {
  const at = text.length > LONG ? -1 : text.search(lastLabel);
  const before = text.slice(0, at + 1);
  const isValue = /[A-Z\d]/.test(before) && before === before.toUpperCase();
  return at !== -1 && isValue && !qualifier.test(before) ? at + 1 : -1;
}

function splitCell(cell: PaperCell): PaperCell[] {
  const at = findLastLabel(cell.text);
  if (at <= 0) return [cell];
  const x = cell.x + ((cell.end - cell.x) * at) / cell.text.length;
  return [
    { text: cell.text.slice(0, at).trim(), x: cell.x, end: x },
    { text: cell.text.slice(at), x, end: cell.end },
  ];
}

/** Gives a label at the end of a value a cell of its own. */
export function splitLabels(line: PaperLine): PaperLine {
  return { ...line, cells: line.cells.flatMap(splitCell) };
}
