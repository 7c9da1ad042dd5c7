import { isPermitSettled, type Day } from '@wideload/domain';
import {
  decidePermits,
  findTripDates,
  toPlanFinder,
  type StoredOrder,
  type StoredPermit,
} from '#features/orders/orders.service.ts';
import { findUnitSubjects } from './change-lines.ts';

/** The permits of the changed units by the rules of today; `added` are those that the order does not have. */
export type Needs = { units: ReadonlySet<string>; decided: ReadonlyMap<string, StoredPermit>; added: StoredPermit[] };

/** Permits of units that stay are not determined again: an order keeps the rules that it was sold under. */
export function decideNeeds(
  before: StoredOrder,
  wanted: StoredOrder,
  { today, newId, again }: { today: Day; newId: () => string; again: readonly string[] },
): Needs {
  const units = wanted.units.filter((unit, at) => {
    const was = before.units[at];
    return was !== undefined && findUnitSubjects(was, unit).length > 0;
  });
  const ids = new Set(units.map(({ _id }) => _id));
  const own = wanted.permits.filter(({ unit }) => ids.has(unit));
  const findDates = (unit: string) => findTripDates(wanted, unit, today);
  const basis = { jurisdictions: wanted.jurisdictions, units, permits: own };
  const { permits } = decidePermits(basis, { today, newId, findDates });
  return {
    units: ids,
    decided: new Map(permits.map((permit) => [permit._id, permit])),
    added: listAdded(before, wanted, {
      units: ids,
      again,
      options: { today, newId, findDates, findPlan: toPlanFinder(wanted) },
    }),
  };
}

type Adding = { units: ReadonlySet<string>; again: readonly string[]; options: Parameters<typeof decidePermits>[1] };

/**
 * A changed unit may need more permits in all states, any other unit in those that the order did not have. A void permit gets another
 * one in its place only where it is asked for.
 */
function listAdded(before: StoredOrder, wanted: StoredOrder, { units, again, options }: Adding): StoredPermit[] {
  const { jurisdictions } = wanted;
  const further = jurisdictions.filter((state) => !before.jurisdictions.includes(state));
  const hasPermit = (one: StoredPermit) =>
    before.permits.some(({ unit, state }) => unit === one.unit && state === one.state);
  const isChanged = ({ _id }: StoredOrder['units'][number]) => units.has(_id);
  const decide = (states: StoredOrder['jurisdictions'], ofUnits: StoredOrder['units']) =>
    decidePermits({ jurisdictions: states, units: ofUnits, permits: [] }, options).permits;
  const replaced = before.permits.filter((lost, at) => {
    // A state may have voided more than one.
    const isLast = !before.permits.slice(at + 1).some(({ unit, state }) => unit === lost.unit && state === lost.state);
    return isLast && !isLive(lost) && again.some((id) => isInPlaceOf(before, lost, id));
  });
  const anew = replaced.flatMap(({ unit, state }) =>
    decide(
      [state],
      wanted.units.filter(({ _id }) => _id === unit),
    ),
  );
  const more = [
    ...decide(jurisdictions, wanted.units.filter(isChanged)),
    ...decide(
      further,
      wanted.units.filter((unit) => !isChanged(unit)),
    ),
  ].filter((permit) => !hasPermit(permit));
  return [...anew, ...more];
}

function isInPlaceOf({ permits }: StoredOrder, { unit, state }: StoredPermit, id: string): boolean {
  return permits.some((one) => one._id === id && one.unit === unit && one.state === state);
}

const isLive = ({ status }: StoredPermit) => status !== 'voided';

/** The changed load does not need it any more. An issued permit stays whatever the load needs. */
export function isUnneeded({ _id, unit, status }: StoredPermit, { units, decided }: Needs): boolean {
  return units.has(unit) && !decided.has(_id) && !isPermitSettled(status);
}

/** The permit for the reasons that the changed load has. */
export function withNeed(permit: StoredPermit, { decided }: Needs): StoredPermit {
  return decided.get(permit._id) ?? permit;
}
