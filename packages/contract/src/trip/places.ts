import { readAs, unknownBecause } from '@wideload/domain';
import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { StateValue, text } from '../core/values.ts';
import { pointFields, TripPlace } from './trip.ts';

/** A pasted address has several lines, and a link of a map service is long. */
const maxTypedPlace = 2000;
const maxPoints = 100;

/** How a typed place was understood: `readAs` and `unknownBecause` of the domain say what each means. */
const PlaceAnswer = z.union([
  z.object({
    is: z.literal('point'),
    place: TripPlace,
    at: z.string(),
    as: z.enum(readAs),
  }),
  z.object({ is: z.literal('several'), places: z.array(TripPlace) }),
  z.object({ is: z.literal('unknown'), because: z.enum(unknownBecause), meant: z.array(TripPlace) }),
]);
export type PlaceAnswer = z.infer<typeof PlaceAnswer>;

const SuggestionQuery = z.object({ text: text(200), state: z.optional(StateValue) });

export const places = {
  read: endpoint('POST /site/places/read', {
    access: 'visitor',
    summary: 'Reads a typed place: coordinates, a link of a map, a ZIP code, a town, an address, a port',
    body: z.object({ text: text(maxTypedPlace) }),
    answers: { 200: PlaceAnswer },
    problems: ['rate.limited'],
    perMinute: 240,
  }),
  suggest: endpoint('GET /site/places', {
    access: 'visitor',
    summary: 'Places that a text may become while it is typed; those of `state` come first',
    query: SuggestionQuery,
    answers: { 200: z.object({ places: z.array(TripPlace) }) },
    problems: ['rate.limited'],
    perMinute: 600,
  }),
  name: endpoint('POST /site/places/names', {
    access: 'visitor',
    summary: 'Names points by the towns near them',
    body: z.object({ points: z.array(z.object(pointFields)).check(z.minLength(1), z.maxLength(maxPoints)) }),
    answers: { 200: z.object({ names: z.array(z.string()) }) },
    problems: ['rate.limited'],
    perMinute: 240,
  }),
};
