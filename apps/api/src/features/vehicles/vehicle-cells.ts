import { formatVinFinding, maxImportedRows } from '@wideload/contract';
import {
  findStateSpelled,
  findVinFindings,
  isDayCell,
  parseLength,
  readNumberCell,
  readRegion,
  readYearCell,
  splitPlate,
  toPlainName,
} from '@wideload/domain';
import { splitDescription } from './vehicle-descriptions.ts';
import type { Found } from '#platform/http/bodies/record-twins.ts';

/** `TX - Texas`, `US-TX` and `Tex.` as codes. */
function readStateCell(text: string): string {
  const plain = toPlainName(text).replace(/^us (?=\w\w$)/, '');
  const [code = '', ...name] = plain.split(' ');
  const found = findStateSpelled(plain) ?? (findStateSpelled(name.join(' ')) === code.toUpperCase() ? code : null);
  return found ?? text;
}

export const cellsOfVehicles = { year: readYearCell, emptyWeight: readNumberCell, plateState: readStateCell } as const;

/** `IN 123 OK` has the code of a state at either end: the heading says which one is. */
function withoutDoubleState(text: string, fields: readonly string[]): string {
  const words = text.trim().split(/[\s/-]+/);
  const [first = '', last = ''] = [words[0], words.at(-1)];
  if (words.length < 3 || readRegion(first) === null || readRegion(last) === null) return text;
  return fields[0] === 'plateState' ? `${first} ${words.slice(1).join('')}` : `${words.slice(0, -1).join('')} ${last}`;
}

/** A workbook keeps `3/4` and `MAR05` as a day, which then is the whole cell. */
const texts: Readonly<Record<string, string>> = { internalNumber: 'a number', model: 'a model', tireSize: 'a size' };
const isWholeDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text);

/** A day in place of a text, and figures that are no whole feet or pounds. */
function findNoValue(field: string, text: string): string | null {
  if (field === 'plateNumber' && isDayCell(text)) return `“${text}” is a day rather than a plate. Type the plate`;
  if (texts[field] !== undefined && isWholeDay(text))
    return `“${text}” is a day rather than ${texts[field]}. Type it again`;
  if (field === 'length' && /\d/.test(text) && !/^\d+$/.test(readFeetCell(text)))
    return `“${text}” is no length in whole feet. Write one such as 53`;
  const [, unit] = field.endsWith('Weight') || field === 'gvwr' ? (METRIC.exec(text) ?? []) : [];
  return unit === undefined ? null : `The figure is in “${unit}”. Write weights in pounds and lengths in feet`;
}

const METRIC = /\d\s*(kgs?|kilos?|tons?|tonn?es?|t)\b/i;

/** `48'-0"`, `576 in` and `48-0` as whole feet; others are left as they are. */
export function readFeetCell(text: string): string {
  const feet = readNumberCell(text);
  if (/^\d*$/.test(feet)) return feet;
  const parsed = parseLength(text);
  return parsed.ok && parsed.inches % 12 === 0 ? String(parsed.inches / 12) : text;
}

/** Inches make feet; kilograms make no round pounds. */
function convert(field: string, text: string, unit: string): string | null {
  if (field !== 'length' || !/^(?:in|inch|inches|pulgadas)$/i.test(unit)) return null;
  const feet = readFeetCell(`${text.replace(/\s*(?:in(?:ches)?\.?|["”″])$/i, '')} in`);
  return /^\d+$/.test(feet) ? feet : null;
}

/** `P123 (TX)` and `P123 - TX` in a list without a column of states. */
function splitAlone(field: string, text: string): Record<string, string> | null {
  const [, plateNumber = '', state = ''] =
    field === 'plateNumber' ? (/^(\S+)\s*(?:\s-\s|[,/]|\()\s*([A-Za-z]{2})\)?$/.exec(text) ?? []) : [];
  const plateState = readRegion(state);
  return plateState === null || state === '' ? null : { plateNumber, plateState };
}

/** Cells such as `TX R104WL` and `2019 Kenworth T680`. */
function splitVehicleCell(text: string, fields: readonly string[]): Record<string, string> {
  if (fields.includes('plateNumber')) {
    const { number, state } = splitPlate(withoutDoubleState(text, fields)) ?? { number: text, state: '' };
    return { plateNumber: number, plateState: state };
  }
  const values = splitDescription(text, fields);
  return Object.fromEntries(fields.map((field) => [field, values[field] ?? '']));
}

/** A carrier without a plate may keep one of these, as in the form. */
const NO_PLATE = /^(?:N\/?A|NONE|TEMP|PERM|PENDING|APPLIEDFOR|TBD|TBA|UNKNOWN|SEENOTES?|NOPLATE|\?+|-+)$/;

/** Two plates, a note beside one, or its state in front of it. */
const isDoubtfulPlate = (plate: string, state: string) =>
  NO_PLATE.test(plate) || /[/(),;+]/.test(plate) || (state !== '' && plate.startsWith(state) && plate.length > 4);

/** No vehicle that carries permits weighs less. */
const LIGHTEST_LB = 1000;
const LONGEST_FT = 150;

type Doubtful = {
  vinCode: string;
  year: number | string;
  plateNumber: string;
  plateState: string;
  registeredWeight?: number;
  emptyWeight: string;
  gvwr?: string;
  length?: number;
};

/** A typed VIN is told the same in its form. */
function findVehicleDoubts({ vinCode, year, plateNumber, plateState, length = 0, ...weights }: Doubtful): Found[] {
  const findings = findVinFindings(vinCode, Number(year) || null);
  const { registeredWeight, emptyWeight, gvwr } = weights;
  const light = Object.entries({ registeredWeight, emptyWeight, gvwr }).filter(
    ([, weight]) => Number(weight ?? 0) > 0 && Number(weight) < LIGHTEST_LB,
  );
  return [
    ...findings.map((finding) => ({ field: 'vinCode', message: formatVinFinding(finding) })),
    ...(isDoubtfulPlate(plateNumber, plateState)
      ? [{ field: 'plateNumber', message: `“${plateNumber}” is kept as the plate` }]
      : []),
    ...light.map(([field, weight]) => ({ field, message: `${weight} lb is little: is it in thousands or in tons?` })),
    ...(length > LONGEST_FT ? [{ field: 'length', message: `${length} ft is long: is it in inches?` }] : []),
  ];
}

type Marked = { internalNumber: string; vinCode: string; plateNumber: string; plateState: string };

/** Two vehicles with one VIN or one plate are a slip, or a number that was given anew. */
const toIdentity = ({ internalNumber: name, vinCode, plateNumber, plateState }: Marked) => ({
  name,
  values: { vinCode, plateNumber: `${plateState} ${plateNumber}` },
});

/** Trucks and trailers are alike in these parts of their files. */
export const fileOfVehicles = {
  key: 'internalNumber',
  toKey: ({ internalNumber }: Marked) => internalNumber.toLowerCase(),
  mostRows: maxImportedRows,
  toIdentity,
  findDoubts: findVehicleDoubts,
  splitCell: splitVehicleCell,
  splitAlone,
  findNoValue,
  convert,
} as const;
