import { evaluateCondition, listBounds, type OpenPart } from '../states/facts/evaluate-condition.ts';
import type { RoadBan } from '../states/facts/permit-fact.ts';
import { roadBans } from '../states/facts/road-bans.generated.ts';
import { isOrderable, orderableStates, type StateCode } from '../basics/state-code.ts';
import { toMovementFigures } from '../permits/movement-figures.ts';
import type { TravelLoad } from '../load/travel-load.ts';
import type { BannedWay, BanLimit, RoadUse, TripState } from './trip.ts';
import { allInterstates, isOnRoad, listUses, type ClosedRoad } from './closed-roads.ts';

/** A ban that holds for a load, or with a condition can hold. */
export type HeldBan = RoadBan & { condition: OpenPart | null };

/** The roads that a load may not use in a state. A load of an unknown type is none of the exceptions. */
export function decideRoadBans(load: TravelLoad, state: StateCode): HeldBan[] {
  if (!isOrderable(state)) return [];
  const figures = toMovementFigures(load, state);
  const known = { ...figures, kind: figures.kind ?? ('other' as const) };
  return roadBans[state].flatMap((row) => {
    const evaluation = evaluateCondition(row.when, known);
    return evaluation === 'fails' ? [] : [{ ...row, condition: evaluation === 'holds' ? null : evaluation }];
  });
}

/** @returns true if no leave opens the Interstates of the state to this load. */
export function isOffInterstates(load: TravelLoad, state: StateCode): boolean {
  return decideRoadBans(load, state).some(
    ({ road, isWithLeave, condition }) => road === 'interstate' && isWithLeave !== true && condition === null,
  );
}

export function findBannedWays(load: TravelLoad, states: readonly TripState[]): BannedWay[] {
  return states.flatMap((visit) => {
    const uses = listUses(visit);
    const bans = decideRoadBans(load, visit.state).filter(
      (ban) => ban.condition === null && uses.some((use) => isBannedOn(use, ban)),
    );
    if (bans.length === 0) return [];
    const roads = bans.flatMap((ban) => uses.filter((use) => isBannedOn(use, ban)).map((use) => nameRoad(use, ban)));
    return [
      {
        state: visit.state,
        roads: [...new Set(roads)],
        limits: listLimits(bans),
        isWithLeave: bans.every((ban) => ban.isWithLeave === true),
      },
    ];
  });
}

/** `turnpikes (I-44)` */
function nameRoad({ road }: RoadUse, { road: banned, name }: RoadBan): string {
  return banned === 'toll' ? `${name} (${road})` : road;
}

function isBannedOn(use: RoadUse, ban: RoadBan): boolean {
  return listBannedRoads(ban).some((road) => isOnRoad(use, road));
}

const limitKeys = ['width', 'height', 'length', 'gross'] as const;

/** One for each figure: the lowest limit. */
function listLimits(bans: readonly RoadBan[]): BanLimit[] {
  const bounds = bans.flatMap(({ when }) => listBounds(when));
  return limitKeys.flatMap((of) => {
    const over = Math.min(...bounds.flatMap((bound) => (bound.key === of ? [bound.over] : [])));
    return Number.isFinite(over) ? [{ of, over }] : [];
  });
}

/** The ways of several loads, each of them once. */
export function listBannedWays(loads: readonly TravelLoad[], states: readonly TripState[]): BannedWay[] {
  const ways = loads.flatMap((load) => findBannedWays(load, states));
  return [...new Map(ways.map((way) => [JSON.stringify(way), way])).values()];
}

/** The roads of all states that no leave opens to one of the loads. */
export function listClosedRoads(loads: readonly TravelLoad[]): ClosedRoad[] {
  const closed = orderableStates.flatMap((state) =>
    loads
      .flatMap((load) => decideRoadBans(load, state))
      .filter(({ isWithLeave, condition }) => isWithLeave !== true && condition === null)
      .flatMap((ban) => listBannedRoads(ban).map((road) => ({ state, ...road }))),
  );
  return [...new Map(closed.map((road) => [JSON.stringify(road), road])).values()];
}

function listBannedRoads({ road, name = '' }: RoadBan): RoadUse[] {
  if (road === 'toll') return [{ road: allInterstates, isToll: true }];
  return [{ road: road === 'interstate' ? allInterstates : name }];
}
