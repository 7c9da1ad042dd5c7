// An order keeps its company, trucks and trailers as JSON permanently. A field that was declared later is missing from
// an old snapshot and gets the default of the contract, so a new field of a record must be optional.
import {
  CompanyBody,
  TrailerBody,
  TruckBody,
  type CompanyFacts,
  type TrailerFacts,
  type TruckFacts,
} from '@wideload/contract';
import * as z from 'zod/mini';
import type { PermitVehicles, Snapshot } from '#platform/db/columns/column-types.ts';

function toDefaults(body: z.ZodMiniObject): Record<string, unknown> {
  const read = Object.entries(body.shape).map(([field, schema]) => [field, z.safeParse(schema, undefined)] as const);
  return Object.fromEntries(read.flatMap(([field, { success, data }]) => (success ? [[field, data]] : [])));
}

function createReader<Facts extends { _id: string }>(body: z.ZodMiniObject, ofServer: Partial<Facts> = {}) {
  const defaults = { ...toDefaults(body), ...ofServer };
  // Every snapshot has the fields that have no default.
  return (stored: Snapshot<Facts> | null) => stored && ({ ...defaults, ...stored } as Facts);
}

export const readCompany = createReader<CompanyFacts>(CompanyBody, { typedFields: '' });
export const readTruck = createReader<TruckFacts>(TruckBody);
export const readTrailer = createReader<TrailerFacts>(TrailerBody);

export const readVehicles = (stored: PermitVehicles | null) =>
  stored && { truck: readTruck(stored.truck), trailer: readTrailer(stored.trailer) };
