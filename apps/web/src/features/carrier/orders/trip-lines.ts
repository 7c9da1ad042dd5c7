import type { OrderCard } from '@wideload/contract';
import { formatDeparture } from '@wideload/domain';
import { formatWeekdayAndDay } from '#product/permit/format-day.ts';
import * as texts from './orders.texts.ts';

type Trip = Pick<OrderCard, 'trip'>;

/** `Dallas, TX – Denver, CO`; nothing until both ends are known. */
export function formatWay({ trip }: Trip): string {
  const { from = null, to = null } = trip ?? {};
  return from !== null && to !== null ? texts.wayBetween(from, to) : '';
}

/** The departure; without one the day on which the first permit must be valid. */
export function formatLeaving({ trip, leavesOn }: Pick<OrderCard, 'trip' | 'leavesOn'>): string {
  const departure = trip === null ? '' : formatDeparture(trip, trip.timeZone);
  return departure === '' && leavesOn !== null ? formatWeekdayAndDay(leavesOn) : departure;
}

/** The way and the departure, as far as they are known. */
export function formatTripLines(order: Trip): string[] {
  const { trip } = order;
  const departure = trip === null ? '' : formatDeparture(trip, trip.timeZone);
  return [formatWay(order), departure && texts.leaves(departure)].filter((line) => line !== '');
}
