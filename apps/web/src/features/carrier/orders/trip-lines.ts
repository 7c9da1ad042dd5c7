import type { OrderCard } from '@wideload/contract';
import { formatDeparture } from '@wideload/domain';
import * as texts from './orders.texts.ts';

/** `Dallas, TX – Denver, CO` and the departure, as far as they are known. */
export function formatTripLines({ trip }: Pick<OrderCard, 'trip'>): string[] {
  if (trip === null) return [];
  const { from, to, timeZone } = trip;
  const way = from !== null && to !== null ? [texts.wayBetween(from, to)] : [];
  const departure = formatDeparture(trip, timeZone);
  return departure === '' ? way : [...way, texts.leaves(departure)];
}
