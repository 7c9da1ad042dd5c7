import { CorrectedTrailer, TrailerBody, type Trailer, type TrailerFacts } from '@wideload/contract';
import { toColumns, toFields, toRow } from '#platform/db/columns/record-columns.ts';
import type { TrailerRow } from './trailers.store.ts';

const columns = toColumns(TrailerBody.shape, { length: 'length_ft' });

export const toTrailerContent = (body: Omit<TrailerFacts, '_id'>) => toRow(columns, body);

const { _id: _record, ...correctedFields } = CorrectedTrailer.shape;
const correctedColumns = toColumns(correctedFields, {});

/** Writes only the facts that a clerk corrects, so that the carrier's other changes stay. */
export const toCorrectedTrailer = (facts: Omit<CorrectedTrailer, '_id'>) => toRow(correctedColumns, facts);

export function toTrailerFacts(row: TrailerRow): TrailerFacts {
  return { _id: row.id, ...toFields(columns, row) };
}

export function toTrailer(row: TrailerRow): Trailer {
  return { ...toTrailerFacts(row), createdAt: row.created_at.toISOString() };
}
