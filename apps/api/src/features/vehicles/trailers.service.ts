import {
  TrailerBody,
  CorrectedTrailer,
  type ReadBody,
  type ReadQuery,
  type Trailer,
  type TrailerFacts,
  type trailers as endpoints,
} from '@wideload/contract';
import type { User } from '#actor.ts';
import type { Owner } from '#identities.ts';
import { refuseDuplicate, type Db, type Tx } from '#platform/db/transaction.ts';
import type { Deps } from '#deps.ts';
import { readTrailerType } from './trailer-kinds.ts';
import { isTruckWord } from './truck-kinds.ts';
import { cellsOfVehicles, fileOfVehicles, readFeetCell } from './vehicle-cells.ts';
import { isTrailerDescription } from './vehicle-descriptions.ts';
import { makeNames, namesOfVehicles, sheetsOfTrailers, trailerLabels, yearNames } from './vehicle-names.ts';
import { exportRecords, importRecords, type RecordKind } from '#platform/http/bodies/record-file.ts';
import { Problem } from '#problem.ts';
import { addRecord } from '#features/audit-log/audit-log.service.ts';
import { toColumns, toFields, toRow } from '#platform/db/columns/record-columns.ts';
import { trailerRecords, type TrailerRow } from './vehicles.store.ts';

type Body = ReadBody<typeof endpoints.create>;

const duplicate = { constraint: 'trailers_internal_number', code: 'trailer.exists' } as const;

const columns = toColumns(TrailerBody.shape, { length: 'length_ft' });

const toTrailerContent = (body: Omit<TrailerFacts, '_id'>) => toRow(columns, body);

const { _id: _record, ...correctedFields } = CorrectedTrailer.shape;
const correctedColumns = toColumns(correctedFields, {});

/** Writes only the facts that a clerk corrects, so that the carrier's other changes stay. */
const toCorrectedTrailer = (facts: Omit<CorrectedTrailer, '_id'>) => toRow(correctedColumns, facts);

function toTrailerFacts(row: TrailerRow): TrailerFacts {
  return { _id: row.id, ...toFields(columns, row) };
}

function toTrailer(row: TrailerRow): Trailer {
  return { ...toTrailerFacts(row), createdAt: row.created_at.toISOString() };
}

export async function listTrailers({ db }: Deps, user: User, query: ReadQuery<typeof endpoints.list>) {
  const { rows, total } = await trailerRecords.list(db, user, query);
  return { items: rows.map(toTrailer), total, page: query.page, pageSize: query.pageSize };
}

export async function createTrailer(deps: Deps, user: User, body: Body): Promise<Trailer> {
  const { clock, ids } = deps;
  const record = { id: ids(), content: toTrailerContent(body), now: clock.now() };
  const insert = (tx: Tx) => trailerRecords.insert(tx, user, record);
  const added = addRecord(deps, user, { what: 'trailer.add', name: body.internalNumber, insert });
  return toTrailer(await refuseDuplicate(added, duplicate));
}

export async function updateTrailer(
  { db, clock }: Deps,
  user: User,
  { id, body }: { id: string; body: Body },
): Promise<Trailer> {
  const record = { id, content: toTrailerContent(body), now: clock.now() };
  const row = await refuseDuplicate(trailerRecords.update(db, user, record), duplicate);
  if (row === undefined) throw new Problem('not-found');
  return toTrailer(row);
}

/** @returns false if its owner has taken the trailer off the list. */
export async function correctTrailer(
  tx: Tx,
  owner: Owner,
  { _id: id, ...facts }: CorrectedTrailer,
  now: Date,
): Promise<boolean> {
  const record = { id, content: toCorrectedTrailer(facts), now };
  return (await trailerRecords.update(tx, owner, record)) !== undefined;
}

/** Orders keep their snapshots. */
export async function removeTrailer({ db, clock }: Deps, user: User, id: string): Promise<void> {
  if (!(await trailerRecords.remove(db, user, { id, now: clock.now() }))) throw new Problem('not-found');
}

/** Deleted trailers and others' are left out. */
export async function findTrailerFacts(db: Db, owner: Owner, ids: readonly string[]): Promise<TrailerFacts[]> {
  return (await trailerRecords.find(db, owner, ids)).map(toTrailerFacts);
}

/** The first `most` whose internal number contains `search`. */
export async function searchTrailerFacts(
  db: Db,
  owner: Owner,
  { search, most }: { search: string; most: number },
): Promise<TrailerFacts[]> {
  const query = { search, page: 1, pageSize: most, sort: 'internalNumber' } as const;
  return (await trailerRecords.list(db, owner, query)).rows.map(toTrailerFacts);
}

const fleet: RecordKind<Body, 'internalNumber'> = {
  name: 'trailers',
  ...fileOfVehicles,
  schema: TrailerBody,
  names: {
    ...namesOfVehicles,
    record: ['internal', 'unit', 'trailer', ...namesOfVehicles.record],
    fields: {
      ...namesOfVehicles.fields,
      type: ['type', 'style, kind, class, category'],
      make: makeNames,
      year: yearNames,
      length: ['length, overall length', 'size', 'ft, feet, pies'],
    },
    labels: trailerLabels,
    sheets: sheetsOfTrailers,
    described: { fields: ['year', 'make', 'type', 'length'], isDescription: isTrailerDescription },
  },
  cells: { ...cellsOfVehicles, type: readTrailerType, length: readFeetCell },
  findOther: (given) => (isTruckWord(given.get('type') ?? '') ? 'A truck: import it with the trucks' : null),
  async listPage(db, user, at) {
    const { rows } = await trailerRecords.list(db, user, { search: '', ...at, sort: 'internalNumber' });
    // Cast: a kept trailer has the fields of its day, and each is compared alone.
    return rows.map(toTrailerFacts) as (Body & { _id: string })[];
  },
  judge: (body) => ({ body, errors: [] }),
  insert: (tx, user, { body, ...record }) =>
    trailerRecords.insert(tx, user, { ...record, content: toTrailerContent(body) }),
  update: (tx, user, { body, ...record }) =>
    trailerRecords.update(tx, user, { ...record, content: toTrailerContent(body) }),
};

export const exportTrailers = (deps: Deps, user: User) => exportRecords(fleet, deps, user);

export const importTrailers = (deps: Deps, user: User, file: ReadBody<typeof endpoints.importFile>) =>
  refuseDuplicate(importRecords(fleet, deps, { user, ...file }), duplicate);
