import type { Trailer } from '@wideload/contract';
import type { TrailerFacts } from '../../platform/db/column-types.ts';
import type { TrailerRow } from './trailers.store.ts';

/** What an order keeps of a trailer. */
export function trailerFactsOf(row: TrailerRow): TrailerFacts {
  return {
    _id: row.id,
    internalNumber: row.internal_number,
    type: row.type,
    vinCode: row.vin_code,
    plateNumber: row.plate_number,
    length: row.length_ft,
  };
}

export function trailerOf(row: TrailerRow): Trailer {
  return { ...trailerFactsOf(row), createdAt: row.created_at.toISOString() };
}
