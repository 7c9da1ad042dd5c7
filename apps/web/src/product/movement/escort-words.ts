import { formatMeasure, toThreshold } from '@wideload/domain';
import type { BeyondMaximum, EscortMeasure, OpenPart, RoadKind, SuperloadMeasure } from '@wideload/domain/permit-facts';
import { formatThreshold } from '../load/threshold-words.ts';
import { formatList } from '../../lib/format-list.ts';
import { formatAxles } from '../load/reason-sentences.ts';

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
};

const adjectives: Record<EscortMeasure, string> = { width: 'wide', height: 'high', length: 'long' };

const kinds: Record<NonNullable<OpenPart['kind']>, string> = {
  manufactured_building: 'a manufactured building',
  house: 'a house',
  other: 'a load other than a building',
};

/** Parts of the lines that escort-lines.ts builds. */
export const escortWords = {
  labels: { roads: 'Roads', escorts: 'Escorts', superload: 'Superload', depends: 'It depends' },
  front: (count: number) => `${count} front`,
  rear: (count: number) => `${count} rear`,
  /** Follows the numbers of cars; the car in front carries the pole. */
  highPole: 'with a high pole',
  maybeHighPole: 'possibly with a high pole',
  police: 'a police escort',
  cars: (parts: readonly string[]) => formatList(parts),
  on: (kindsOfRoads: readonly RoadKind[]) => `on ${formatList(kindsOfRoads.map((road) => roads[road]))}`,
  kind: (kind: NonNullable<OpenPart['kind']>) => `for ${kinds[kind]}`,
  none: 'none for this load',
  uncounted: (what: EscortMeasure, limit: number, on: string) =>
    `an escort ${formatThreshold(limit, 'in')} ${adjectives[what]}${on}, though how many, and whether front or rear, is not known`,
  missing: (figures: string) => `depends on ${figures}`,
  unknown: (whats: readonly SuperloadMeasure[]) =>
    `not known by ${formatList(whats.map((what) => measures[what]))}, check with the permit office`,
  over: (what: SuperloadMeasure, actual: number, limit: number, unit: 'in' | 'lb') =>
    `${measures[what]} ${formatMeasure(actual, unit)} is ${formatPassed(limit, unit)}`,
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
  openSummary: 'Conditions and travel restrictions',
} as const;

/** `over 16′0″`, `16′0″ or more`. */
function formatPassed(limit: number, unit: 'in' | 'lb'): string {
  const { figure, isFrom } = toThreshold(limit, unit);
  return isFrom ? `${formatMeasure(figure, unit)} or more` : `over ${formatMeasure(figure, unit)}`;
}
