import type { DraftUnit } from '../load/draft-unit.ts';
import { loadTypeLabel } from '../load/load.ts';
import { cents, type Cents } from '../basics/money.ts';
import type { PermitStatus } from './permits/permit-status.ts';
import { formatMeasure } from '../basics/format-measure.ts';
import type { StateCode } from '../basics/state-code.ts';
import { axleFigureFields, type AxleFigureField } from '../load/axle-fields.ts';
import { lengthFields } from '../load/unit-fields.ts';
import { formatTrailer, formatTruck, type NamedTrailer, type NamedTruck } from '../load/vehicle-text.ts';

type ComparedUnit = Pick<
  DraftUnit,
  '_id' | 'truckId' | 'trailerId' | 'loadType' | 'dimensions' | 'weight' | 'axles' | 'axleWeights' | 'axleTires'
> & {
  truck: NamedTruck | null;
  trailer: NamedTrailer | null;
};
type ComparedPermit = { unit: string; state: StateCode; status: PermitStatus; price: number };

/** An order before or after a change of its units. The units stay the same, in the same order. */
export type ComparedOrder = {
  units: readonly ComparedUnit[];
  permits: readonly ComparedPermit[];
  /** Cents. */
  totalPrice: number;
};

/** One figure or vehicle of a unit, formatted; `''` for none. `unit` counts from 1. */
export type FieldChange = { unit: number; path: string; label: string; from: string; to: string };

/** The effect on one permit of a changed unit: newly needed, no longer needed, or to be requested again. */
export type PermitChange = { unit: number; state: StateCode; change: PermitTurn; price: Cents };
export const permitTurns = ['added', 'dropped', 'requested-again'] as const;
export type PermitTurn = (typeof permitTurns)[number];

export type OrderDifference = {
  fields: readonly FieldChange[];
  permits: readonly PermitChange[];
  total: { from: Cents; to: Cents };
};

/** The differences between an order and the same order with changed units, in the order of units and form. */
export function findOrderDifference(before: ComparedOrder, after: ComparedOrder): OrderDifference {
  const pairs = after.units.map((unit, index) => ({ number: index + 1, unit, was: before.units[index] }));
  return {
    fields: pairs.flatMap(({ number, unit, was }) => (was === undefined ? [] : findFieldChanges(was, unit, number))),
    permits: pairs.flatMap(({ number, unit }) => permitChanges(ofUnit(before, unit), ofUnit(after, unit), number)),
    total: { from: cents(before.totalPrice), to: cents(after.totalPrice) },
  };
}

/** The differences between two versions of one unit. */
export function findFieldChanges(before: ComparedUnit, after: ComparedUnit, unit: number): FieldChange[] {
  const was = listFields(before);
  return listFields(after).flatMap(({ path, label, value, text }, index) => {
    const old = was[index];
    return old === undefined || old.value === value ? [] : [{ unit, path, label, from: old.text, to: text }];
  });
}

type Field = { path: string; label: string; value: string | number | null; text: string };

/** Every unit has the same fields in the same order. */
function listFields(unit: ComparedUnit): Field[] {
  const { truckId, trailerId, truck, trailer, loadType, weight } = unit;
  return [
    { path: 'truckId', label: 'Truck', value: truckId, text: formatTruck(truck) },
    { path: 'trailerId', label: 'Trailer', value: trailerId, text: formatTrailer(trailer) },
    { path: 'loadType', label: 'Load type', value: loadType, text: loadType === null ? '' : loadTypeLabel(loadType) },
    ...lengthFields.map(({ path, label, read }) => {
      const value = read(unit) ?? null;
      return { path, label, value, text: value === null ? '' : formatMeasure(value, 'in') };
    }),
    { path: 'weight', label: 'Loaded weight', value: weight, text: weight === null ? '' : formatMeasure(weight, 'lb') },
    ...axleFigureFields.map(({ path, label, what, read }) => {
      const value = read(unit) ?? null;
      return { path, label, value, text: value === null ? '' : formatAxleFigure(value, what) };
    }),
  ];
}

function formatAxleFigure(value: number, what: AxleFigureField['what']): string {
  return what === 'weight' ? formatMeasure(value, 'lb') : String(value);
}

function ofUnit({ permits }: ComparedOrder, { _id }: ComparedUnit): readonly ComparedPermit[] {
  return permits.filter((permit) => permit.unit === _id);
}

function permitChanges(
  before: readonly ComparedPermit[],
  after: readonly ComparedPermit[],
  unit: number,
): PermitChange[] {
  const inState = (permits: readonly ComparedPermit[], state: StateCode) => permits.find((one) => one.state === state);
  const change = (permit: ComparedPermit, turn: PermitTurn) => ({
    unit,
    state: permit.state,
    change: turn,
    price: cents(permit.price),
  });
  const dropped = before.filter(({ state }) => inState(after, state) === undefined);
  const stillThere = after.flatMap((permit) => {
    const was = inState(before, permit.state);
    if (was === undefined) return [change(permit, 'added')];
    const isAskedAgain = permit.status === 'requested' && was.status !== 'requested';
    return isAskedAgain ? [change(permit, 'requested-again')] : [];
  });
  return [...stillThere, ...dropped.map((permit) => change(permit, 'dropped'))];
}
