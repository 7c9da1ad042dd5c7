import { formatVinFinding } from '@wideload/contract';
import {
  findStateSpelled,
  findTruckMakeNamed,
  findVinFindings,
  readNumberCell,
  readYearCell,
  splitPlate,
  toPlainName,
} from '@wideload/domain';
import type { Found } from '#platform/http/bodies/record-twins.ts';

/** Columns as people and programs name them, such as those of telematics, of fleet software and of apportioned registrations. */
export const namesOfVehicles = {
  record: ['vehicle', 'equipment', 'asset', 'device'],
  fields: {
    type: ['type'],
    vinCode: ['vin, vin serial', 'serial'],
    plateNumber: ['plate, registered plate'],
    plateState: ['plate state', 'registered state, state'],
    emptyWeight: ['empty weight, empty'],
    tireSize: ['tire size, tire'],
  },
  together: [
    ['plateNumber', 'plateState'],
    ['year', 'make', 'model'],
  ],
} as const;

/** `TX - Texas`, `US-TX` and `Tex.` as codes. */
function readStateCell(text: string): string {
  const plain = toPlainName(text).replace(/^us (?=\w\w$)/, '');
  const [code = '', ...name] = plain.split(' ');
  const found = findStateSpelled(plain) ?? (findStateSpelled(name.join(' ')) === code.toUpperCase() ? code : null);
  return found ?? text;
}

export const cellsOfVehicles = { year: readYearCell, emptyWeight: readNumberCell, plateState: readStateCell } as const;

/** Characters. */
const LONGEST_MAKE = 40;
const YEAR = /(?:^|\s)((?:19|20)\d{2})(?=\s|$)/;

/** `2019 Western Star 4900-SF`: the make is the longest text at the beginning that is one. */
function splitYearMakeModel(text: string): Record<string, string> {
  const [, year = ''] = YEAR.exec(text) ?? [];
  const rest = text.replace(YEAR, ' ').replace(/^[\s/,-]+/, '');
  const words = [...rest.slice(0, LONGEST_MAKE).matchAll(/[^\s/,-]+/g)];
  const starts = words.map(({ 0: word, index }) => rest.slice(0, index + word.length));
  const make = starts.findLast((name) => findTruckMakeNamed(name) !== null) ?? starts[0] ?? '';
  return {
    year,
    make,
    model: rest
      .slice(make.length)
      .replace(/^[\s/,-]+/, '')
      .trim(),
  };
}

/** Cells such as `TX R104WL` and `2019 Kenworth T680`. */
export function splitVehicleCell(text: string, fields: readonly string[]): Record<string, string> {
  if (fields.includes('plateNumber')) {
    const { number, state } = splitPlate(text) ?? { number: text, state: '' };
    return { plateNumber: number, plateState: state };
  }
  const values = splitYearMakeModel(text);
  return Object.fromEntries(fields.map((field) => [field, values[field] ?? '']));
}

/** A typed VIN is told the same in its form. */
export function findVinDoubts({ vinCode, year }: { vinCode: string; year: number | string }): Found[] {
  const findings = findVinFindings(vinCode, Number(year) || null);
  return findings.map((finding) => ({ field: 'vinCode', message: formatVinFinding(finding) }));
}

type Marked = { internalNumber: string; vinCode: string; plateNumber: string; plateState: string };

/** Two vehicles with one VIN or one plate are a slip, or a number that was given anew. */
export const toIdentity = ({ internalNumber: name, vinCode, plateNumber, plateState }: Marked) => ({
  name,
  values: { vinCode, plateNumber: `${plateState} ${plateNumber}` },
});
