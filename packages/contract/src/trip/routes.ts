import { routeChoices } from '@wideload/domain';
import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { maxTripPlaces } from '../core/limits.ts';
import { ClosedRoadValue, RouteValue, TripPlace } from './trip.ts';

/** More than the bans of all states. */
const maxClosedRoads = 200;

export const RouteBody = z.object({
  places: z.array(TripPlace).check(z.minLength(2), z.maxLength(maxTripPlaces)),
  /** The roads that the load may not use. */
  closed: z._default(z.array(ClosedRoadValue).check(z.maxLength(maxClosedRoads)), []),
});

/** `outside`: not in the lower 48 states; `no-road`: no road within 60 miles; `same`: the point of the place before. */
const PlaceFault = z.enum(['outside', 'no-road', 'same']);
export type PlaceFault = z.infer<typeof PlaceFault>;

/**
 * `second` is another way that is at most 15 % longer, or longer by up to a half where the fastest one takes a closed road.
 * `proposed` is the first of them without closed roads, or the fastest. `place` is the index of the place with the fault.
 */
export const RouteAnswer = z.union([
  z.object({
    ok: z.literal(true),
    fastest: RouteValue,
    second: z.nullable(RouteValue),
    proposed: z.enum(routeChoices),
  }),
  z.object({ ok: z.literal(false), because: z.literal('place'), place: z.int(), fault: PlaceFault }),
  z.object({ ok: z.literal(false), because: z.enum(['no-route', 'unavailable']) }),
]);
export type RouteAnswer = z.infer<typeof RouteAnswer>;

export const routes = {
  find: endpoint({
    method: 'POST',
    path: '/permits/route',
    access: 'signed-in',
    summary: 'The usual highway routes over two or more places, for planning; answers within 2 seconds',
    body: RouteBody,
    answers: { 200: RouteAnswer },
  }),
  check: endpoint({
    method: 'POST',
    path: '/site/route',
    access: 'visitor',
    summary: 'The same for the public load check',
    body: RouteBody,
    answers: { 200: RouteAnswer },
    problems: ['rate.limited'],
    perMinute: 60,
  }),
};
