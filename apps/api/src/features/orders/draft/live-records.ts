import type { CompanyFacts, TrailerFacts, TruckFacts } from '@wideload/contract';
import type { Owner } from '#identities.ts';
import type { Tx } from '#platform/db/transaction.ts';
import { findCompanyFacts } from '#features/companies/companies.service.ts';
import { findTrailerFacts } from '#features/vehicles/trailers.service.ts';
import { findTruckFacts } from '#features/vehicles/trucks.service.ts';

export type LiveRecords = {
  company: CompanyFacts | null;
  trucks: ReadonlyMap<string, TruckFacts>;
  trailers: ReadonlyMap<string, TrailerFacts>;
};

type RecordIds = Owner & {
  companyId: string | null;
  truckIds: readonly string[];
  trailerIds: readonly string[];
};

function indexById<T extends { _id: string }>(facts: readonly T[]): ReadonlyMap<string, T> {
  return new Map(facts.map((fact) => [fact._id, fact]));
}

export async function findLiveRecords(tx: Tx, wanted: RecordIds): Promise<LiveRecords> {
  const { companyId, truckIds, trailerIds } = wanted;
  return {
    company: companyId === null ? null : await findCompanyFacts(tx, wanted, companyId),
    trucks: indexById(truckIds.length === 0 ? [] : await findTruckFacts(tx, wanted, truckIds)),
    trailers: indexById(trailerIds.length === 0 ? [] : await findTrailerFacts(tx, wanted, trailerIds)),
  };
}
