import { formatMeasure } from '@wideload/domain';
import type { EscortMeasure, OpenPart, RoadKind, SuperloadMeasure } from '@wideload/domain/permit-facts';
import { formatList } from '../../lib/format-list.ts';

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
  axleSpread: 'the distance from the first axle to the last',
};

const adjectives: Record<EscortMeasure, string> = { width: 'wide', height: 'high', length: 'long' };

const kinds: Record<NonNullable<OpenPart['kind']>, string> = {
  manufactured_building: 'a manufactured building',
  not_manufactured_building: 'a load other than a manufactured building',
  house: 'a house',
  other: 'a load other than a building',
};

/** Parts of the lines that escort-lines.ts builds. */
export const escortWords = {
  labels: { escorts: 'Escorts', superload: 'Superload' },
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
  kind: (kind: NonNullable<OpenPart['kind']>) => `for ${kinds[kind]}`,
  /** Follows the roads of a trip. */
  miles: (least: number, most: number) => {
    const unit = most === 1 ? 'mile' : 'miles';
    if (least === most) return `(${most} ${unit})`;
    return least === 0 ? `(up to ${most} ${unit})` : `(${least} to ${most} ${unit})`;
  },
  none: 'none for this load',
  noneOnRoad: 'none',
  uncounted: (what: EscortMeasure, limit: number, on: string) =>
    `an escort over ${formatMeasure(limit, 'in')} ${adjectives[what]}${on}; how many, and whether front or rear, is not known`,
  missing: (figures: string) => `depends on ${figures}`,
  unknown: (whats: readonly SuperloadMeasure[]) =>
    `not known by ${formatList(whats.map((what) => measures[what]))}; check with the permit office`,
  over: (what: SuperloadMeasure, actual: number, limit: number, unit: 'in' | 'lb') =>
    `${measures[what]} ${formatMeasure(actual, unit)} is over ${formatMeasure(limit, unit)}`,
  under: (what: SuperloadMeasure, actual: number, limit: number) =>
    `${measures[what]}, ${formatMeasure(actual, 'in')}, is no more than ${formatMeasure(limit, 'in')}`,
  perhaps: 'possibly',
  notSuperload: 'no',
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
