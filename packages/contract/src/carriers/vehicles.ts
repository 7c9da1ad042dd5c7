import { normalizePlate, normalizeVin, trailerTypeKeys, truckMakes, yesNo } from '@wideload/domain';
import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { listOf, listQuery } from '../core/list.ts';
import { vehicleList } from '../core/lists.ts';
import { fileFacts, ImportBody, maxImportBytes, rowFacts } from '../core/record-file.ts';
import { toStoredFields } from '../core/record.ts';
import {
  CsvFile,
  Id,
  Instant,
  OptionalDay,
  OptionalRegion,
  RegionValue,
  requiredText,
  text,
  wholeNumber,
} from '../core/values.ts';
import type { InputCode } from '../core/input-messages.ts';

const required = (max: number) => requiredText(max, 'field.missing');
/** Signs alone are no number. */
const isGiven = z.minLength(1, 'field.missing' satisfies InputCode);
const vin = required(30).check(z.overwrite(normalizeVin), isGiven);
const plate = required(20).check(
  z.overwrite(normalizePlate),
  z.maxLength(15, 'text.too-long:15' satisfies InputCode),
  isGiven,
);

/** Pounds as digits; `''` where they are not known. */
const optionalPounds = z._default(text(7).check(z.regex(/^\d*$/, 'numbers.only' satisfies InputCode)), '');

/** Body, answer, snapshot, columns and form derive from this declaration. */
const truckFields = {
  internalNumber: required(30),
  type: z.pipe(required(40), z.literal('truck', 'vehicle-type.unknown' satisfies InputCode)),
  vinCode: vin,
  make: z.pipe(required(60), z.enum(truckMakes, 'truck-make.unknown' satisfies InputCode)),
  model: required(60),
  /** The service checks the model year against the last 40 years. */
  year: wholeNumber(9999),
  plateNumber: plate,
  plateState: z.pipe(required(60), RegionValue),
  /** Pounds. */
  registeredWeight: wholeNumber(2_000_000),
  // Asked for by the forms of some states; `''` where it was not given.
  emptyWeight: optionalPounds,
  /** The weight rating of its maker. */
  gvwr: optionalPounds,
  plateExpiry: z._default(OptionalDay, ''),
  /** True if the plate is apportioned. */
  irp: z._default(z.enum(['', ...yesNo]), ''),
  tireSize: z._default(text(40), ''),
};

export const TruckBody = z.object(truckFields);

/** A truck as an order stores it. */
export const TruckFacts = z.object({ _id: Id, ...toStoredFields(truckFields), type: z.literal('truck') });
export type TruckFacts = z.infer<typeof TruckFacts>;

export const Truck = z.extend(TruckFacts, { createdAt: Instant });
export type Truck = z.infer<typeof Truck>;

/** Body, answer, snapshot, columns and form derive from this declaration. */
const trailerFields = {
  internalNumber: required(30),
  type: z.pipe(required(40), z.enum(trailerTypeKeys, 'vehicle-type.unknown' satisfies InputCode)),
  vinCode: vin,
  plateNumber: plate,
  /** `''` where it is not known. */
  plateState: z._default(OptionalRegion, ''),
  /** Feet. */
  length: wholeNumber(500),
  /** Some states ask for both; `''` where they are not known. */
  year: z._default(text(4).check(z.regex(/^(?:\d{4})?$/, 'digits.only' satisfies InputCode)), ''),
  make: z._default(text(60), ''),
  emptyWeight: optionalPounds,
  tireSize: z._default(text(40), ''),
};

export const TrailerBody = z.object(trailerFields);

/** A trailer as an order stores it. */
export const TrailerFacts = z.object({ _id: Id, ...toStoredFields(trailerFields), type: z.enum(trailerTypeKeys) });
export type TrailerFacts = z.infer<typeof TrailerFacts>;

export const Trailer = z.extend(TrailerFacts, { createdAt: Instant });
export type Trailer = z.infer<typeof Trailer>;

const papers = { vinCode: true, make: true, year: true, plateNumber: true, plateState: true } as const;

/** The facts that the papers of a vehicle have, and that a person mistypes. */
export const CorrectedTruck = z.extend(z.pick(TruckBody, papers), { _id: Id });
export type CorrectedTruck = z.infer<typeof CorrectedTruck>;

export const CorrectedTrailer = z.extend(z.pick(TrailerBody, papers), { _id: Id });
export type CorrectedTrailer = z.infer<typeof CorrectedTrailer>;

/** The maximum of one file. */
export const maxImportedRows = 2000;

const ImportedRow = z.object({ internalNumber: z.string(), ...rowFacts });
export type ImportedRow = z.infer<typeof ImportedRow>;

/** All rows are kept or none is: one that is wrong keeps the others out, too. */
export const FleetImport = z.object({ ...fileFacts, rows: z.array(ImportedRow) });
export type FleetImport = z.infer<typeof FleetImport>;

export const vehicleListQuery = listQuery(vehicleList);

/** Trucks and trailers have the same calls. */
function callsOf<const Noun extends 'truck' | 'trailer', Body extends z.ZodMiniType, Kept extends z.ZodMiniType>(
  noun: Noun,
  { body, kept }: { body: Body; kept: Kept },
) {
  const path = `/${noun}s` as const;
  const exists = `${noun}.exists` as const;
  return {
    list: endpoint(`GET ${path}`, {
      access: 'user',
      onBehalf: true,
      summary: `Own ${noun}s, searched by internal number`,
      query: vehicleListQuery,
      answers: { 200: listOf(kept) },
    }),
    export: endpoint(`GET ${path}.csv`, {
      access: 'user',
      summary: `All own ${noun}s as a CSV file, which can be imported again`,
      answers: { 200: CsvFile },
    }),
    importFile: endpoint(`POST ${path}/import`, {
      access: 'user',
      summary: `Keep the ${noun}s of a CSV file or a workbook, new and changed ones, all or none, or say first what would be kept`,
      body: ImportBody,
      maxBytes: maxImportBytes,
      answers: { 200: FleetImport },
      problems: [exists],
    }),
    create: endpoint(`POST ${path}`, {
      access: 'user',
      onBehalf: true,
      summary: `Keep a ${noun}`,
      body,
      answers: { 201: kept },
      problems: [exists],
    }),
    update: endpoint(`PUT ${path}/{id}`, {
      access: 'user',
      summary: `Change a ${noun}; paid orders keep what they were made with`,
      body,
      answers: { 200: kept },
      problems: ['not-found', exists],
    }),
    remove: endpoint(`DELETE ${path}/{id}`, {
      access: 'user',
      summary: `Take a ${noun} off the list; orders keep it`,
      problems: ['not-found'],
    }),
  };
}

export const trucks = callsOf('truck', { body: TruckBody, kept: Truck });
export const trailers = callsOf('trailer', { body: TrailerBody, kept: Trailer });
