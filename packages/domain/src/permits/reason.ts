/**
 * `length` is the overall length; `kingpin` is from the kingpin to the state's point at the trailer's axles; `bridge_formula` is the
 * gross weight by the federal formula, `axle_group` that of an inner group.
 */
export const reasonKinds = [
  'width',
  'height',
  'length',
  'trailer_length',
  'kingpin',
  'front_overhang',
  'rear_overhang',
  'gross_weight',
  'bridge_formula',
  'single_axle',
  'tandem_axle',
  'axle_group',
] as const;
export type ReasonKind = (typeof reasonKinds)[number];

/** The first and the last axle of a check, counted from 1. */
export type AxleSpan = { from: number; to: number };

/** In inches or pounds. `axles` is present for kinds about single axles and groups. */
export type Check = {
  what: ReasonKind;
  limit: number;
  actual: number;
  unit: 'in' | 'lb';
  axles?: AxleSpan | undefined;
};

/** An exceeded limit, as an order stores it. */
export type Reason = Check & { over: number };

/** Written out: copying `check` takes longer than all of its limits' comparisons. */
export function toReason({ what, limit, actual, unit, axles }: Check): Reason {
  const over = actual - limit;
  return axles === undefined ? { what, limit, actual, unit, over } : { what, limit, actual, unit, axles, over };
}

/** @returns true if the reason is about the weight of the load, not about its size. */
export function isWeight({ unit }: Pick<Reason, 'unit'>): boolean {
  return unit === 'lb';
}

/** A load that passes limits of weight only is called overweight, not oversize. */
export function isOnlyOverweight(reasons: readonly Pick<Reason, 'unit'>[]): boolean {
  return reasons.length > 0 && reasons.every(isWeight);
}

/**
 * Kingpin: from it to the state's point at the trailer's axles. `rear_overhang_last_axle`: from the center of the last axle. `axle_spacing`: from the tractor's rear axle to the trailer's first one. Height and length: limits that hold on some roads only, named as in
 * `RoadLimit`. `axle_weights`: they are not known, and the gross weight is close to a limit; `limit` is the tandem's. `…_unknown`: whether
 * the state limits it is not established; `limit` is the least that any state allows. `…_doubted`: sources of the state do not agree about the
 * limit, and the load is above `limit`, the least of them.
 */
export const openKinds = [
  'kingpin_rearmost_axle',
  'kingpin_tandem_center',
  'kingpin_group_center',
  'axle_spacing',
  'rear_overhang_last_axle',
  'height_undesignated',
  'height_county',
  'height_off_interstate',
  'length_all',
  'axle_weights',
  'front_overhang_unknown',
  'rear_overhang_unknown',
  'kingpin_unknown',
  'gross_weight_unknown',
  'height_doubted',
  'front_overhang_doubted',
  'rear_overhang_doubted',
] as const;
export type OpenKind = (typeof openKinds)[number];
export type UnknownKind = Extract<OpenKind, `${string}_unknown`>;

/** @returns true if only the state can settle it, as no source does. */
export function isAboutSources({ what }: Pick<OpenCondition, 'what'>): boolean {
  return what.endsWith('_doubted') || what.endsWith('_unknown');
}

/** A limit that the given facts do not decide. `actual` is the largest possible figure, `over` its excess. */
export type OpenCondition = Omit<Reason, 'what'> & { what: OpenKind; open: true };

/** Older rules may have had other kinds. */
export type KeptReason = Omit<Reason, 'what'> & { what: string; open?: true | undefined };

/** A stored open condition of the kinds of today. */
export function isOpenCondition(reason: KeptReason): reason is OpenCondition {
  return reason.open === true && openKinds.some((kind) => kind === reason.what);
}
