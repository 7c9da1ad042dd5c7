import type { Selectable } from 'kysely';
import { createOwnedRecords, type Content } from '#platform/db/owned-records.ts';
import type { Tables } from '#platform/db/tables.generated.ts';

export type CompanyRow = Selectable<Tables['companies']>;
export type CompanyContent = Content<'companies'>;

export const companyRecords = createOwnedRecords('companies', { key: 'name', column: 'name' });
