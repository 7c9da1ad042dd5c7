import type { OpenKind, ReasonKind } from '../limits/reason.ts';
import type { StateCode } from './state.ts';
import type { FactField } from './state-sources.generated.ts';
import { unconfirmedFields } from './unconfirmed-fields.generated.ts';

/** Limits, superload thresholds and first escorts of a state, named as in data/states. */
export type LimitField = keyof typeof unconfirmedFields & FactField;
export type LimitKind = 'legal' | 'superload' | 'escort';

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
  kingpin_rearmost_axle: 'legal.kingpin',
  kingpin_tandem_center: 'legal.kingpin',
  kingpin_group_center: 'legal.kingpin',
  axle_weights: 'legal.tandem_axle_lb',
  // These are taken from the notes of the state's file, which name no source of their own.
  axle_spacing: null,
  height_undesignated: null,
  height_secondary: null,
  height_county: null,
  length_all: null,
} as const satisfies Record<ReasonKind | OpenKind, LimitField | null>;

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

const fields: Record<LimitKind, Partial<Record<string, LimitField | null>>> = {
  legal: legalFields,
  superload: superloadFields,
  escort: escortFields,
};

/** The figure that a reason was decided by; null if it has no sources, or the kind is one of older rules. */
export function findLimitField(
  { what, road }: { what: string; road?: 'two-lane' | 'multilane' | undefined },
  kind: LimitKind = 'legal',
): LimitField | null {
  if (kind === 'escort' && what === 'width' && road === 'multilane') return 'escorts.width_multilane_in';
  const known = fields[kind];
  return Object.hasOwn(known, what) ? (known[what] ?? null) : null;
}

/** Whether an official text has the figure, opened or quoted. */
export function isLimitConfirmed(state: StateCode, field: LimitField): boolean {
  const states: readonly StateCode[] = unconfirmedFields[field];
  return !states.includes(state);
}
