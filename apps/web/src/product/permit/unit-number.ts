/** The number of the unit that a permit is for, counted from 1. */
export function findUnitNumber(units: readonly { _id: string }[], permit: { unit: string }): number {
  return units.findIndex(({ _id }) => _id === permit.unit) + 1;
}
