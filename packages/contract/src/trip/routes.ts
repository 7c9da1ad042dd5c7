import { routeChoices } from '@wideload/domain';
import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { maxTripPlaces } from '../core/limits.ts';
import { StateValue, text } from '../core/values.ts';
import { ClosedRoadValue, RouteValue, TripPlace } from './trip.ts';

/** More than the bans of all states. */
const maxClosedRoads = 200;

export const RouteBody = z.object({
  places: z.array(TripPlace).check(z.minLength(2), z.maxLength(maxTripPlaces)),
  /** The roads that the load may not use. */
  closed: z._default(z.array(ClosedRoadValue).check(z.maxLength(maxClosedRoads)), []),
});

/**
 * `outside`: not in the lower 48 states; `no-road`: no road within 60 miles; `same`: the point of the place before. The others
 * are of an area without a road to the rest of the country: reached by ferry, through Canada, or neither.
 */
const placeFaults = ['outside', 'no-road', 'same', 'ferry', 'canada', 'roadless'] as const;
export type PlaceFault = (typeof placeFaults)[number];

/** `place` is the index of the place that no route can have; `area` has the name of the island or area. */
export const PlaceRefusal = z.object({
  place: z.int(),
  fault: z.enum(placeFaults),
  area: z.optional(z.string()),
});
export type PlaceRefusal = z.infer<typeof PlaceRefusal>;

/** Remarks on a place: the miles to the next known road if it is far, and the states at a border. */
const PlaceNote = z.object({
  place: z.int(),
  milesToRoad: z.optional(z.number()),
  atBorder: z.optional(z.tuple([StateValue, StateValue])),
});
export type PlaceNote = z.infer<typeof PlaceNote>;

/**
 * `second` is another way that is at most 15 % longer, or longer by up to a half where the fastest one takes a closed road.
 * `proposed` is the first of them without closed roads, or the fastest.
 */
export const RouteAnswer = z.union([
  z.object({
    ok: z.literal(true),
    fastest: RouteValue,
    second: z.nullable(RouteValue),
    proposed: z.enum(routeChoices),
    notes: z.array(PlaceNote),
  }),
  z.object({ ok: z.literal(false), because: z.literal('place'), ...PlaceRefusal.shape }),
  z.object({ ok: z.literal(false), because: z.enum(['no-route', 'unavailable']) }),
]);
export type RouteAnswer = z.infer<typeof RouteAnswer>;

const road = text(20);
export const ViaBody = z.object({ road, from: TripPlace, to: TripPlace });

/** The stop on the highway; null where no way between the places takes it. */
export const ViaAnswer = z.object({ place: z.nullable(TripPlace) });

export const routes = {
  find: endpoint('POST /permits/route', {
    access: 'signed-in',
    summary: 'The usual highway routes over two or more places, for planning; answers within 2 seconds',
    body: RouteBody,
    answers: { 200: RouteAnswer },
  }),
  check: endpoint('POST /site/route', {
    access: 'visitor',
    summary: 'The same for the public load check',
    body: RouteBody,
    answers: { 200: RouteAnswer },
    problems: ['rate.limited'],
    perMinute: 60,
  }),
  via: endpoint('POST /site/via', {
    access: 'visitor',
    summary: 'A stop on a highway between two places, for planning',
    body: ViaBody,
    answers: { 200: ViaAnswer },
    problems: ['rate.limited'],
    perMinute: 60,
  }),
};
