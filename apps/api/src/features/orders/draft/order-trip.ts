import type { SaveOrderBody } from '@wideload/contract';
import {
  alignTripStates,
  findDeparture,
  followRoute,
  isSameWay,
  listPlaces,
  selectDraftTrip,
  planPermit,
  toTravelLoad,
  type DraftTrip,
  type PermitPlan,
  type StateCode,
  type TravelLoad,
  type Trip,
  type TripRoute,
} from '@wideload/domain';
import { planPermitDays } from '@wideload/domain/calendar';
import { listBannedWays, listClosedRoads } from '@wideload/domain/permit-facts';
import { localTime } from '@wideload/local-time';
import type { Deps } from '#deps.ts';
import type { StoredOrder } from '../stored-order.ts';

type Loads = readonly TravelLoad[];

const noRoute: TripRoute = { route: [], line: [] };

/**
 * Asks the router; runs before the transaction. Null without a trip, and when the router is not available: the order then
 * keeps what it has, and states are picked by hand.
 */
export async function findTripRoute(
  { router, log }: Deps,
  trip: DraftTrip | null,
  loads: Loads,
): Promise<TripRoute | null> {
  if (trip === null) return null;
  const places = listPlaces(trip);
  if (places === null) return noRoute;
  const answer = await router.findRoutes(places, listClosedRoads(loads));
  if (!answer.ok) {
    if (answer.because !== 'unavailable') return noRoute;
    log.warn({ event: 'trip.router-unavailable' }, 'The router did not answer: the trip keeps its states');
    return null;
  }
  const choice = trip.chosen ?? answer.proposed;
  const { states, line } = (choice === 'second' ? answer.second : null) ?? answer.fastest;
  const isAround = trip.chosen === null && choice === 'second';
  return { route: states, line, ...(isAround && { leftOut: listBannedWays(loads, answer.fastest.states) }) };
}

/** @returns true if other loads have other closed roads, and so perhaps another way. A way that the customer chose stays. */
export function isProposalStale(trip: DraftTrip | null, before: Loads, after: Loads): boolean {
  if (trip === null || trip.chosen !== null) return false;
  return JSON.stringify(listClosedRoads(before)) !== JSON.stringify(listClosedRoads(after));
}

type Change = Pick<SaveOrderBody, 'trip' | 'jurisdictions'>;
type Changed = { trip: Trip | null; jurisdictions: StateCode[] };

/**
 * The trip and the chosen states after a save. Changes of states by hand survive a new route: `jurisdictions` of the body
 * are those that the person saw beside the route before.
 */
export function changeTrip(before: StoredOrder, { jurisdictions, ...body }: Change, found: TripRoute | null): Changed {
  const chosen = jurisdictions ?? [...before.jurisdictions];
  const old = before.trip;
  // Other loads can have another way over the same places.
  const trip = body.trip === undefined && found !== null ? old : body.trip;
  if (trip === undefined)
    return { trip: old && { ...old, states: alignTripStates(old.route, chosen) }, jurisdictions: chosen };
  if (trip === null) return { trip: null, jurisdictions: chosen };
  const isKept = old !== null && isSameWay(old, trip);
  const { route, line, leftOut } = found ?? (isKept ? old : noRoute);
  // Without an answer of the router no state is taken away: it may be on the way as well.
  const isUnknown = found === null && !isKept;
  // A load check begins an order with the states that the person saw beside this very route.
  const isFromCheck = before.version === 1 && old === null && (jurisdictions ?? []).length > 0;
  const from = isFromCheck ? route : (old?.route ?? []);
  const states = isUnknown ? chosen : followRoute(chosen, { from, to: route });
  return {
    trip: { ...selectDraftTrip(trip), route, line, leftOut, states: alignTripStates(route, states) },
    jurisdictions: states,
  };
}

/** Finds the days and places that the order's trip gives to a permit. Units that travel alike share one calendar. */
export function toPlanFinder({ trip, units }: Pick<StoredOrder, 'trip' | 'units'>) {
  const calendars = new Map<string, ReturnType<typeof planPermitDays>>();
  function findDays(known: Trip, id: string, state: StateCode) {
    const unit = units.find(({ _id }) => _id === id);
    if (unit === undefined) return null;
    const travel = { departure: findDeparture(known, id), load: toTravelLoad(unit) };
    const key = JSON.stringify([travel.departure, unit.dimensions, unit.weight, unit.loadType]);
    const days = calendars.get(key) ?? planPermitDays(known, travel, localTime);
    calendars.set(key, days);
    return days.get(state) ?? null;
  }
  return (unit: string, state: StateCode): PermitPlan | null =>
    trip === null ? null : planPermit(trip, { unit, state, days: findDays(trip, unit, state) });
}
