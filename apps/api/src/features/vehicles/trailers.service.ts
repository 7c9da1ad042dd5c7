import {
  TrailerBody,
  CorrectedTrailer,
  type ReadBody,
  type TrailerFacts,
  type trailers as endpoints,
} from '@wideload/contract';
import type { User } from '#actor.ts';
import { refuseDuplicate } from '#platform/db/transaction.ts';
import type { Deps } from '#deps.ts';
import { readTrailerType } from './trailer-kinds.ts';
import { isTruckWord } from './truck-kinds.ts';
import { cellsOfVehicles, fileOfVehicles, readFeetCell } from './vehicle-cells.ts';
import { isTrailerDescription } from './vehicle-descriptions.ts';
import { makeNames, namesOfVehicles, sheetsOfTrailers, trailerLabels, yearNames } from './vehicle-names.ts';
import { exportRecords, importRecords, type RecordKind } from '#platform/http/bodies/record-file.ts';
import { toColumns, toFields, toRow } from '#platform/db/columns/record-columns.ts';
import { createVehicleService } from './vehicles.service.ts';
import { trailerRecords, type TrailerRow } from './vehicles.store.ts';

type Body = ReadBody<typeof endpoints.create>;

const columns = toColumns(TrailerBody.shape, { length: 'length_ft' });

const { _id: _record, ...correctedFields } = CorrectedTrailer.shape;
const correctedColumns = toColumns(correctedFields, {});

const service = createVehicleService({
  what: 'trailer',
  records: trailerRecords,
  toContent: (body: Body) => toRow(columns, body),
  toCorrected: (facts: Omit<CorrectedTrailer, '_id'>) => toRow(correctedColumns, facts),
  toFacts: (row: TrailerRow): TrailerFacts => ({ _id: row.id, ...toFields(columns, row) }),
});

export const {
  list: listTrailers,
  create: createTrailer,
  update: updateTrailer,
  correct: correctTrailer,
  remove: removeTrailer,
  findFacts: findTrailerFacts,
  searchFacts: searchTrailerFacts,
} = service;

const fleet: RecordKind<Body, 'internalNumber'> = {
  name: 'trailers',
  ...fileOfVehicles,
  ...service.file,
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
  judge: (body) => ({ body, errors: [] }),
};

export const exportTrailers = (deps: Deps, user: User) => exportRecords(fleet, deps, user);

export const importTrailers = (deps: Deps, user: User, file: ReadBody<typeof endpoints.importFile>) =>
  refuseDuplicate(importRecords(fleet, deps, { user, ...file }), service.duplicate);
