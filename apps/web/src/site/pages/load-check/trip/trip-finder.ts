import type { RouteAnswer } from '@wideload/contract';
import { routes } from '@wideload/contract/client';
import type { BannedWay, ClosedRoad, KnownFacts, PlaceReading, TripPlace, TripState } from '@wideload/domain';
import { findBannedWays, listClosedRoads } from '@wideload/domain/permit-facts';
import { call } from '#lib/api/api.ts';
import { placeFinder, readVia, type ViaQuestion } from '#product/trip/place-finder.ts';
import { parseConfirmedState } from './said-state.ts';

type Asked = { closed: readonly ClosedRoad[]; signal: AbortSignal };

export const tripFinder = {
  ...placeFinder,
  async read(text: string, signal?: AbortSignal): Promise<PlaceReading> {
    const said = parseConfirmedState(text);
    const reading = await placeFinder.read(said?.point ?? text, signal);
    if (said === null || reading.is !== 'point') return reading;
    return { ...reading, place: { ...reading.place, state: said.state } };
  },
  /** `question`: the JSON of a `ViaQuestion`, as each answer belongs to a text. */
  readVia: (question: string, signal?: AbortSignal): Promise<PlaceReading> =>
    // Cast: `useAnswers` writes it.
    readVia(JSON.parse(question) as ViaQuestion, signal),
  // The check does not ask for the type of the load.
  listClosedRoads: (facts: KnownFacts): ClosedRoad[] => listClosedRoads([{ facts, type: null }]),
  findBannedWays: (facts: KnownFacts, states: readonly TripState[]): BannedWay[] =>
    findBannedWays({ facts, type: null }, states),
  findRoutes: (places: readonly TripPlace[], { closed, signal }: Asked): Promise<RouteAnswer> =>
    call(routes.check, { body: { places: [...places], closed: [...closed] } }, { signal }),
};

export type TripFinder = typeof tripFinder;
