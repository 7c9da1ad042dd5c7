import type { BodyOf, Order, orderChanges as contract } from '@wideload/contract';

export const correctedParts = ['truck', 'trailer'] as const;
export type CorrectedPart = (typeof correctedParts)[number];

/** The facts as typed. */
export type FactsForm = Record<'plateNumber' | 'plateState' | 'vinCode' | 'make' | 'year', string>;

export type OrderVehicle = { id: string; part: CorrectedPart; internalNumber: string; facts: FactsForm };

type OrderOfVehicles = Pick<Order, 'units' | 'permits'>;

/** Each truck and trailer of the order once, with those that single permits have. */
export function listOrderVehicles({ units, permits }: OrderOfVehicles): OrderVehicle[] {
  const owners = [...units, ...permits.map(({ vehicles }) => vehicles)];
  const all = owners.flatMap((owner) =>
    correctedParts.flatMap((part): OrderVehicle[] => {
      const vehicle = owner?.[part];
      if (!vehicle) return [];
      const { _id: id, internalNumber, plateNumber, plateState, vinCode, make, year } = vehicle;
      return [{ id, part, internalNumber, facts: { plateNumber, plateState, vinCode, make, year: String(year) } }];
    }),
  );
  return [...new Map(all.map((vehicle) => [vehicle.id, vehicle])).values()];
}

export const toFactPath = ({ id }: Pick<OrderVehicle, 'id'>, fact: string) => `vehicles.${id}.${fact}`;

export const listCorrected = (order: OrderOfVehicles, typed: Readonly<Record<string, FactsForm>>) =>
  listOrderVehicles(order).flatMap((vehicle) => {
    const facts = typed[vehicle.id];
    return facts === undefined || JSON.stringify(facts) === JSON.stringify(vehicle.facts)
      ? []
      : [{ ...vehicle, facts }];
  });

type Asked = NonNullable<BodyOf<typeof contract.preview>['correctedVehicles']>;

/** Null while nothing differs. */
export function toCorrectedVehicles(
  order: OrderOfVehicles,
  { facts: typed, inFleet }: { facts: Readonly<Record<string, FactsForm>>; inFleet: boolean },
): Asked | null {
  const corrected = listCorrected(order, typed);
  const list = (part: CorrectedPart) =>
    corrected.filter((one) => one.part === part).map(({ id: _id, facts }) => ({ _id, ...facts }));
  return corrected.length === 0 ? null : { trucks: list('truck'), trailers: list('trailer'), inFleet };
}
