/** `length` is the overall length; `bridge_formula` is the gross weight by the federal formula, `axle_group` that of an inner group. */
export const reasonKinds = [
  'width',
  'height',
  'length',
  'trailer_length',
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

export function toReason(check: Check): Reason {
  return { ...check, over: check.actual - check.limit };
}

/** Measured from the kingpin to the state's point at the trailer's axles. */
export const openKinds = ['kingpin_rearmost_axle', 'kingpin_tandem_center', 'kingpin_group_center'] as const;
export type OpenKind = (typeof openKinds)[number];

/** A limit that the given facts do not decide. `actual` is the largest possible figure, `over` its excess. */
export type OpenCondition = Omit<Reason, 'what'> & { what: OpenKind; open: true };

/** Older rules may have had other kinds. */
export type KeptReason = Omit<Reason, 'what'> & { what: string; open?: true | undefined };
