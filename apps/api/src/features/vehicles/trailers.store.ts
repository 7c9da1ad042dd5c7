import type { Selectable } from 'kysely';
import { createOwnedRecords } from '#platform/db/owned-records.ts';
import type { Tables } from '#platform/db/tables.generated.ts';
import { findByPlateOrVin } from './vehicle-search.ts';

export type TrailerRow = Selectable<Tables['trailers']>;

export const trailerRecords = createOwnedRecords('trailers', {
  key: 'internalNumber',
  column: 'internal_number',
  findBy: findByPlateOrVin,
});
