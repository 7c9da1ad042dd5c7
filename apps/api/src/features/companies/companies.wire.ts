import { splitPhone } from '@wideload/domain';
import { CompanyBody, type Company, type CompanyFacts, type VerifiedCompany } from '@wideload/contract';
import { toColumns, toFields, toRow } from '#platform/db/columns/record-columns.ts';
import type { RegisteredCarrier } from '#providers/registry/port.ts';
import type { CompanyRow } from './companies.store.ts';

const columns = toColumns(CompanyBody.shape);

/** An extension that was typed with the number has its own field, unless another one is there. */
function withExtension<C extends { phone: string; extension: string }>(company: C): C {
  const { number, extension } = splitPhone(company.phone);
  const isFree = extension !== '' && (company.extension === '' || company.extension === extension);
  return isFree ? { ...company, phone: number, extension } : company;
}

export function toCompanyContent({
  typedFields = '',
  ...company
}: Omit<CompanyFacts, '_id' | 'typedFields'> & { typedFields?: string }) {
  return { ...toRow(columns, withExtension(company)), typed_fields: typedFields, is_old_address: false };
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
