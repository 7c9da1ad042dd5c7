import {
  capitalize,
  formatMeasure,
  isOpenCondition,
  type AxleSpan,
  type Check,
  type KeptReason,
  type OpenCondition,
  type OpenKind,
  type RoadLimit,
  type OpenCheck,
} from '@wideload/domain';
import { kingpin } from '../../unit/unit.texts.ts';
import { roadLimitWords } from '@wideload/contract/client';

/** Names that are not simply the kind without its underscore. */
const labels = new Map([
  ['length', 'overall length'],
  ['trailer_length', 'trailer with load'],
  ['kingpin', 'kingpin to rear axle'],
  ['bridge_formula', 'gross weight'],
]);

type Figures = Pick<KeptReason, 'actual' | 'limit' | 'over' | 'unit'>;
type Sentences = {
  /** The limit that may be exceeded, without a period. */
  open: (figures: Figures) => string;
  /** The answer that settles it, without a period. */
  settle: (figures: Figures) => string;
};

const { roads } = roadLimitWords;

const format = ({ unit }: Figures, figure: number) => formatMeasure(figure, unit);

function aboutKingpin(measured: string): Sentences {
  return {
    open: (all) =>
      `Kingpin ${measured} is not known and could be as much as ${format(all, all.actual)}, ${format(all, all.over)} over the ${format(all, all.limit)} limit`,
    settle: (all) => `Enter “${kingpin}”: up to ${format(all, all.limit)} ${measured} is within the limit`,
  };
}

function aboutRoads(size: string, where: string, settled: string): Sentences {
  return {
    open: (all) =>
      `${size} ${format(all, all.actual)} is ${format(all, all.over)} over the ${format(all, all.limit)} limit ${where}`,
    settle: () => `${settled} and it is within the limit`,
  };
}

function aboutUnknown(what: string): Sentences {
  return {
    open: (all) =>
      `Whether the state limits ${what} is not established, and ${format(all, all.actual)} is over ${format(all, all.limit)}, the least that any state allows`,
    settle: (all) => `Ask the state's permit office, or keep ${what} within ${format(all, all.limit)}`,
  };
}

function aboutDoubted(what: string): Sentences {
  return {
    open: (all) =>
      `${what} ${format(all, all.actual)} is over ${format(all, all.limit)}, and the sources do not agree that this is the limit`,
    settle: (all) => `Ask the state's permit office, or stay within ${format(all, all.limit)}`,
  };
}

const sentences: Record<OpenKind, Sentences> = {
  kingpin_rearmost_axle: aboutKingpin('to rearmost axle'),
  kingpin_tandem_center: aboutKingpin('to center of the rear tandem'),
  kingpin_group_center: aboutKingpin('to center of the rear axles'),
  axle_spacing: {
    open: (all) =>
      `Tractor's rear axle to trailer's first axle looks like ${format(all, all.actual)}, ${format(all, all.over)} over the ${format(all, all.limit)} limit`,
    settle: (all) => `Measure between these axles: up to ${format(all, all.limit)} is within the limit`,
  },
  rear_overhang_last_axle: {
    open: (all) =>
      `Rear overhang counts from the center of the last axle and could be as much as ${format(all, all.actual)}, ${format(all, all.over)} over the ${format(all, all.limit)} limit`,
    settle: (all) =>
      `Measure from the center of the last axle to the end of the load: up to ${format(all, all.limit)} is within the limit`,
  },
  height_undesignated: aboutRoads(
    'Height',
    roads.undesignated,
    'Stay on Interstates and designated highways all the way',
  ),
  height_county: aboutRoads('Height', roads.county, 'Stay off county roads'),
  height_off_interstate: aboutRoads('Height', 'off Interstates', 'Stay on Interstates all the way'),
  length_all: aboutRoads(
    'Overall length',
    'set by the state, which federal law overrides on the National Network',
    'Stay on the National Network all the way',
  ),
  axle_weights: {
    open: (all) =>
      `Axle weights are not known, and the weight is close to the limit: a tandem may carry up to ${format(all, all.limit)}`,
    settle: () => 'Enter the weight of each axle',
  },
  front_overhang_unknown: aboutUnknown('front overhang'),
  rear_overhang_unknown: aboutUnknown('rear overhang'),
  gross_weight_unknown: aboutUnknown('gross weight'),
  height_doubted: aboutDoubted('Height'),
  front_overhang_doubted: aboutDoubted('Front overhang'),
  rear_overhang_doubted: aboutDoubted('Rear overhang'),
  kingpin_unknown: {
    open: (all) =>
      `Kingpin to rearmost axle could be as much as ${format(all, all.actual)}, and whether the state limits it is not established`,
    settle: (all) =>
      `Enter “${kingpin}”: up to ${format(all, all.limit)} is within the limit of every state. Above it, ask the state's permit office`,
  },
};

