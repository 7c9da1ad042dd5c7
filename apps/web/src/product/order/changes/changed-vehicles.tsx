import type { UseQueryOptions } from '@tanstack/react-query';
import type { BodyOf, Order, orderChanges as contract, Trailer, Truck } from '@wideload/contract';
import { TrailerPicker, TruckPicker } from '#product/unit/vehicle-pickers.tsx';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { FieldGrid, Section } from '#ui/layout/panel.tsx';
import * as texts from './changes.texts.ts';

type Unit = Order['units'][number];
type ChangedUnits = NonNullable<BodyOf<typeof contract.preview>['units']>;
type Found<Vehicle> = (search: string) => UseQueryOptions<{ items: Vehicle[]; total: number }>;

/** The carrier's own lists. */
export type VehicleLists = {
  toTruckQuery: Found<Truck>;
  toTrailerQuery: Found<Trailer>;
};

/** The chosen vehicles of each changed unit, and whether corrections of the lists are taken. */
export type Vehicles = {
  chosen: Readonly<Record<string, { truckId: string | null; trailerId: string | null }>>;
  takesCorrections: boolean;
};

export const sameVehicles: Vehicles = { chosen: {}, takesCorrections: false };

// The order's snapshot still has the id of a deleted vehicle.
const readVehicles = ({ truckId, truck, trailerId, trailer }: Unit) => ({
  truckId: truckId ?? truck?._id ?? null,
  trailerId: trailerId ?? trailer?._id ?? null,
});

/** The units with other vehicles, whole, as the call takes them. */
export function listChangedUnits(units: readonly Unit[], { chosen }: Vehicles): ChangedUnits {
  return units.flatMap((unit) => {
    const own = readVehicles(unit);
    const { truckId, trailerId } = chosen[unit._id] ?? own;
    if (truckId === own.truckId && trailerId === own.trailerId) return [];
    const { _id, loadType, dimensions, weight, axles, axleWeights, axleTires, kingpin } = unit;
    return [{ _id, truckId, trailerId, loadType, dimensions, weight, axles, axleWeights, axleTires, kingpin }];
  });
}

type Props = {
  units: readonly Unit[];
  lists: VehicleLists;
  value: Vehicles;
  onChange: (value: Vehicles) => void;
};

export function ChangedVehicles({ units, lists, value, onChange }: Props) {
  return (
    <div className="stack gap-16 above-12">
      <p>{texts.vehiclesIntro}</p>
      {units.map((unit, index) => {
        const vehicles = value.chosen[unit._id] ?? readVehicles(unit);
        const put = (parts: Partial<typeof vehicles>) =>
          onChange({ ...value, chosen: { ...value.chosen, [unit._id]: { ...vehicles, ...parts } } });
        const field = { error: undefined, onBlur: () => undefined };
        return (
          <Section key={unit._id} level={3} title={texts.unit(index + 1)}>
            <FieldGrid columns={1}>
              <TruckPicker
                {...field}
                name={`units.${index}.truckId`}
                chosenId={vehicles.truckId}
                kept={unit.truck}
                toQuery={lists.toTruckQuery}
                nothing={texts.noVehicle}
                onChoose={(truckId) => put({ truckId })}
              />
              <TrailerPicker
                {...field}
                name={`units.${index}.trailerId`}
                chosenId={vehicles.trailerId}
                kept={unit.trailer}
                toQuery={lists.toTrailerQuery}
                nothing={texts.noVehicle}
                onChoose={(trailerId) => put({ trailerId })}
              />
            </FieldGrid>
          </Section>
        );
      })}
      <Checkbox
        name="takeCorrections"
        label={texts.takeCorrections}
        checked={value.takesCorrections}
        onChange={({ target }) => onChange({ ...value, takesCorrections: target.checked })}
      />
    </div>
  );
}
