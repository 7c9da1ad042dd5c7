import type { Order, Permit } from '@wideload/contract';
import { formatDeparture, stateName, type TemplateValues } from '@wideload/domain';
import { formatList } from '#lib/format-list.ts';
import { formatWeekdayAndDay } from '#product/permit/format-day.ts';

export type TemplateOrder = Pick<Order, 'orderNumber' | 'customer' | 'company' | 'trip' | 'units' | 'permits'>;

function listOnce(words: readonly (string | undefined)[]): string {
  return formatList([...new Set(words.flatMap((word) => word || []))]);
}

/** The departure of the permit's unit, which may leave by itself, or of the trip. */
function findDeparture({ trip }: TemplateOrder, permits: readonly Permit[], unit: string | undefined): string {
  if (trip !== null && trip.startDate !== null) {
    const own = trip.departures.find((departure) => departure.unit === unit && departure.startDate !== null);
    return formatDeparture(own ?? trip, trip.timeZone);
  }
  const [first] = permits
    .map(({ date }) => date.startDate)
    .filter(Boolean)
    .toSorted();
  return first === undefined ? '' : formatWeekdayAndDay(first);
}

/** The values of a permit; without one, of all permits and units of the order. */
export function listTemplateValues(order: TemplateOrder, permit?: Permit): TemplateValues {
  const permits = permit === undefined ? order.permits : [permit];
  const units = permit === undefined ? order.units : order.units.filter(({ _id }) => _id === permit.unit);
  const places = permit === undefined ? (order.trip?.places ?? []) : [permit.route.origin, permit.route.destination];
  return {
    order: String(order.orderNumber),
    customer: order.customer.personName,
    company: order.company?.name ?? '',
    state: listOnce(permits.map(({ state }) => stateName(state))),
    unit: listOnce(units.map((unit) => String(order.units.indexOf(unit) + 1))),
    permit: listOnce(permits.map(({ stateNumber }) => stateNumber)),
    truck: listOnce(units.map(({ truck }) => truck?.internalNumber)),
    trailer: listOnce(units.map(({ trailer }) => trailer?.internalNumber)),
    origin: places[0]?.label ?? '',
    destination: places.at(-1)?.label ?? '',
    departure: findDeparture(order, permits, permit?.unit),
  };
}
