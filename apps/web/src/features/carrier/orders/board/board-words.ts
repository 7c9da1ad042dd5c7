import type { BoardTrip } from '@wideload/contract';
import { compareDays, isPlaced, type Day } from '@wideload/domain';
import { formatShortDay } from '#product/permit/format-day.ts';
import { findPermitSign, type PermitSign } from '#product/permit/permit-signs.ts';
import * as texts from './board.texts.ts';

type Permit = BoardTrip['permits'][number];

/** Nothing of a draft is asked for yet. */
export function findBarSign(trip: BoardTrip, { status, days }: Permit, today: Day): PermitSign {
  if (!isPlaced(trip.status)) return { kind: 'no', word: texts.notPaid };
  return findPermitSign({ status, validFrom: days.from, validTo: days.to }, today);
}

/** `Dallas, TX – Denver, CO`; the title where the ends are not known. */
export function formatWay({ origin, destination, title }: BoardTrip): string {
  return origin !== null && destination !== null ? texts.wayBetween(origin, destination) : title;
}

/** `Nov 30 – Dec 2` */
export function formatSpan({ from, to }: BoardTrip['days']): string {
  return from === to ? formatShortDay(from) : texts.wayBetween(formatShortDay(from), formatShortDay(to));
}

/** The trip after which the truck is free. */
export function findLastTrip(trips: readonly BoardTrip[]): BoardTrip | undefined {
  return trips.toSorted((a, b) => compareDays(a.days.to, b.days.to)).at(-1);
}
