// An order keeps its company, trucks and trailers as JSON for good. A field that was declared later is missing there, and then has the
// default of the contract: whatever is new in a record is optional.
import {
  CompanyBody,
  TrailerBody,
  TruckBody,
  type CompanyFacts,
  type TrailerFacts,
  type TruckFacts,
} from '@wideload/contract';
import * as z from 'zod/mini';
import type { Snapshot } from '../../platform/db/column-types.ts';

function toDefaults(body: z.ZodMiniObject): Record<string, unknown> {
  const read = Object.entries(body.shape).map(([field, schema]) => [field, z.safeParse(schema, undefined)] as const);
  return Object.fromEntries(read.flatMap(([field, { success, data }]) => (success ? [[field, data]] : [])));
}

function toReader<Facts extends { _id: string }>(body: z.ZodMiniObject) {
  const defaults = toDefaults(body);
  // The fields without a default are in every snapshot.
  return (stored: Snapshot<Facts> | null) => stored && ({ ...defaults, ...stored } as Facts);
}

export const readCompany = toReader<CompanyFacts>(CompanyBody);
export const readTruck = toReader<TruckFacts>(TruckBody);
export const readTrailer = toReader<TrailerFacts>(TrailerBody);
