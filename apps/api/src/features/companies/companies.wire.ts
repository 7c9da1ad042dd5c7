import { CompanyBody, type Company, type CompanyFacts, type VerifiedCompany } from '@wideload/contract';
import { toColumns, toFields, toRow } from '../../platform/db/columns/record-columns.ts';
import type { RegisteredCarrier } from '../../providers/registry/port.ts';
import type { CompanyRow } from './companies.store.ts';

const columns = toColumns(CompanyBody.shape);

export function toCompanyContent({
  typedFields = '',
  ...company
}: Omit<CompanyFacts, '_id' | 'typedFields'> & { typedFields?: string }) {
  return { ...toRow(columns, company), typed_fields: typedFields, is_old_address: false };
}

export function toCompanyFacts(row: CompanyRow): CompanyFacts {
  return { _id: row.id, ...toFields(columns, row), typedFields: row.typed_fields };
}

export function toCompany(row: CompanyRow): Company {
  return { ...toCompanyFacts(row), verified: row.verified, createdAt: row.created_at.toISOString() };
}

export function toVerifiedCompany(carrier: RegisteredCarrier): VerifiedCompany {
  const { legalName, dbaName, dockets, ...facts } = carrier;
  const { prefix = '', number = '' } = dockets[0] ?? {};
  return { ...facts, docketNumber: number, docketPrefix: prefix, name: legalName, carrierName: dbaName ?? '' };
}
