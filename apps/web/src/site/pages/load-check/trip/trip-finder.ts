import type { RouteAnswer } from '@wideload/contract';
import { routes } from '@wideload/contract/client';
import type { BannedWay, ClosedRoad, KnownFacts, TripPlace, TripState } from '@wideload/domain';
import { findBannedWays, listClosedRoads } from '@wideload/domain/permit-facts';
import { call } from '../../../../lib/api/api.ts';
import { formatTown, readPlace, type PlaceReading } from '../../../../product/trip/read-place.ts';
import { loadUsPlaces, type UsPlace } from '../../../../product/trip/us-towns.ts';
import { parseSaidState } from './said-state.ts';

type Asked = { closed: readonly ClosedRoad[]; signal: AbortSignal };

export type TripFinder = {
  read: (text: string) => PlaceReading;
  listTowns: (text: string) => string[];
  listClosedRoads: (facts: KnownFacts) => ClosedRoad[];
  findBannedWays: (facts: KnownFacts, states: readonly TripState[]) => BannedWay[];
  findRoutes: (places: readonly TripPlace[], asked: Asked) => Promise<RouteAnswer>;
};

const maxTowns = 12;
/** Fewer letters match half of the towns. */
const minLetters = 2;

export async function createTripFinder(): Promise<TripFinder> {
  const towns = await loadUsPlaces();
  const names = towns.map(formatTown);
  // Every keystroke of the form reads all places.
  const readings = new Map<string, PlaceReading>();
  return {
    read(text) {
      const reading = readings.get(text) ?? readWithState(text, towns);
      readings.set(text, reading);
      return reading;
    },
    listTowns: (text) => listMatches(text, names),
    // The check does not ask for the type of the load.
    listClosedRoads: (facts) => listClosedRoads([{ facts, type: null }]),
    findBannedWays: (facts, states) => findBannedWays({ facts, type: null }, states),
    findRoutes: (places, { closed, signal }) =>
      call(routes.check, { body: { places: [...places], closed: [...closed] } }, { signal }),
  };
}

function readWithState(text: string, towns: readonly UsPlace[]): PlaceReading {
  const said = parseSaidState(text);
  const reading = readPlace(said?.point ?? text, towns);
  return said !== null && reading.ok ? { ok: true, place: { ...reading.place, state: said.state } } : reading;
}

/** Prefix matches come first; the towns are in the order of their size. */
function listMatches(text: string, names: readonly string[]): string[] {
  const query = text.trim().toLowerCase();
  if (query.length < minLetters) return [];
  const found = names.filter((name) => name.toLowerCase().includes(query));
  const isPrefix = (name: string) => name.toLowerCase().startsWith(query);
  return [...found.filter(isPrefix), ...found.filter((name) => !isPrefix(name))].slice(0, maxTowns);
}
