import {
  TruckBody,
  CorrectedTruck,
  type ReadBody,
  type TruckFacts,
  type trucks as endpoints,
} from '@wideload/contract';
import {
  defaultRegisteredWeight,
  findTruckMakeNamed,
  listTruckYears,
  readChoiceCell,
  readDayCell,
  readNumberCell,
  yesNo,
} from '@wideload/domain';
import type { User } from '#actor.ts';
import { refuseDuplicate } from '#platform/db/transaction.ts';
import type { Deps } from '#deps.ts';
import { isTrailerWord } from './trailer-kinds.ts';
import { readTruckType } from './truck-kinds.ts';
import { cellsOfVehicles, fileOfVehicles } from './vehicle-cells.ts';
import { isTruckDescription } from './vehicle-descriptions.ts';
import { makeNames, namesOfVehicles, sheetsOfTrucks, truckLabels, yearNames } from './vehicle-names.ts';
import { exportRecords, importRecords, type RecordKind } from '#platform/http/bodies/record-file.ts';
import { createFieldProblem } from '#problem.ts';
import { toColumns, toFields, toRow } from '#platform/db/columns/record-columns.ts';
import { createVehicleService } from './vehicles.service.ts';
import { truckRecords, type TruckRow } from './vehicles.store.ts';

type Body = ReadBody<typeof endpoints.create>;

const OLD_YEAR = 'Choose one of the last 40 years';
const isRecentYear = (year: number, now: Date) => listTruckYears(now.getUTCFullYear()).includes(year);

/** A year that the truck had already stays right, however old the truck has become. */
export function checkYear(
  year: number,
  { now, kept, path = 'year' }: { now: Date; kept?: number; path?: string },
): void {
  if (year !== kept && !isRecentYear(year, now)) throw createFieldProblem(path, OLD_YEAR);
}

// Every truck has the same type, which is not stored.
const { type: _, ...storedFields } = TruckBody.shape;
const columns = toColumns(storedFields, { registeredWeight: 'registered_weight_lb' });

const { _id: _record, ...correctedFields } = CorrectedTruck.shape;
const correctedColumns = toColumns(correctedFields, {});

const service = createVehicleService({
  what: 'truck',
  records: truckRecords,
  toContent: (body: Body) => toRow(columns, body),
  toCorrected: (facts: Omit<CorrectedTruck, '_id'>) => toRow(correctedColumns, facts),
  toFacts: (row: TruckRow): TruckFacts => ({ _id: row.id, type: 'truck', ...toFields(columns, row) }),
  check: ({ year }, now, kept) => checkYear(year, { now, ...(kept !== undefined && { kept: kept.year }) }),
});

export const {
  list: listTrucks,
  create: createTruck,
  update: updateTruck,
  correct: correctTruck,
  remove: removeTruck,
  findFacts: findTruckFacts,
  searchFacts: searchTruckFacts,
} = service;

const WEIGHT_ASSUMED = 'Not in the file: 80,000 lb, the usual weight, is taken';
/** `Y`, and `TRUE` as spreadsheets write what is ticked. */
const otherAnswers = { Yes: 'True (Y)', No: 'False (N)' } as const;
const answers = yesNo.map((answer) => ({ key: answer, label: otherAnswers[answer] }));

const fleet: RecordKind<Body, 'internalNumber'> = {
  name: 'trucks',
  ...fileOfVehicles,
  ...service.file,
  assumptions: { registeredWeight: WEIGHT_ASSUMED },
  schema: TruckBody,
  names: {
    ...namesOfVehicles,
    record: ['internal', 'unit', 'power', 'truck', ...namesOfVehicles.record],
    fields: {
      ...namesOfVehicles.fields,
      type: ['type'],
      make: makeNames,
      model: ['model, model name'],
      year: yearNames,
      gvwr: ['gross vehicle weight rating, weight rating, gross weight rating'],
      registeredWeight: ['registered weight, registered gross weight, plate weight', 'gross weight, max gross weight'],
      plateExpiry: ['plate expires, plate expires date, registered expires, registered expires date'],
      irp: ['irp, apportioned, irp apportioned'],
    },
    labels: truckLabels,
    sheets: sheetsOfTrucks,
    described: { fields: ['year', 'make', 'model'], isDescription: isTruckDescription },
  },
  cells: {
    ...cellsOfVehicles,
    type: readTruckType,
    make: (text) => findTruckMakeNamed(text) ?? text,
    registeredWeight: (text) => readNumberCell(text) || String(defaultRegisteredWeight),
    gvwr: readNumberCell,
    plateExpiry: readDayCell,
    irp: (text) => readChoiceCell(text, answers),
  },
  findOther(given) {
    const type = given.get('type') ?? '';
    return isTrailerWord(type) && readTruckType(type) !== 'truck' ? 'A trailer: import it with the trailers' : null;
  },
  judge(body, kept, now) {
    const isFine = body.year === kept?.year || isRecentYear(body.year, now);
    return { body, errors: isFine ? [] : [{ field: 'year', message: OLD_YEAR }] };
  },
};

export const exportTrucks = (deps: Deps, user: User) => exportRecords(fleet, deps, user);

export const importTrucks = (deps: Deps, user: User, file: ReadBody<typeof endpoints.importFile>) =>
  refuseDuplicate(importRecords(fleet, deps, { user, ...file }), service.duplicate);
