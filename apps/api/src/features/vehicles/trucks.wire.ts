import type { Truck } from '@wideload/contract';
import type { TruckFacts } from '../../platform/db/column-types.ts';
import type { TruckRow } from './trucks.store.ts';

/** What an order keeps of a truck. */
export function truckFactsOf(row: TruckRow): TruckFacts {
  return {
    _id: row.id,
    internalNumber: row.internal_number,
    type: 'truck',
    vinCode: row.vin_code,
    make: row.make,
    model: row.model,
    year: row.year,
    plateNumber: row.plate_number,
    plateState: row.plate_state,
    registeredWeight: row.registered_weight_lb,
  };
}

export function truckOf(row: TruckRow): Truck {
  return { ...truckFactsOf(row), createdAt: row.created_at.toISOString() };
}
