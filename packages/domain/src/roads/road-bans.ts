import { evaluateCondition, type OpenPart } from '../permit-facts/evaluate-condition.ts';
import type { RoadBan } from '../permit-facts/permit-fact.ts';
import { roadBans } from '../permit-facts/road-bans.generated.ts';
import { isOrderable, type StateCode } from '../states/state.ts';
import { toConditionFigures, type TravelLoad } from '../travel/travel-load.ts';
import type { TripState } from '../trip/trip.ts';

/** A ban that holds for a load, or with a condition can hold. */
export type HeldBan = RoadBan & { condition: OpenPart | null };

/** The roads that a load may not use in a state. A load of an unknown type is none of the exceptions. */
export function decideRoadBans(load: TravelLoad, state: StateCode): HeldBan[] {
  if (!isOrderable(state)) return [];
  const figures = toConditionFigures(load);
  const known = { ...figures, kind: figures.kind ?? ('other' as const) };
  return roadBans[state].flatMap((row) => {
    const evaluation = evaluateCondition(row.when, known);
    return evaluation === 'fails' ? [] : [{ ...row, condition: evaluation === 'holds' ? null : evaluation }];
  });
}

/** Whether no leave opens the Interstates of the state to this load. */
export function isOffInterstates(load: TravelLoad, state: StateCode): boolean {
  return decideRoadBans(load, state).some(
    ({ road, isWithLeave, condition }) => road === 'interstate' && isWithLeave !== true && condition === null,
  );
}

/** A way through a state on roads that the load may not use there. */
export type BannedWay = { state: StateCode; roads: string[]; isWithLeave: boolean };

export function findBannedWays(load: TravelLoad, states: readonly TripState[]): BannedWay[] {
  return states.flatMap(({ state, roads }) => {
    const bans = decideRoadBans(load, state).filter(
      (ban) => ban.condition === null && roads.some((road) => isOn(road, ban)),
    );
    const banned = [...new Set(roads)].filter((road) => bans.some((ban) => isOn(road, ban)));
    const isWithLeave = bans.every((ban) => ban.isWithLeave === true);
    return bans.length === 0 ? [] : [{ state, roads: banned, isWithLeave }];
  });
}

/** `road` is a label of the router. A business loop (`I-40 Business`) is no Interstate. */
function isOn(road: string, ban: RoadBan): boolean {
  return ban.road === 'interstate' ? /^I-\d+[A-Z]?$/.test(road) : ban.name === road;
}
