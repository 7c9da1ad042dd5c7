import { formatFieldError, type SaveOrderBody, type UnitBody } from '@wideload/contract';
import {
  dropMissingAxles,
  findPermitProblems,
  isOrderable,
  mapFields,
  noAxleFigures,
  normalizeCustomer,
  orderTexts,
  permitTexts,
  type StateCode,
  type TripRoute,
} from '@wideload/domain';
import type { Tx } from '#platform/db/transaction.ts';
import { createFieldProblem, Problem } from '#problem.ts';
import { takeSnapshots } from './order-snapshots.ts';
import { changeTrip } from './order-trip.ts';
import type { StoredOrder, StoredPermit } from '../stored-order.ts';

type PermitChange = NonNullable<SaveOrderBody['permits']>[number];

function dedupeStates(states: readonly StateCode[]): StateCode[] {
  const refused = states.find((state) => !isOrderable(state));
  if (refused !== undefined) {
    throw createFieldProblem(
      'jurisdictions',
      formatFieldError({ code: 'state.not-sold', state: refused }),
      'not-orderable',
    );
  }
  return [...new Set(states)];
}

function refuseDuplicates(units: readonly { _id: string }[]): void {
  const twin = units.findIndex(({ _id }, index) => units.findIndex((other) => other._id === _id) < index);
  if (twin >= 0) throw createFieldProblem(`units.${twin}._id`, 'Two units have the same id');
}

function applyPermitChange(permit: StoredPermit, change: PermitChange, path: string): StoredPermit {
  const { date, typed } = change;
  const route = mapFields(change.route, (end, place) => labelPlace(place, permit.route[end]));
  // Incomplete input is checked when the carrier leaves the step; inconsistent values are refused at once.
  const [wrong] = findPermitProblems({ ...permit, date, route, typed: {} });
  if (wrong !== undefined) throw createFieldProblem(`${path}.${wrong.path}`, formatFieldError(wrong.error));
  return { ...permit, ...mapFields(permitTexts, (key) => change[key] ?? permit[key]), date, route, typed };
}

/** A point without a name keeps the one that it had. */
export function labelPlace(
  { lat, lng, label }: PermitChange['route']['origin'],
  before: StoredPermit['route']['origin'],
) {
  const isSame = lat === before.lat && lng === before.lng;
  return { lat, lng, label: label ?? (isSame ? before.label : '') };
}

function applyPermitChanges(permits: readonly StoredPermit[], changes: readonly PermitChange[]): StoredPermit[] {
  const unknown = changes.findIndex(({ _id }) => !permits.some((permit) => permit._id === _id));
  if (unknown >= 0) {
    const message = 'This permit is not part of the order.';
    throw new Problem('not-found', {
      detail: message,
      errors: [{ path: `permits.${unknown}._id`, code: 'not-found', message }],
    });
  }
  return permits.map((permit) => {
    const index = changes.findLastIndex(({ _id }) => _id === permit._id);
    const change = changes[index];
    return change === undefined ? permit : applyPermitChange(permit, change, `permits.${index}`);
  });
}

function toUnit({ current: _, ...unit }: UnitBody, { units }: StoredOrder) {
  const stored = units.find(({ _id }) => _id === unit._id);
  const { axleWeights = stored?.axleWeights ?? noAxleFigures, axleTires = stored?.axleTires ?? noAxleFigures } = unit;
  const { kingpin = stored?.kingpin ?? null, filing = stored?.filing ?? {} } = unit;
  return {
    ...unit,
    axles: dropMissingAxles(unit.axles),
    axleWeights: dropMissingAxles(axleWeights),
    axleTires: dropMissingAxles(axleTires),
    kingpin,
    filing,
  };
}

/** The unit that the body marks as current; else the previous one, or the last unit where that is gone. */
function findCurrentUnit(
  { currentUnit: before }: StoredOrder,
  units: NonNullable<SaveOrderBody['units']>,
): string | null {
  // A copy of the current unit also has the mark; the copy is the later one.
  const named = units.findLast(({ current }) => current === true);
  if (named !== undefined) return named._id;
  return before === null || units.some(({ _id }) => _id === before) ? before : (units.at(-1)?._id ?? null);
}

type Change = { body: SaveOrderBody; route: TripRoute | null };

/** Applies `body` to the order and takes new snapshots of company, trucks and trailers. `route` is that of the body's trip. */
export async function applyChanges(tx: Tx, order: StoredOrder, { body, route }: Change): Promise<StoredOrder> {
  if (body.units !== undefined) refuseDuplicates(body.units);
  const chosen = body.jurisdictions && dedupeStates(body.jurisdictions);
  const units = body.units?.map((unit) => toUnit(unit, order)) ?? order.units;
  const { trip, jurisdictions } = changeTrip(order, { ...body, ...(chosen && { jurisdictions: chosen }) }, route);
  const snapshots = await takeSnapshots(tx, order, {
    company: body.company === undefined ? (order.company?._id ?? null) : body.company,
    units,
  });
  return {
    ...order,
    ...snapshots,
    currentUnit: body.units === undefined ? order.currentUnit : findCurrentUnit(order, body.units),
    customer: body.customer === undefined ? order.customer : normalizeCustomer(body.customer),
    ...mapFields(orderTexts, (key) => body[key] ?? order[key]),
    jurisdictions,
    trip,
    permits: body.permits === undefined ? order.permits : applyPermitChanges(order.permits, body.permits),
  };
}
