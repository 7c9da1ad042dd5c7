import type { Selectable } from 'kysely';
import { ownedRecords } from '../../platform/db/owned-records.ts';
import type { Tables } from '../../platform/db/tables.generated.ts';

export type TrailerRow = Selectable<Tables['trailers']>;

export const trailerRecords = ownedRecords('trailers', { key: 'internalNumber', column: 'internal_number' });
