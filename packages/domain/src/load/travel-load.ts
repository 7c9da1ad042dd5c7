import type { KnownFacts, LoadType } from './load.ts';
import type { ConditionFigures } from '../states/facts/evaluate-condition.ts';

/** A null type is not known: rows for a kind of load stay open. */
export type TravelLoad = { facts: KnownFacts; type: LoadType | null };

export function toTravelLoad(unit: KnownFacts & { loadType: LoadType | null }): TravelLoad {
  return { facts: unit, type: unit.loadType };
}

/** Without miles the route is not known. */
export function toConditionFigures(
  { facts: { dimensions, weight }, type }: TravelLoad,
  miles?: number | null,
): ConditionFigures {
  const { width, height, length } = dimensions;
  return { width, height, length, gross: weight, miles: miles ?? null, kind: type === null ? null : toKind(type) };
}

function toKind(type: LoadType): NonNullable<ConditionFigures['kind']> {
  if (type === 'manufactured_building') return type;
  return type === 'house_mobing' ? 'house' : 'other';
}
