import { formatVinFinding, maxImportedRows } from '@wideload/contract';
import {
  findStateSpelled,
  findTruckMakeNamed,
  findVinFindings,
  isDayCell,
  readNumberCell,
  readRegion,
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
    vinCode: ['vin, vin serial, full vin', 'serial'],
    plateNumber: ['plate, registered plate'],
    plateState: ['plate state', 'registered state, state'],
    emptyWeight: ['empty weight, empty'],
    tireSize: ['tire size'],
    '': ['irp number'],
  },
  together: [
    ['plateNumber', 'plateState'],
    ['year', 'make', 'model'],
  ],
  measures: ['registeredWeight', 'emptyWeight', 'gvwr', 'length'],
  notOfAddress: ['plateState'],
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

/** `IN 123 OK` has the code of a state at either end: the heading says which one is. */
function withoutDoubleState(text: string, fields: readonly string[]): string {
  const words = text.trim().split(/[\s/-]+/);
  const [first = '', last = ''] = [words[0], words.at(-1)];
  if (words.length < 3 || readRegion(first) === null || readRegion(last) === null) return text;
  return fields[0] === 'plateState' ? `${first} ${words.slice(1).join('')}` : `${words.slice(0, -1).join('')} ${last}`;
}

/** A day is in place of a plate such as `MAR05`, or is the one on which a tag expires. */
const findNoPlate = (field: string, text: string): string | null =>
  field === 'plateNumber' && isDayCell(text) ? `“${text}” is a day rather than a plate. Type the plate` : null;

/** Cells such as `TX R104WL` and `2019 Kenworth T680`. */
function splitVehicleCell(text: string, fields: readonly string[]): Record<string, string> {
  if (fields.includes('plateNumber')) {
    const { number, state } = splitPlate(withoutDoubleState(text, fields)) ?? { number: text, state: '' };
    return { plateNumber: number, plateState: state };
  }
  const values = splitYearMakeModel(text);
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
  findNoValue: findNoPlate,
} as const;
