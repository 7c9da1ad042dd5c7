import { CorrectedTruck, TruckBody, type Truck, type TruckFacts } from '@wideload/contract';
import { toColumns, toFields, toRow } from '#platform/db/columns/record-columns.ts';
import type { TruckRow } from './trucks.store.ts';

// Every truck has the same type, which is not stored.
const { type: _, ...storedFields } = TruckBody.shape;
const columns = toColumns(storedFields, { registeredWeight: 'registered_weight_lb' });

export const toTruckContent = (body: Omit<TruckFacts, '_id'>) => toRow(columns, body);

const { _id: _record, ...correctedFields } = CorrectedTruck.shape;
const correctedColumns = toColumns(correctedFields, {});

/** Writes only the facts that a clerk corrects, so that the carrier's other changes stay. */
export const toCorrectedTruck = (facts: Omit<CorrectedTruck, '_id'>) => toRow(correctedColumns, facts);

export function toTruckFacts(row: TruckRow): TruckFacts {
  return { _id: row.id, type: 'truck', ...toFields(columns, row) };
}

export function toTruck(row: TruckRow): Truck {
  return { ...toTruckFacts(row), createdAt: row.created_at.toISOString() };
}
