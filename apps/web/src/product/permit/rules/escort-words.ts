import { formatMeasure, toThreshold } from '@wideload/domain';
import type { BeyondMaximum, EscortMeasure, OpenPart, RoadKind, SuperloadMeasure } from '@wideload/domain/permit-facts';
import { formatThreshold } from './threshold-words.ts';
import { formatList } from '#lib/format-list.ts';
import { formatAxles } from './reason-sentences.ts';
import { travelWords } from './travel-words.ts';

const roads: Record<RoadKind, string> = {
  two_lane: 'two-lane roads',
  multilane: 'multilane roads',
  interstate: 'Interstates',
};

const measures: Record<SuperloadMeasure, string> = {
  width: 'width',
  height: 'height',
  length: 'overall length',
  gross_weight: 'weight',
  steerAxle: 'the first axle’s weight',
  singleAxle: 'the heaviest axle’s weight',
  tandem: 'the heaviest tandem’s weight',
  quad: 'the weight of the heaviest group of four axles or more',
  steerSpacing: 'the distance from the first axle to the second',
  driveToTrailer: 'the distance from the drive axle to the trailer’s first axle',
  axleSpan: 'the distance from the first axle to the last',
};

const adjectives: Record<EscortMeasure, string> = { width: 'wide', height: 'high', length: 'long' };

/** Parts of the lines that escort-lines.ts builds. */
export const escortWords = {
  labels: { roads: 'Roads', escorts: 'Escorts', superload: 'Superload' },
  front: (count: number) => `${count} front`,
  rear: (count: number) => `${count} rear`,
  /** Follows the numbers of cars; the car in front carries the pole. */
  highPole: 'with a high pole',
  maybeHighPole: 'possibly with a high pole',
  police: 'a police escort',
  cars: (parts: readonly string[]) => formatList(parts),
  on: (kindsOfRoads: readonly RoadKind[]) => `on ${formatList(kindsOfRoads.map((road) => roads[road]))}`,
  atNight: 'at night',
  onDivided: (isDivided: boolean) => (isDivided ? 'where the road is divided' : 'where the road is not divided'),
  kind: (kind: NonNullable<OpenPart['kind']>) => travelWords.kinds[kind],
  /** Follows the roads of a trip. */
  miles: (least: number, most: number) => {
    const unit = most === 1 ? 'mile' : 'miles';
    if (least === most) return `(${most} ${unit})`;
    return least === 0 ? `(up to ${most} ${unit})` : `(${least} to ${most} ${unit})`;
  },
  none: 'none for this load',
  noneOnRoad: 'none',
  uncounted: (what: EscortMeasure, limit: number, on: string) =>
    `an escort ${formatThreshold(limit, 'in')} ${adjectives[what]}${on}, though how many, and whether front or rear, is not known`,
  missing: (figures: string) => `depends on ${figures}`,
  unknown: (whats: readonly SuperloadMeasure[]) =>
    `not known by ${formatList(whats.map((what) => measures[what]))}, check with the permit office`,
  over: (what: SuperloadMeasure, actual: number, limit: number, unit: 'in' | 'lb') =>
    `${measures[what]} ${formatMeasure(actual, unit)} is ${formatPassed(limit, unit)}`,
  under: (what: SuperloadMeasure, actual: number, limit: number) =>
    `${measures[what]}, ${formatMeasure(actual, 'in')}, is no more than ${formatMeasure(limit, 'in')}`,
  perhaps: 'possibly',
  askFirst: 'A superload, or not permitted: we ask the state first',
  beyond: ({ axles, actual, limit, isSum }: BeyondMaximum) => {
    const [weight, most] = [formatMeasure(actual, 'lb'), formatMeasure(limit, 'lb')];
    if (isSum === true) return `${weight} in all is more than the ${most} that a permit allows on these axles`;
    const subject = axles === undefined ? `${weight} in all` : `${weight} on ${formatAxles(axles)}`;
    return `${subject} is more than the ${most} that a permit allows`;
  },
  otherMost: (limit: number) =>
    `another source has ${formatMeasure(limit, 'lb')}, and the permit office knows which one is right`,
  ifOther: 'possibly a superload, or not permitted',
  notSuperload: 'no',
  interstates: 'Interstates',
  notOn: (road: string) => `not on ${road}`,
  onlyWithLeave: (road: string) => `on ${road} only with special permission`,
  openSummary: 'Travel restrictions',
  /** The folded row of a state. */
  summary: {
    count: (count: number) => `${count} ${count === 1 ? 'escort' : 'escorts'}`,
    upTo: (most: string) => `Up to ${most}`,
    police: 'Police escort',
    due: 'Escorts needed',
    depends: 'Escorts: it depends',
  },
  /** The escorts of a whole trip. */
  trip: {
    title: 'Escorts of the trip',
    titleOf: (unit: number) => `Escorts of the trip, unit ${unit}`,
    from: (begins: string, ends: string) => `${begins} to ${ends}`,
    none: 'None for this load',
    more: (states: string) => `More can be due in ${states}: see the conditions of the state`,
  },
} as const;

/** `over 16′0″`, `16′0″ or more`. */
function formatPassed(limit: number, unit: 'in' | 'lb'): string {
  const { figure, isFrom } = toThreshold(limit, unit);
  return isFrom ? `${formatMeasure(figure, unit)} or more` : `over ${formatMeasure(figure, unit)}`;
}
