import { sumMiles, sumTripMiles, type StateCode, type TripState } from '@wideload/domain';
import * as texts from './trip.texts.ts';

/** `204 miles`, over all visits of the state. */
export function formatMiles(route: readonly TripState[], state: StateCode): string {
  return texts.miles(sumMiles(route, state));
}

/** `923 miles` over all states; empty where the way through one is not known. */
export function formatTripMiles(states: readonly TripState[]): string {
  const miles = sumTripMiles(states);
  return miles === null ? '' : texts.miles(miles);
}

/** `204 miles via I-35, I-44`, `In: …`, `Out: …`; no lines where the way through the state is not known. */
export function listLegLines(
  { miles, roads, entry, exit }: TripState,
  { isStart, isEnd }: { isStart: boolean; isEnd: boolean },
): string[] {
  const length = miles === null ? [] : [texts.miles(miles)];
  const way = roads.length === 0 ? [] : [texts.via(roads)];
  return [
    ...(length.length + way.length === 0 ? [] : [[...length, ...way].join(' ')]),
    ...(entry === null ? [] : [(isStart ? texts.origin : texts.entry)(entry.label)]),
    ...(exit === null ? [] : [(isEnd ? texts.destination : texts.exit)(exit.label)]),
  ];
}
