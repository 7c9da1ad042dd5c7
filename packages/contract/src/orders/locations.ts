import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { StateValue } from '../core/values.ts';

/** The start view and the background of the location picker. */
export const Locations = z.object({
  /** The center of each state, with the zoom that shows it whole. */
  items: z.array(z.object({ state: StateValue, lat: z.number(), lng: z.number(), zoom: z.int() })),
  /** A tile server, its address with `{z}`, `{x}` and `{y}`; null where only the maps shipped with the app exist. */
  tiles: z.nullable(z.object({ url: z.string(), attribution: z.string() })),
});
export type Locations = z.infer<typeof Locations>;

export const locations = {
  list: endpoint('GET /permits/locations', {
    access: 'user',
    onBehalf: true,
    summary: 'The center of each state, and the map server if there is one',
    answers: { 200: Locations },
  }),
};
