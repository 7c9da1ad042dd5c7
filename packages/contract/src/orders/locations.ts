import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { StateValue } from '../core/values.ts';

/** Where the location picker begins, and what it draws on. */
export const Locations = z.object({
  /** The middle of each state, with the zoom to look at it. */
  items: z.array(z.object({ state: StateValue, lat: z.number(), lng: z.number(), zoom: z.int() })),
  /** A server of map pictures, its address with `{z}`, `{x}` and `{y}`; null where the maps shipped with the app are all there is. */
  tiles: z.nullable(z.object({ url: z.string(), attribution: z.string() })),
});
export type Locations = z.infer<typeof Locations>;

export const locations = {
  list: endpoint({
    method: 'GET',
    path: '/permits/locations',
    access: 'user',
    summary: 'The middle of each state, and the map server if there is one',
    answers: { 200: Locations },
  }),
};
