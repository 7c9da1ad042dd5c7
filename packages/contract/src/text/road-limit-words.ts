import type { LimitedRoad, RoadLimit } from '@wideload/domain';

export type RoadLimitWords = {
  /** Each follows `the limit` in a sentence, and the size in a term of a table. */
  roads: Record<LimitedRoad, string>;
  sizes: Record<RoadLimit['what'], string>;
};

/** The roads with lower limits, for the check, the wizard, the state pages and the printed provisions. */
export const roadLimitWords: RoadLimitWords = {
  roads: {
    undesignated: 'off Interstates and designated highways',
    narrow_lanes: 'on roads with narrow lanes',
    county: 'on county roads',
    all: 'as the state lists it',
  },
  sizes: { width: 'Width', height: 'Height', length: 'Overall length', trailer_length: 'Semitrailer' },
};

/** `Width, on roads with narrow lanes`. */
export function formatRoadLimitTerm({ what, road }: Pick<RoadLimit, 'what' | 'road'>, words: RoadLimitWords): string {
  return `${words.sizes[what]}, ${words.roads[road]}`;
}
