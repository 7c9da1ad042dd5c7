import {
  decodeLoad,
  decodeTrip,
  emptyTrip,
  findPastPart,
  isOrderable,
  parseGivenDay,
  routeChoices,
  usualPermitDays,
  usualStartTime,
  fillOverhangs,
  type Departure,
  type DraftTrip,
  type OrderableState,
  type StateCode,
} from '@wideload/domain';
import { createId } from '#lib/create-id.ts';
import { findNow } from '#lib/today.ts';
import type { OrderForm } from './order-form.ts';
import { parseHour } from '#product/trip/hour-text.ts';
import { toUnitForm } from '#product/unit/unit-form.ts';

/** The load that a load check passes to a new order. The user still chooses truck, trailer and load type. */
export type CheckedLoad = {
  parts: Pick<OrderForm, 'jurisdictions' | 'trip' | 'units'>;
  /** States of the check for which we sell no permits. */
  leftOut: readonly StateCode[];
  /** The requested number of days; null for the default of a new permit. */
  days: number | null;
};

/** The zone in which an hour has passed first. */
const easternmost = 'America/New_York';

/** The other parameters of the address. */
type TripTexts = Partial<Record<'trip' | 'route' | 'leaving' | 'hour', string | undefined>>;

/** Parses the code of `/new_order?load=…`; null when it is invalid. */
export function parseCheckedLoad(code: string, texts: TripTexts = {}): CheckedLoad | null {
  const shared = decodeLoad(code);
  if (shared === null) return null;
  const { dimensions, axles, axleWeights, kingpin, weight } = fillOverhangs(shared.facts);
  const vehicles = { truckId: null, trailerId: null, loadType: null };
  const unit = toUnitForm({
    _id: createId(),
    ...vehicles,
    dimensions,
    axles: { ...axles, EF: axles.EF ?? null },
    axleWeights,
    kingpin,
    weight,
    typed: {},
  });
  return {
    parts: {
      jurisdictions: shared.states.filter((state): state is OrderableState => isOrderable(state)),
      trip: parseCheckedTrip(texts),
      units: [unit],
    },
    leftOut: shared.states.filter((state) => !isOrderable(state)),
    days: shared.days === usualPermitDays ? null : shared.days,
  };
}

function parseCheckedTrip({ trip, route, leaving, hour = '' }: TripTexts): DraftTrip | null {
  const places = trip === undefined ? null : decodeTrip(trip);
  if (places === null) return null;
  const startDate = leaving === undefined ? null : parseGivenDay(leaving);
  const departure = { startDate, startTime: parseHour(hour) ?? (startDate === null ? null : usualStartTime) };
  return {
    ...emptyTrip,
    ...dropPast(departure),
    places,
    chosen: routeChoices.find((choice) => choice === route) ?? null,
  };
}

/** A link can be old. The hour of today counts only if it is ahead everywhere. */
function dropPast(departure: Departure): Departure {
  const past = findPastPart(departure, findNow(easternmost));
  if (past === 'startDate') return { startDate: null, startTime: null };
  return past === 'startTime' ? { ...departure, startTime: null } : departure;
}
