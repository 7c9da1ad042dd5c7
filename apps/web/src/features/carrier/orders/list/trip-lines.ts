import type { OrderCard } from '@wideload/contract';
import { formatDeparture } from '../../../../product/trip/departure-text.ts';
import * as texts from '../orders.texts.ts';

/** `Dallas, TX – Denver, CO` and the departure, as far as they are known. */
export function formatTripLines({ trip }: Pick<OrderCard, 'trip'>): string[] {
  if (trip === null) return [];
  const { from, to, zone } = trip;
  const way = from !== null && to !== null ? [texts.wayBetween(from, to)] : [];
  const departure = formatDeparture(trip, zone);
  return departure === null ? way : [...way, texts.leaves(departure)];
}