/** `Kingpin to rearmost axle is not known and could be as much as 42′1″, 2′1″ over the 40′0″ limit`. */
function formatOpenCondition(condition: OpenCondition): string {
  return sentences[condition.what].open(condition);
}

/** `Enter “Kingpin to rear axle”: up to 40′0″ to rearmost axle is within the limit`. */
export function formatSettling(condition: OpenCondition): string {
  return sentences[condition.what].settle(condition);
}

const sizes: Record<RoadLimit['what'], string> = {
  width: 'wide',
  height: 'high',
  length: 'long',
  trailer_length: 'for the trailer',
};

/** `The limit off Interstates and designated highways is 8′0″ wide`, for limits that decide nothing. */
export function formatRoadLimit({ what, limitIn, road }: RoadLimit): string {
  return `The limit ${roads[road]} is ${formatMeasure(limitIn, 'in')} ${sizes[what]}`;
}

/** `Width 14′6″ is 6′0″ over the 8′6″ limit`, without a period. */
export function formatReason(reason: KeptReason): string {
  if (isOpenCondition(reason)) return formatOpenCondition(reason);
  const label = formatLabel(reason);
  const subject = capitalize(label);
  const actual = formatMeasure(reason.actual, reason.unit);
  const excess = `${formatMeasure(reason.over, reason.unit)} over ${formatLimit(reason)}`;
  if (reason.what === 'trailer_length') return `${subject} is at least ${actual}, ${excess}`;
  return reason.axles === undefined ? `${subject} ${actual} is ${excess}` : `${subject}: ${actual} is ${excess}`;
}

/** `Width 8′6″ of 8′6″ allowed`. */
export function formatWithinLimit(check: Check): string {
  const label = formatLabel(check);
  const subject = capitalize(label);
  return `${subject} ${formatMeasure(check.actual, check.unit)} of ${formatAllowed(check)}`;
}

export function formatLabel({ what, axles }: Pick<KeptReason, 'what' | 'axles'>): string {
  return axles === undefined ? (labels.get(what) ?? what.replaceAll('_', ' ')) : `weight on ${formatAxles(axles)}`;
}

export function formatAxles({ from, to }: AxleSpan): string {
  if (from === to) return `axle ${from}`;
  return `axles ${from} ${to === from + 1 ? 'and' : 'to'} ${to}`;
}

function formatLimit(reason: KeptReason): string {
  const limit = formatMeasure(reason.limit, reason.unit);
  if (reason.what === 'bridge_formula') return `the ${limit} that the bridge formula allows on these axles`;
  if (reason.what === 'axle_group') return `the ${limit} that the bridge formula allows on them`;
  if (reason.what === 'tandem_axle') return `the ${limit} tandem limit`;
  return `the ${limit} limit`;
}

function formatAllowed(check: Pick<KeptReason, 'what' | 'limit' | 'unit'>): string {
  const limit = formatMeasure(check.limit, check.unit);
  if (check.what === 'bridge_formula') return `${limit} allowed by the bridge formula`;
  return `${limit} allowed`;
}

const names = {
  front_overhang: 'front overhang',
  rear_overhang: 'rear overhang',
  gross_weight: 'gross weight other than by the bridge formula',
} as const;

/** Names a question that the limits on record of a state leave open. */
export function formatOpenCheck(check: OpenCheck): string {
  switch (check.code) {
    case 'trailer-length': {
      const limit = formatMeasure(check.limit, 'in');
      return `The trailer with load may be ${limit} long, which the overall length alone does not decide.`;
    }
    case 'length-off-network': {
      if (check.limit === null) return 'We have no overall length limit on record off the National Network.';
      const limit = formatMeasure(check.limit, 'in');
      return `Off the National Network the overall length limit is ${limit}. Anything longer needs a permit there.`;
    }
    case 'road-limit':
      return `${formatRoadLimit(check)}. Over that, the load needs a permit there.`;
    case 'no-limit':
      return `We have no general limit for ${names[check.what]} on record, so it was not checked.`;
    case 'axle-weights':
      return 'You have not entered axle weights, so we checked only the gross weight, not single axles, tandems or inner axle groups.';
  }
}
