type Vehicles = { truck: { _id: string } | null; trailer: { _id: string } | null };
type VehicleUnit = Vehicles & { _id: string; truckId: string | null; trailerId: string | null };
/** Copies that a device kept before permits had vehicles of their own have no such field. */
type VehiclesOfPermit<Unit extends Vehicles> = { vehicles?: Pick<Unit, 'truck' | 'trailer'> | null };

/** A unit as one of its permits has it: with the truck and trailer of the permit's own, if it has some. */
function toUnitOfPermit<Unit extends VehicleUnit>(unit: Unit, { vehicles }: VehiclesOfPermit<Unit>): Unit {
  if (vehicles === null || vehicles === undefined) return unit;
  const { truck, trailer } = vehicles;
  return { ...unit, truck, trailer, truckId: truck?._id ?? null, trailerId: trailer?._id ?? null };
}

export function findUnitOfPermit<Unit extends VehicleUnit>(
  units: readonly Unit[],
  permit: VehiclesOfPermit<Unit> & { unit: string },
): Unit | undefined {
  const unit = units.find(({ _id }) => _id === permit.unit);
  return unit && toUnitOfPermit(unit, permit);
}
