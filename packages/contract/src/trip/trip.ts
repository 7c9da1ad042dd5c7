import { routeChoices } from '@wideload/domain';
import * as z from 'zod/mini';
import { maxTripPlaces, maxUnits } from '../core/limits.ts';
import { GivenDay, Id, StateValue, text } from '../core/values.ts';

export const maxPlaceLabel = 200;
const maxRoadLabel = 100;
export const pointFields = {
  lat: z.number().check(z.gte(-90), z.lte(90)),
  lng: z.number().check(z.gte(-180), z.lte(180)),
};

/** `state`: as the person named or chose it. Without it the point alone decides, and the label never does. */
export const TripPlace = z.object({ label: text(maxPlaceLabel), ...pointFields, state: z.optional(StateValue) });

/** `07:30`, local time at the origin. */
const Hour = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Not a time of day'));

const departure = { startDate: z.nullable(GivenDay), startTime: z.nullable(Hour) };
export const DepartureBody = z.object(departure);

/** Body and answer of a trip derive from this declaration. A draft keeps a trip whose places are not all given yet. */
const tripFields = {
  ...departure,
  places: z.array(z.nullable(TripPlace)).check(z.minLength(2), z.maxLength(maxTripPlaces)),
  /** Null: the first way that the loads may use. */
  chosen: z._default(z.nullable(z.enum(routeChoices)), null),
  /** Units that do not leave with the others. */
  departures: z._default(z.array(z.object({ unit: Id, ...departure })).check(z.maxLength(maxUnits)), []),
};

/** The server finds the states on the way; changes by hand are those of `jurisdictions`. */
export const TripBody = z.object(tripFields);
export type TripBody = z.infer<typeof TripBody>;

/** A numbered road, or its stretches with tolls. */
const RoadUseValue = z.object({ road: z.string(), isToll: z.optional(z.literal(true)) });
/** A road that no leave opens to the load; `interstate` is all Interstates of the state. */
export const ClosedRoadValue = z.object({
  state: StateValue,
  road: text(maxRoadLabel),
  isToll: z.optional(z.literal(true)),
});

/** A state on the way. Miles and places are null where a person added the state and no route is known. */
export const TripStateValue = z.object({
  state: StateValue,
  miles: z.nullable(z.number()),
  entry: z.nullable(TripPlace),
  exit: z.nullable(TripPlace),
  roads: z.array(z.string()),
  /** All numbered roads of half a mile or more; absent where no route is known. */
  allRoads: z.optional(z.array(RoadUseValue)),
  /** The counties with curfews on the way, and the roads there; a road without a number is empty. Absent where unknown. */
  counties: z.optional(z.array(z.object({ county: z.string(), roads: z.array(z.string()) }))),
  /** Of the miles, those on Interstates; absent where no route is known. */
  interstateMiles: z.optional(z.number()),
  by: z.enum(['route', 'hand']),
});

/** A way through a state on roads that a load may not use, with the limits it is over, in inches or pounds. */
const BannedWayValue = z.object({
  state: StateValue,
  roads: z.array(z.string()),
  limits: z.array(z.object({ of: z.enum(['width', 'height', 'length', 'gross']), over: z.number() })),
  isWithLeave: z.boolean(),
});

const Line = z.array(z.tuple([z.number(), z.number()]));

export const TripAnswer = z.object({
  ...tripFields,
  /** In travel order, with changes by hand. */
  states: z.array(TripStateValue),
  /** The states of the router; empty while the places are not all given, or no route is found. */
  route: z.array(TripStateValue),
  /** A simplified line of the route, as `[lat, lng]` pairs. */
  line: Line,
  /** The closed roads of the fastest way, where another way is proposed in its place. */
  leftOut: z.optional(z.array(BannedWayValue)),
  /** The IANA zone of the origin, in which `startTime` is; null without an origin. */
  timeZone: z.nullable(z.string()),
});
export type TripAnswer = z.infer<typeof TripAnswer>;

/** One way from the first place to the last. `via` has the numbers of its main roads. */
export const RouteValue = z.object({
  miles: z.number(),
  hours: z.number(),
  via: z.array(z.string()),
  states: z.array(TripStateValue),
  line: Line,
});
export type RouteValue = z.infer<typeof RouteValue>;
