import type { FigureKey, MissingFigure, OpenPart } from '../../states/facts/evaluate-condition.ts';
import type { FactTier, RoadKind, Sourced } from '../../states/facts/permit-fact.ts';
import type { MaximumAnswer } from '../../permits/permit-maximums.ts';
import type { Reason } from '../../permits/reason.ts';

export const roadKinds = ['two_lane', 'multilane', 'interstate'] as const satisfies readonly RoadKind[];

/** Numbers of cars. `highPole` null: not established. */
export type EscortCars = { front: number; rear: number; highPole: boolean | null; police: boolean };

/** The cars that this load needs on these roads, or at night in their place. `sources` are keys of `permitSources`. */
export type SettledEscorts = {
  roads: RoadKind[];
  isAtNight?: true;
  cars: EscortCars;
  details: string[];
  tier: FactTier;
  sources: string[];
};

/** Cars that this load needs on these roads if the condition is met. */
export type OpenEscorts = Sourced & {
  roads: RoadKind[];
  isAtNight?: true;
  cars: EscortCars;
  details: string[];
  condition: OpenPart;
};

/** A passed first threshold of the state whose number and place of cars are not established. */
export type UncountedEscort = Omit<Reason, 'what'> & { what: EscortMeasure; roads: RoadKind[]; tier: FactTier | null };

export type EscortMeasure = 'width' | 'height' | 'length';

export type EscortAnswer = {
  settled: SettledEscorts[];
  open: OpenEscorts[];
  uncounted: UncountedEscort[];
  /** Figures of the load without which more cars can be due. */
  missing: MissingFigure[];
  /** Measures above the legal limit for which the state's figure could not be established. */
  unknown: EscortMeasure[];
  /** Cars are settled, or a first threshold of the state is passed. */
  isDue: boolean;
  /** The tier of the rows that ask for no car; null if anything is due, open or not established. */
  freeTier: FactTier | null;
};

export type SizeMeasure = EscortMeasure | 'gross_weight';

/** The axles that some states look at beside the whole load. */
export const axleUnits = {
  steerAxle: 'lb',
  singleAxle: 'lb',
  tandem: 'lb',
  quad: 'lb',
  steerSpacing: 'in',
  driveToTrailer: 'in',
  axleSpan: 'in',
} as const satisfies Partial<Record<FigureKey, 'lb' | 'in'>>;
export type AxleMeasure = keyof typeof axleUnits;
// Cast: Object.keys loses the key type.
export const axleMeasures = Object.keys(axleUnits) as AxleMeasure[];

export type SuperloadMeasure = SizeMeasure | AxleMeasure;

/**
 * `isUnder`: the figure is too small, not too large. `notes`: what the state says about such a load. `tier` null: only the
 * state's first figure says so.
 */
export type SuperloadReason = Omit<Reason, 'what'> & {
  what: SuperloadMeasure;
  isUnder: boolean;
  roads: RoadKind[];
  notes: string[];
  tier: FactTier | null;
  sources: string[];
};

export type OpenSuperload = Sourced & { condition: OpenPart; details: string[]; roads: RoadKind[] };

export type SuperloadAnswer = {
  settled: SuperloadReason[];
  open: OpenSuperload[];
  /** The weight beyond the state's permits, which is a superload or not permitted at all. */
  maximums: MaximumAnswer;
  missing: MissingFigure[];
  unknown: SizeMeasure[];
  /** The tier of the figures that the load does not pass; null if anything is passed, open or not established. */
  freeTier: FactTier | null;
};
