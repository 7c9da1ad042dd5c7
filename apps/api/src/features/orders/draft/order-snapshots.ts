import type { CompanyFacts, TrailerFacts, TruckFacts } from '@wideload/contract';
import { findCompanyFacts } from '#features/companies/companies.service.ts';
import { findTrailerFacts } from '#features/vehicles/trailers.service.ts';
import { findTruckFacts } from '#features/vehicles/trucks.service.ts';
import type { OwnerId, Owner } from '#identities.ts';
import type { Tx } from '#platform/db/transaction.ts';
import { Problem } from '#problem.ts';
import type { StoredOrder, StoredUnit } from '../stored-order.ts';

type Chosen = { company: string | null; units: readonly Omit<StoredUnit, 'truck' | 'trailer'>[] };
type Snapshots = Pick<StoredOrder, 'company' | 'units'>;

function notFound(path: string, what: string): Problem {
  const message = `This ${what} is not on your list.`;
  return new Problem('not-found', { detail: message, errors: [{ path, code: 'not-found', message }] });
}

/** The live record of `id`; else the order's snapshot of the same id, whose record may be deleted. */
function selectSnapshot<T extends { _id: string }>(
  id: string | null,
  live: T | null | undefined,
  kept: T | null | undefined,
): T | null | undefined {
  if (id === null) return null;
  return live ?? (kept?._id === id ? kept : undefined);
}

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

function toUnitWithSnapshots(
  unit: Chosen['units'][number],
  path: string,
  { live, kept }: { live: LiveRecords; kept?: StoredUnit },
) {
  const truck = selectSnapshot(unit.truckId, live.trucks.get(unit.truckId ?? ''), kept?.truck);
  if (truck === undefined) throw notFound(`${path}.truckId`, 'truck');
  const trailer = selectSnapshot(unit.trailerId, live.trailers.get(unit.trailerId ?? ''), kept?.trailer);
  if (trailer === undefined) throw notFound(`${path}.trailerId`, 'trailer');
  return { ...unit, truck, trailer };
}

export function listIds(ids: readonly (string | null)[]): string[] {
  return [...new Set(ids)].filter((id) => id !== null);
}

/** Snapshots of the chosen company, trucks and trailers: the owner's live records, or the order's previous snapshots. */
export async function takeSnapshots(
  tx: Tx,
  order: Snapshots & { ownerId: OwnerId },
  chosen: Chosen,
): Promise<Snapshots> {
  const live = await findLiveRecords(tx, {
    ownerId: order.ownerId,
    companyId: chosen.company,
    truckIds: listIds(chosen.units.map((unit) => unit.truckId)),
    trailerIds: listIds(chosen.units.map((unit) => unit.trailerId)),
  });
  const company = selectSnapshot(chosen.company, live.company, order.company);
  if (company === undefined) throw notFound('company', 'company');
  const units = chosen.units.map((unit, index) => {
    const kept = order.units.find(({ _id }) => _id === unit._id);
    return toUnitWithSnapshots(unit, `units.${index}`, { live, ...(kept && { kept }) });
  });
  return { company, units };
}
