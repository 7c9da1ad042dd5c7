import { keepPreviousData, useQuery, queryOptions } from '@tanstack/react-query';
import type { PlaceNote, RouteAnswer } from '@wideload/contract';
import {
  isSameWay,
  listPlaces,
  type DraftTrip,
  type TripRoute,
  toTravelLoad,
  type DraftUnit,
  type TripPlace,
  type TravelLoad,
} from '@wideload/domain';
import type { StepProps } from '../../step-props.ts';
import * as texts from './trip-route.texts.ts';
import { routes } from '@wideload/contract/client';
import { listClosedRoads } from '@wideload/domain/permit-facts';
import { call } from '#lib/api/api.ts';

type Routes = Extract<RouteAnswer, { ok: true }>;

export type TripRouteUse = {
  /** `none`: From or To is missing; `refused`: a sentence is at the place. */
  status: 'none' | 'finding' | 'found' | 'refused' | 'no-route' | 'failed';
  /** The stored states and line; those of the places before while the next are on their way. */
  route: TripRoute;
  routes: Routes | null;
  findRefusal: (index: number) => string | undefined;
  findNote: (index: number) => PlaceNote | undefined;
  retry: () => void;
};

const noRoute: TripRoute = { route: [], line: [] };

type Given = Pick<StepProps, 'state' | 'saving' | 'change'>;

export function useTripRoute({ state: { form, draft, order }, saving, change }: Given): TripRouteUse {
  const { trip } = form;
  const places = trip && listPlaces(trip);
  const isAsked = places !== null;
  const query = useQuery({
    ...tripRoutesQuery(places ?? [], draft.units),
    enabled: isAsked,
    placeholderData: keepPreviousData,
  });
  const answer = isAsked && !query.isPlaceholderData ? (query.data ?? null) : null;
  const status = isAsked ? findStatus({ order, saving }, { trip, answer, isPending: query.isFetching }) : 'none';
  const shown = isAsked ? (query.data ?? null) : null;
  return {
    status,
    route: trip === null ? noRoute : chooseRoute({ order, saving }, status),
    routes: shown?.ok === true ? shown : null,
    findRefusal: (index) => (answer === null ? undefined : findRefusal(answer, trip, index)),
    findNote: (index) =>
      answer?.ok === true ? answer.notes.find(({ place }) => findIndex(trip, place) === index) : undefined,
    retry() {
      void query.refetch();
      // The server asks its router again when it gets the trip again.
      if (trip !== null) change({ trip: { ...trip } }, 0);
    },
  };
}

type Asked = { trip: DraftTrip | null; answer: RouteAnswer | null; isPending: boolean };

type Stored = Pick<Given, 'saving'> & Pick<Given['state'], 'order'>;

function findStatus({ order, saving }: Stored, { trip, answer, isPending }: Asked): TripRouteUse['status'] {
  const stored = order?.trip ?? null;
  const isStored = stored !== null && trip !== null && isSameWay(stored, trip);
  if (answer?.ok === false && answer.because === 'place') return 'refused';
  if (isStored && stored.route.length > 0) return 'found';
  if (isPending || saving === 'saving' || (!isStored && saving === 'changed')) return 'finding';
  return answer?.ok === false && answer.because === 'no-route' ? 'no-route' : 'failed';
}

function chooseRoute({ order, saving }: Stored, status: TripRouteUse['status']): TripRoute {
  const isKnown = status === 'found' || (status === 'finding' && saving !== 'failed');
  return (isKnown ? order?.trip : null) ?? noRoute;
}

/** The index in an answer counts the given places only. */
function findIndex(trip: DraftTrip | null, place: number): number | undefined {
  return trip?.places.flatMap((given, at) => (given === null ? [] : [at]))[place];
}

function findRefusal(answer: RouteAnswer, trip: DraftTrip | null, index: number): string | undefined {
  if (answer.ok || answer.because !== 'place' || findIndex(trip, answer.place) !== index) return undefined;
  return texts.faults[answer.fault](answer.area ?? '');
}

/** The routes over the places, asked once for each set of places and of sizes. */
function tripRoutesQuery(places: readonly TripPlace[], units: readonly DraftUnit[]) {
  const loads = units.map(toTravelLoad);
  const sizes = loads.map(({ facts: { dimensions, weight }, type }) => ({ dimensions, weight, type }));
  return queryOptions({
    queryKey: ['trip-routes', places, sizes],
    queryFn: ({ signal }) => findRoutes(places, loads, signal),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
}

/** With the roads of all states that are closed to these loads, so that the router keeps off them. */
function findRoutes(places: readonly TripPlace[], loads: readonly TravelLoad[], signal: AbortSignal) {
  return call(routes.find, { body: { places: [...places], closed: listClosedRoads(loads) } }, { signal });
}
