import {
  TruckBody,
  CorrectedTruck,
  type ReadBody,
  type ReadQuery,
  type Truck,
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
import type { Owner } from '#identities.ts';
import { refuseDuplicate, type Db, type Tx } from '#platform/db/transaction.ts';
import type { Deps } from '#deps.ts';
import { isTrailerWord } from './trailer-kinds.ts';
import { readTruckType } from './truck-kinds.ts';
import { cellsOfVehicles, fileOfVehicles } from './vehicle-cells.ts';
import { isTruckDescription } from './vehicle-descriptions.ts';
import { makeNames, namesOfVehicles, sheetsOfTrucks, truckLabels, yearNames } from './vehicle-names.ts';
import { exportRecords, importRecords, type RecordKind } from '#platform/http/bodies/record-file.ts';
import { createFieldProblem, Problem } from '#problem.ts';
import { addRecord } from '#features/audit-log/audit-log.service.ts';
import { toColumns, toFields, toRow } from '#platform/db/columns/record-columns.ts';
import { truckRecords, type TruckRow } from './vehicles.store.ts';

type Body = ReadBody<typeof endpoints.create>;

const duplicate = { constraint: 'trucks_internal_number', code: 'truck.exists' } as const;

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

const toTruckContent = (body: Omit<TruckFacts, '_id'>) => toRow(columns, body);

const { _id: _record, ...correctedFields } = CorrectedTruck.shape;
const correctedColumns = toColumns(correctedFields, {});

/** Writes only the facts that a clerk corrects, so that the carrier's other changes stay. */
const toCorrectedTruck = (facts: Omit<CorrectedTruck, '_id'>) => toRow(correctedColumns, facts);

function toTruckFacts(row: TruckRow): TruckFacts {
  return { _id: row.id, type: 'truck', ...toFields(columns, row) };
}

function toTruck(row: TruckRow): Truck {
  return { ...toTruckFacts(row), createdAt: row.created_at.toISOString() };
}

export async function listTrucks({ db }: Deps, user: User, query: ReadQuery<typeof endpoints.list>) {
  const { rows, total } = await truckRecords.list(db, user, query);
  return { items: rows.map(toTruck), total, page: query.page, pageSize: query.pageSize };
}

export async function createTruck(deps: Deps, user: User, body: Body): Promise<Truck> {
  const { clock, ids } = deps;
  const now = clock.now();
  checkYear(body.year, { now });
  const record = { id: ids(), content: toTruckContent(body), now };
  const insert = (tx: Tx) => truckRecords.insert(tx, user, record);
  const added = addRecord(deps, user, { what: 'truck.add', name: body.internalNumber, insert });
  return toTruck(await refuseDuplicate(added, duplicate));
}

export async function updateTruck(
  { db, clock }: Deps,
  user: User,
  { id, body }: { id: string; body: Body },
): Promise<Truck> {
  const now = clock.now();
  const [kept] = await truckRecords.find(db, user, [id]);
  if (kept === undefined) throw new Problem('not-found');
  checkYear(body.year, { now, kept: kept.year });
  const record = { id, content: toTruckContent(body), now };
  const row = await refuseDuplicate(truckRecords.update(db, user, record), duplicate);
  if (row === undefined) throw new Problem('not-found');
  return toTruck(row);
}

/** @returns false if its owner has taken the truck off the list. */
export async function correctTruck(
  tx: Tx,
  owner: Owner,
  { _id: id, ...facts }: CorrectedTruck,
  now: Date,
): Promise<boolean> {
  const record = { id, content: toCorrectedTruck(facts), now };
  return (await truckRecords.update(tx, owner, record)) !== undefined;
}

/** Orders keep their snapshots. */
export async function removeTruck({ db, clock }: Deps, user: User, id: string): Promise<void> {
  if (!(await truckRecords.remove(db, user, { id, now: clock.now() }))) throw new Problem('not-found');
}

/** Deleted trucks and others' are left out. */
export async function findTruckFacts(db: Db, owner: Owner, ids: readonly string[]): Promise<TruckFacts[]> {
  return (await truckRecords.find(db, owner, ids)).map(toTruckFacts);
}

/** The first `most` whose internal number contains `search`. */
export async function searchTruckFacts(
  db: Db,
  owner: Owner,
  { search, most }: { search: string; most: number },
): Promise<TruckFacts[]> {
  const query = { search, page: 1, pageSize: most, sort: 'internalNumber' } as const;
  return (await truckRecords.list(db, owner, query)).rows.map(toTruckFacts);
}

const WEIGHT_ASSUMED = 'Not in the file: 80,000 lb, the usual weight, is taken';
/** `Y`, and `TRUE` as spreadsheets write what is ticked. */
const otherAnswers = { Yes: 'True (Y)', No: 'False (N)' } as const;
const answers = yesNo.map((answer) => ({ key: answer, label: otherAnswers[answer] }));

const fleet: RecordKind<Body, 'internalNumber'> = {
  name: 'trucks',
  ...fileOfVehicles,
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
  async listPage(db, user, at) {
    const { rows } = await truckRecords.list(db, user, { search: '', ...at, sort: 'internalNumber' });
    // Cast: a kept truck has the fields of its day, and each is compared alone.
    return rows.map(toTruckFacts) as (Body & { _id: string })[];
  },
  judge(body, kept, now) {
    const isFine = body.year === kept?.year || isRecentYear(body.year, now);
    return { body, errors: isFine ? [] : [{ field: 'year', message: OLD_YEAR }] };
  },
  insert: (tx, user, { body, ...record }) =>
    truckRecords.insert(tx, user, { ...record, content: toTruckContent(body) }),
  update: (tx, user, { body, ...record }) =>
    truckRecords.update(tx, user, { ...record, content: toTruckContent(body) }),
};

export const exportTrucks = (deps: Deps, user: User) => exportRecords(fleet, deps, user);

export const importTrucks = (deps: Deps, user: User, file: ReadBody<typeof endpoints.importFile>) =>
  refuseDuplicate(importRecords(fleet, deps, { user, ...file }), duplicate);
