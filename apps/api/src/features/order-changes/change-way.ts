import type { OrderChangeBody } from '@wideload/contract';
import {
  emptyTrip,
  followPlan,
  isOrderable,
  mapFields,
  selectDraftTrip,
  toTravelLoad,
  type TripRoute,
} from '@wideload/domain';
import type { Deps } from '#deps.ts';
import { createFieldProblem, Problem } from '#problem.ts';
import {
  changeTrip,
  findTripRoute,
  labelPlace,
  toPlanFinder,
  type StoredOrder,
} from '#features/orders/orders.service.ts';

type Asked = Pick<OrderChangeBody, 'places' | 'states' | 'permits' | 'units'>;

const toTrip = ({ trip }: StoredOrder, places: NonNullable<Asked['places']>) => ({
  ...selectDraftTrip(trip ?? emptyTrip),
  places,
  // The route that was chosen between the old places does not connect the new ones.
  chosen: null,
});

/**
 * Asks the router, before the transaction; null where the places stay. A paid order is not moved to a way that nobody knows:
 * its states and prices come from it.
 */
export async function findChangedWay(deps: Deps, order: StoredOrder, asked: Asked): Promise<TripRoute | null> {
  if (asked.places === undefined) return null;
  const loads = (asked.units ?? order.units).map(toTravelLoad);
  const found = await findTripRoute(deps, toTrip(order, asked.places), loads);
  if (found === null) {
    const detail = 'The ways cannot be worked out at the moment. Try again in a minute.';
    throw new Problem('change.not-possible', { detail });
  }
  if (found.route.length === 0) throw createFieldProblem('places', 'No way on known roads leads over these places.');
  return found;
}

/** The order with the places and states as they are asked for. All that nobody changed by hand on its permits follows the trip. */
export function changeWay(order: StoredOrder, asked: Asked, route: TripRoute | null): StoredOrder {
  return setPlaces(followWay(order, asked, route), asked.permits ?? []);
}

function followWay(order: StoredOrder, { places, states }: Asked, route: TripRoute | null): StoredOrder {
  if (places === undefined && states === undefined) return order;
  const unknown = states?.find((state) => !isOrderable(state));
  if (unknown !== undefined) throw createFieldProblem('states', `We do not sell permits of ${unknown} online.`);
  const way = changeTrip(
    order,
    {
      ...(places !== undefined && { trip: toTrip(order, places) }),
      ...(states !== undefined && { jurisdictions: [...new Set(states)] }),
    },
    route,
  );
  const findPlan = toPlanFinder({ ...order, ...way });
  const permits = order.permits.map((permit) => {
    const planned = findPlan(permit.unit, permit.state);
    const { date, route: ends } = followPlan(permit, { from: permit.planned, to: planned });
    return { ...permit, date, route: mapFields(ends, (_, { label = '', ...point }) => ({ ...point, label })), planned };
  });
  return { ...order, ...way, permits };
}

function setPlaces(order: StoredOrder, asked: NonNullable<Asked['permits']>): StoredOrder {
  const permits = order.permits.map((permit) => {
    const route = asked.findLast(({ _id }) => _id === permit._id)?.route;
    return route === undefined
      ? permit
      : { ...permit, route: mapFields(route, (end, place) => labelPlace(place, permit.route[end])) };
  });
  return { ...order, permits };
}
