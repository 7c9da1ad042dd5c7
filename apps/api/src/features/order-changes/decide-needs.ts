import { isPermitSettled, type Day } from '@wideload/domain';
import {
  decidePermits,
  findTripDates,
  toPlanFinder,
  type StoredOrder,
  type StoredPermit,
} from '#features/orders/orders.service.ts';
import { findUnitSubjects } from './change-subjects.ts';

/** The permits of the changed units by the rules of today; `added` are those that the order does not have. */
export type Needs = { units: ReadonlySet<string>; decided: ReadonlyMap<string, StoredPermit>; added: StoredPermit[] };

/** Permits of units that stay are not determined again: an order keeps the rules that it was sold under. */
export function decideNeeds(
  before: StoredOrder,
  wanted: StoredOrder,
  { today, newId }: { today: Day; newId: () => string },
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
      options: { today, newId, findDates, findPlan: toPlanFinder(wanted) },
    }),
  };
}

type Adding = { units: ReadonlySet<string>; options: Parameters<typeof decidePermits>[1] };

/** A changed unit may need more permits in all states, any other unit in those that the order did not have. */
function listAdded(before: StoredOrder, wanted: StoredOrder, { units, options }: Adding): StoredPermit[] {
  const { jurisdictions } = wanted;
  const further = jurisdictions.filter((state) => !before.jurisdictions.includes(state));
  const hasPermit = (one: StoredPermit) =>
    before.permits.some(({ unit, state }) => unit === one.unit && state === one.state);
  const isChanged = ({ _id }: StoredOrder['units'][number]) => units.has(_id);
  const decide = (states: StoredOrder['jurisdictions'], ofUnits: StoredOrder['units']) =>
    decidePermits({ jurisdictions: states, units: ofUnits, permits: [] }, options).permits;
  return [
    ...decide(jurisdictions, wanted.units.filter(isChanged)),
    ...decide(
      further,
      wanted.units.filter((unit) => !isChanged(unit)),
    ),
  ].filter((permit) => !hasPermit(permit));
}

/** The changed load does not need it any more. An issued permit stays whatever the load needs. */
export function isUnneeded({ _id, unit, status }: StoredPermit, { units, decided }: Needs): boolean {
  return units.has(unit) && !decided.has(_id) && !isPermitSettled(status);
}

/** The permit for the reasons that the changed load has. */
export function withNeed(permit: StoredPermit, { decided }: Needs): StoredPermit {
  return decided.get(permit._id) ?? permit;
}
