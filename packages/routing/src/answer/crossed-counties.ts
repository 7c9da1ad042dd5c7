import type { CrossedCounty } from '@wideload/domain';
import type { Leg } from '../legs/legs.ts';

/** A shorter way on a road without a number is a ramp, or a gap in the data. */
const rampMiles = 1;

/** The counties with curfews of one state in travel order, with the roads through each. */
export function listCounties({ state, parts }: Leg): CrossedCounty[] {
  const byCounty = new Map<string, Map<string, number>>();
  for (const { counties, road, miles } of parts)
    for (const name of counties) {
      // A road along a border counts for one state, though it is in the other.
      if (!name.startsWith(`${state} `)) continue;
      const county = name.slice(state.length + 1);
      const roads = byCounty.get(county) ?? new Map<string, number>();
      byCounty.set(county, roads.set(road, (roads.get(road) ?? 0) + miles));
    }
  return [...byCounty].map(([county, roads]) => ({ county, roads: listRoads(roads) }));
}

function listRoads(roads: ReadonlyMap<string, number>): string[] {
  const isRamp = (road: string) => road === '' && roads.size > 1 && (roads.get(road) ?? 0) < rampMiles;
  return [...roads.keys()].filter((road) => !isRamp(road));
}
