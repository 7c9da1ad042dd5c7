import type { Company, Verification } from '@wideload/contract';
import type { CompanyFacts } from '../../platform/db/column-types.ts';
import type { RegisteredCarrier } from '../../providers/registry/port.ts';
import type { CompanyRow } from './companies.store.ts';

/** What an order keeps of a company. */
export function companyFactsOf(row: CompanyRow): CompanyFacts {
  return {
    _id: row.id,
    dotNumber: row.dot_number,
    docketNumber: row.docket_number,
    name: row.name,
    zip: row.zip,
    street: row.street,
    country: row.country,
    state: row.state,
    city: row.city,
    carrierName: row.carrier_name,
    email: row.email,
    phone: row.phone,
    extension: row.extension,
    address_secondary: row.address_secondary,
    title: row.title,
  };
}

export function companyOf(row: CompanyRow): Company {
  return { ...companyFactsOf(row), verified: row.verified, createdAt: row.created_at.toISOString() };
}

/** The registry's carrier as the company form takes it over. */
export function verifiedCompanyOf(carrier: RegisteredCarrier): NonNullable<Verification['company']> {
  const { legalName, dbaName, ...facts } = carrier;
  return { ...facts, name: legalName, carrierName: dbaName ?? '' };
}
