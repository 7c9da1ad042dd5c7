import { sql } from 'kysely';

export type VehicleSort = 'internalNumber' | '-internalNumber' | 'createdAt' | '-createdAt';
export type VehicleSearch = { search: string; page: number; pageSize: number; sort: VehicleSort };

const byNumber = sql`lower(internal_number)`;

/** Trucks and trailers sort by the same keys. */
export const vehicleOrders = {
  internalNumber: [byNumber, 'asc'],
  '-internalNumber': [byNumber, 'desc'],
  createdAt: [sql`created_at`, 'asc'],
  '-createdAt': [sql`created_at`, 'desc'],
} as const satisfies Record<VehicleSort, unknown>;
