import type { OpenKind, ReasonKind, UnknownKind } from './reason.ts';
import type { RoadLimit } from '../states/state.ts';
import type { StateCode } from '../basics/state-code.ts';
import type { FactField } from '../states/state-sources.generated.ts';
import { unconfirmedFields } from '../states/unconfirmed-fields.generated.ts';

/** Limits, superload thresholds and first escorts of a state, named as in data/states. */
export type LimitField = keyof typeof unconfirmedFields & FactField;
type LimitKind = 'legal' | 'superload' | 'escort';

const legalFields = {
  width: 'legal.width_in',
  height: 'legal.height_in',
  length: 'legal.overall_length_off_network_in',
  trailer_length: 'legal.trailer_length_in',
  front_overhang: 'legal.front_overhang_in',
  rear_overhang: 'legal.rear_overhang_in',
  gross_weight: 'legal.gross_weight_lb',
  bridge_formula: 'legal.bridge_formula',
  single_axle: 'legal.single_axle_lb',
  tandem_axle: 'legal.tandem_axle_lb',
  axle_group: 'legal.bridge_formula',
  kingpin: 'legal.kingpin',
  kingpin_rearmost_axle: 'legal.kingpin',
  kingpin_tandem_center: 'legal.kingpin',
  kingpin_group_center: 'legal.kingpin',
  axle_weights: 'legal.tandem_axle_lb',
  axle_spacing: 'legal.trailer_spacing',
  rear_overhang_last_axle: 'legal.rear_overhang_in',
  height_doubted: 'legal.height_in',
  front_overhang_doubted: 'legal.front_overhang_in',
  rear_overhang_doubted: 'legal.rear_overhang_in',
  width_undesignated: 'legal.road_limits.width_undesignated',
  width_narrow_lanes: 'legal.road_limits.width_narrow_lanes',
  height_undesignated: 'legal.road_limits.height_undesignated',
  height_county: 'legal.road_limits.height_county',
  height_off_interstate: 'legal.height_in',
  length_all: 'legal.road_limits.length_all',
  trailer_length_undesignated: 'legal.road_limits.trailer_length_undesignated',
} as const satisfies Record<ReasonKind | Exclude<OpenKind, UnknownKind>, LimitField> & Record<string, LimitField>;

const superloadFields: Partial<Record<string, LimitField>> = {
  width: 'superload.width_in',
  height: 'superload.height_in',
  length: 'superload.length_in',
  gross_weight: 'superload.gross_weight_lb',
};

const escortFields: Partial<Record<string, LimitField>> = {
  width: 'escorts.width_in',
  height: 'escorts.height_in',
  length: 'escorts.length_in',
};

const fields: Record<LimitKind, Partial<Record<string, LimitField>>> = {
  legal: legalFields,
  superload: superloadFields,
  escort: escortFields,
};

/** The figure that a reason was decided by; null where it is not established, and for a kind of older rules. */
export function findLimitField(
  { what, road }: { what: string; road?: 'two-lane' | 'multilane' | undefined },
  kind: LimitKind = 'legal',
): LimitField | null {
  if (kind === 'escort' && what === 'width' && road === 'multilane') return 'escorts.width_multilane_in';
  const known = fields[kind];
  return Object.hasOwn(known, what) ? (known[what] ?? null) : null;
}

/** The kind of a limit that holds on some roads only: `width_narrow_lanes`. */
export function toRoadLimitKind({ what, road }: Pick<RoadLimit, 'what' | 'road'>): string {
  return `${what}_${road}`;
}

/** @returns true if an official text has the figure, opened or quoted. */
export function isLimitConfirmed(state: StateCode, field: LimitField): boolean {
  const states: readonly StateCode[] = unconfirmedFields[field];
  return !states.includes(state);
}
