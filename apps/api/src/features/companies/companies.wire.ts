import { CompanyBody, type Company, type CompanyFacts, type Verification } from '@wideload/contract';
import { toColumns, toFields, toRow } from '../../platform/db/columns/record-columns.ts';
import type { RegisteredCarrier } from '../../providers/registry/port.ts';
import type { CompanyRow } from './companies.store.ts';

const columns = toColumns(CompanyBody.shape);

export const toCompanyContent = (company: Omit<CompanyFacts, '_id'>) => toRow(columns, company);

export function toCompanyFacts(row: CompanyRow): CompanyFacts {
  return { _id: row.id, ...toFields(columns, row) };
}

export function toCompany(row: CompanyRow): Company {
  return { ...toCompanyFacts(row), verified: row.verified, createdAt: row.created_at.toISOString() };
}

export function toVerifiedCompany(carrier: RegisteredCarrier): NonNullable<Verification['company']> {
  const { legalName, dbaName, ...facts } = carrier;
  return { ...facts, name: legalName, carrierName: dbaName ?? '' };
}
