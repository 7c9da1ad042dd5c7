import type { Cents } from '../basics/money.ts';
import type { StateCode } from '../basics/state-code.ts';

/**
 * Lengths end in `In` (inches), weights in `Lb` (pounds). Null: none could be established (data/states/XX.json), and for a limit also
 * that the state has none if `unlimited` names it. No overall length limit applies on the National Network (23 CFR 658.13).
 */
export type StateFacts = {
  code: StateCode;
  name: string;
  center: { lat: number; lng: number };
  legal: {
    widthIn: number;
    heightIn: number;
    /** Louisiana allows more to a vehicle that stays on Interstates. */
    heightInterstateIn?: number;
    /** The semitrailer with its load. */
    trailerLengthIn: number;
    kingpin: KingpinLimit | null;
    /** Limits that are lower than those above on some roads. */
    roadLimits: readonly RoadLimit[];
    /** From the tractor's rear axle to the trailer's first one, for longer semitrailers (West Virginia). */
    trailerSpacing: { limitIn: number; trailerOverIn: number } | null;
    overallLengthOffNetworkIn: number | null;
    frontOverhangIn: number | null;
    rearOverhangIn: number | null;
    /** Nevada limits both overhangs together as well. */
    overhangTotalIn?: number;
    /** Counted from the center of the last axle, not from the end of the trailer (Washington). */
    rearOverhangFrom?: 'last_axle';
    grossWeightLb: number | null;
    singleAxleLb: number;
    tandemAxleLb: number;
    /** Measures that a text of the state, or of somebody who read it, leaves without a limit. */
    unlimited: readonly Unlimitable[];
    /** Limits that another source has as `other`; null where it has none. */
    doubted?: readonly { what: 'height' | 'front_overhang' | 'rear_overhang'; other: number | null }[];
  };
  superload: { widthIn: number | null; heightIn: number | null; lengthIn: number | null; grossWeightLb: number | null };
  fee: {
    amount: Cents | null;
    basis: FeeBasis;
    chargedDaily: boolean;
    validityDays: number | null;
    validInBusinessDays: boolean;
  };
  escorts: {
    widthIn: number;
    widthMultilaneIn: number;
    lengthIn: number | null;
    heightIn: number | null;
    /** `gt`: needed above the threshold; `gte`: at the threshold. */
    comparison: 'gt' | 'gte';
  };
  travel: { daylightOnly: boolean | null; weekendRestricted: boolean | null; holidaysRestricted: boolean | null };
  agency: { name: string; url: string; phone: string | null };
};

export type Unlimitable = 'front_overhang' | 'rear_overhang' | 'kingpin' | 'gross_weight';

/** The maximum distance from the kingpin to the axles of a semitrailer. */
export type KingpinLimit = {
  limitIn: number;
  /** The limit for a semitrailer with one axle, if different. */
  singleAxleLimitIn: number | null;
  to: 'rearmost_axle' | 'tandem_center' | 'group_center';
  /** The limit covers only longer semitrailers; null: all of them. */
  trailerOverIn: number | null;
};

/** `undesignated`: off the Interstates and the highways that the state designates; `all`: on every road. */
export type LimitedRoad = 'undesignated' | 'narrow_lanes' | 'county' | 'all';
export type RoadLimit = { what: 'width' | 'height' | 'length' | 'trailer_length'; limitIn: number; road: LimitedRoad };

export type FeeBasis = 'flat' | 'daily' | 'tiered' | 'distance-band' | 'per-dimension' | 'per-mile' | 'none';
