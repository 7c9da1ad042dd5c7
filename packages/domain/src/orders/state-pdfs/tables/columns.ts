import { monthWords } from '../pdf-days-text.ts';
import { size } from '../size-rows.ts';

/** A column of a table as states print it: how its label begins, and what a value below it looks like. */
type Column = { label: string; value: string };

const whole = String.raw`(?:(?:overall|total|permitted|maximum|max\.?|loaded) )?`;
const vehicle = '(?:(?:truck|tractor|power unit|(?:semi-?)?trailer) )?';
const number = String.raw`(?: ?(?:number|no\b\.?|#))?`;
const date = '(?: date)?';
const month = `(?:${monthWords})[a-z]{0,6}`;
const clock = String.raw`(?: \d{1,2}:\d{2}(?: ?[ap]m)?)?`;
const day = String.raw`(?:\d{1,4}[-/.]\d{1,2}[-/.]\d{2,4}|\d{1,2}[ -]?${month}[ -]?\d{2,4}|${month}\.? \d{1,2},? \d{4})${clock}`;
const vehicles = '(?:truck tractor|tractor|truck|power unit|(?:semi-?)?trailer)';

const columns: readonly Column[] = [
  { label: `${whole}(?:width|height|length)`, value: size },
  {
    label: '(?:(?:gross|total)(?: vehicle)? )?weight|gross|gvw',
    value: String.raw`\d{2,3},\d{3}(?: ?(?:lbs?|pounds))?(?![\d,])`,
  },
  { label: `${vehicle}vin${number}`, value: String.raw`[A-HJ-NPR-Z\d]{17}` },
  { label: `${vehicle}(?:license(?: plate)?|plate|tag)${number}`, value: String.raw`(?=[A-Z-]*\d)[A-Z\d-]{2,9}` },
  { label: 'state', value: '[A-Z]{2}' },
  { label: `permit(?: id|${number})`, value: String.raw`(?=[A-Z./-]*\d)[A-Z\d][A-Z\d./-]{3,}` },
  {
    label: `(?:valid|good) from|effective${date}|(?:begin|start)${date}|from${date}|issued?${date}`,
    value: day,
  },
  {
    label: `(?:valid|good) (?:to|through|thru|until)|expir(?:es|ation|y)${date}|end${date}|(?:to|through|thru)${date}`,
    value: day,
  },
  {
    label: '(?:permit |total |state )?(?:fees?|charges?|cost)|amount',
    value: String.raw`(?:\$ ?\d[\d,]*(?:\.\d{2})?|\d[\d,]*\.\d{2})`,
  },
  { label: `us ?dot${number}`, value: String.raw`\d{4,8}` },
  { label: 'year', value: String.raw`(?:19|20)\d{2}` },
  { label: 'make', value: '[A-Z]{2,12}' },
  { label: 'vehicle|unit|type', value: vehicles },
];

const label = columns.map((column) => `(${column.label})`).join('|');
const oneLabel = new RegExp(label, 'gi');
/** Most cells begin with another word, which is seen sooner than all labels of a cell. */
const onlyLabels = new RegExp(`^(?:${label})(?: (?:${label}))*$`, 'i');
/** A look ahead takes each value whole: of `14' 6"` no part is a value of its own. */
const toRow = (values: readonly string[]) =>
  new RegExp(`^${values.map((value, index) => `(?=(${value}))\\${index + 1}`).join(' ')}$`, 'i');

/** The labels of a table's head, and the pattern of a row below it. */
export type TableHead = { labels: readonly string[]; row: RegExp; namesVehicles: boolean };

/** Null if the cells have more than labels, or only one of them. */
export function findTableHead(cells: readonly { text: string }[]): TableHead | null {
  if (!cells.every(({ text }) => onlyLabels.test(text))) return null;
  const labels = cells.flatMap(({ text }) => [...text.matchAll(oneLabel)]);
  if (labels.length < 2) return null;
  const values = labels.flatMap(([, ...groups]) => columns[groups.findIndex((one) => one !== undefined)]?.value ?? []);
  return {
    labels: labels.map(([words]) => words),
    row: toRow(values),
    namesVehicles: values.includes(vehicles),
  };
}
