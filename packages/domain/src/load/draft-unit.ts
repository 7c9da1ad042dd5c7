import type { KnownDistances } from './axles.ts';
import type { AxleTires, AxleWeights, LoadType } from './load.ts';
import type { FilingValues } from '../states/filing/filing-values.ts';
import type { DimensionKey } from './unit-fields.ts';

/** Typed text that is no value yet, by path within the unit or permit (`dimensions.width`). */
export type Typed = Readonly<Record<string, string>>;

export type DraftDimensions = Record<DimensionKey, number | null>;
/** Further axles are absent in orders that have none. */
export type DraftAxles = KnownDistances & { EF: number | null };

/** Inches and pounds; null if missing or invalid. */
export type DraftUnit = {
  _id: string;
  truckId: string | null;
  trailerId: string | null;
  /** In feet; absent if the record was not loaded. */
  trailer?: { length: number } | null;
  loadType: LoadType | null;
  dimensions: DraftDimensions;
  weight: number | null;
  axles: DraftAxles;
  axleWeights?: AxleWeights | undefined;
  axleTires?: AxleTires | undefined;
  kingpin?: number | null | undefined;
  filing?: FilingValues | undefined;
  typed: Typed;
};
