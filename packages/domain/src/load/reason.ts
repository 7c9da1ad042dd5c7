/** What a limit is about. `length` is the overall length; `bridge_formula` is the gross weight held against the federal formula. */
export const reasonKinds = [
  'width',
  'height',
  'length',
  'trailer_length',
  'front_overhang',
  'rear_overhang',
  'gross_weight',
  'bridge_formula',
] as const;
export type ReasonKind = (typeof reasonKinds)[number];

/** One figure held against one limit; inches or pounds. */
export type Check = { what: ReasonKind; limit: number; actual: number; unit: 'in' | 'lb' };

/** A limit that is passed, as plain facts that an order can keep; `reasonSentence` puts it in words. */
export type Reason = Check & { over: number };

export function reasonOf({ what, limit, actual, unit }: Check): Reason {
  return { what, limit, actual, over: actual - limit, unit };
}

/** Limits that can be open: from the kingpin to the point of the trailer's axles to which a state measures. */
export const openKinds = ['kingpin_rearmost_axle', 'kingpin_tandem_center', 'kingpin_group_center'] as const;
export type OpenKind = (typeof openKinds)[number];

/** A limit that may be passed, while nothing given decides it. `actual` is the most that is possible, `over` by how much. */
export type OpenCondition = Omit<Reason, 'what'> & { what: OpenKind; open: true };

/** A reason as an order keeps it: it may stem from older rules with kinds of their own. */
export type KeptReason = Omit<Reason, 'what'> & { what: string; open?: true | undefined };
