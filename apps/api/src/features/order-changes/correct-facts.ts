import type { OrderChangeBody } from '@wideload/contract';
import type { SignedIn } from '#actor.ts';
import type { Tx } from '#platform/db/transaction.ts';
import { createFieldProblem, Problem } from '#problem.ts';
import type { StoredOrder, StoredUnit } from '#features/orders/orders.service.ts';
import { correctTrailer } from '#features/vehicles/trailers.service.ts';
import { checkYear, correctTruck } from '#features/vehicles/trucks.service.ts';

type Corrected = NonNullable<OrderChangeBody['correctedVehicles']>;
type Vehicles = Pick<StoredUnit, 'truck' | 'trailer'>;

const listVehicles = ({ units, permits }: StoredOrder): Vehicles[] => [
  ...units,
  ...permits.flatMap(({ vehicles }) => (vehicles === null ? [] : [vehicles])),
];

/** A carrier corrects the record on its own list, and takes it into the order from there. */
export function refuseCorrecting(by: SignedIn, order: StoredOrder, corrected: Corrected, now: Date): void {
  if (by.kind !== 'admin') {
    const detail = 'Correct the vehicle on your list, and take the correction into the order.';
    throw new Problem('change.not-possible', { detail });
  }
  const vehicles = listVehicles(order);
  const find = (part: keyof Vehicles, id: string) =>
    vehicles.map((one) => one[part]).find((vehicle) => vehicle?._id === id);
  corrected.trucks.forEach(({ _id, year }, at) => {
    const kept = find('truck', _id);
    if (kept === undefined || kept === null) throw missing(`trucks.${at}`, 'This truck is not in the order.');
    checkYear(year, { now, kept: Number(kept.year), path: `correctedVehicles.trucks.${at}.year` });
  });
  corrected.trailers.forEach(({ _id }, at) => {
    if (!find('trailer', _id)) throw missing(`trailers.${at}`, 'This trailer is not in the order.');
  });
}

const missing = (path: string, message: string) =>
  createFieldProblem(`correctedVehicles.${path}`, message, 'not-found');

/** Each place of the order that has the vehicle gets its corrected facts. */
export function correctFacts(order: StoredOrder, corrected: Corrected | undefined): StoredOrder {
  if (corrected === undefined) return order;
  const correct = <V extends Vehicles>(vehicles: V): V => ({
    ...vehicles,
    truck: merge(vehicles.truck, corrected.trucks),
    trailer: merge(vehicles.trailer, corrected.trailers),
  });
  const permits = order.permits.map((permit) => ({ ...permit, vehicles: permit.vehicles && correct(permit.vehicles) }));
  return { ...order, units: order.units.map(correct), permits };
}

function merge<Vehicle extends { _id: string }>(
  vehicle: Vehicle | null,
  corrected: readonly (Partial<Vehicle> & { _id: string })[],
): Vehicle | null {
  const facts = corrected.find(({ _id }) => _id === vehicle?._id);
  return vehicle === null || facts === undefined ? vehicle : { ...vehicle, ...facts };
}

/** The carrier's own list gets the same facts, in the transaction of the order. */
export async function correctFleet(
  tx: Tx,
  order: StoredOrder,
  { trucks, trailers }: Corrected,
  now: Date,
): Promise<void> {
  for (const truck of trucks) {
    if (!(await correctTruck(tx, order, truck, now))) throw notListed('truck');
  }
  for (const trailer of trailers) {
    if (!(await correctTrailer(tx, order, trailer, now))) throw notListed('trailer');
  }
}

const notListed = (kind: string) =>
  createFieldProblem(
    'correctedVehicles.inFleet',
    `The ${kind} is not in the fleet of the carrier any more.`,
    'not-found',
  );
