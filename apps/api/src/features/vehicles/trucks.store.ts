import type { Selectable } from 'kysely';
import { createOwnedRecords } from '#platform/db/owned-records.ts';
import type { Tables } from '#platform/db/tables.generated.ts';
import { findByPlateOrVin } from './vehicle-search.ts';

export type TruckRow = Selectable<Tables['trucks']>;

export const truckRecords = createOwnedRecords('trucks', {
  key: 'internalNumber',
  column: 'internal_number',
  findBy: findByPlateOrVin,
});
