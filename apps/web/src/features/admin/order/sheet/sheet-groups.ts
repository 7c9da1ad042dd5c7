import type { OrderFile } from '@wideload/contract';
import { stateName } from '@wideload/domain';
import { listDateRows, listRouteRows, type NamePoint } from './route-rows.ts';
import * as texts from './sheet.texts.ts';
import type { SheetGroup } from './sheet-row.ts';
import { listMetRows, listOfficeRows, listReasonRows, listTravelRows } from './state-rows.ts';
import { listAxleRows, listCompanyRows, listLoadRows, listTrailerRows, listTruckRows } from './vehicle-rows.ts';

export type SheetSubject = {
  order: OrderFile;
  permit: OrderFile['permits'][number];
  unit: OrderFile['units'][number];
};

/** Everything that the form of a permit's state asks for, in the order in which the forms ask. */
export function listSheetGroups({ order, permit, unit }: SheetSubject, nameOf: NamePoint): SheetGroup[] {
  const { comment, state } = permit;
  const narrow = [
    { title: texts.company, rows: listCompanyRows(order) },
    { title: texts.truck, rows: listTruckRows(unit) },
    { title: texts.trailer, rows: listTrailerRows(unit) },
    { title: texts.load, rows: listLoadRows(unit, order.title) },
    { title: texts.axles, rows: listAxleRows(unit) },
  ];
  const wide = [
    { title: texts.route, rows: listRouteRows(order, permit, nameOf) },
    { title: texts.dates, rows: listDateRows(permit) },
    ...(comment === '' ? [] : [{ title: texts.comment, rows: [{ label: texts.comment, value: comment }] }]),
  ];
  return [
    ...narrow.map((group) => ({ ...group, kind: 'asked' as const, isWide: false })),
    ...wide.map((group) => ({ ...group, kind: 'asked' as const, isWide: true })),
    { title: texts.office, kind: 'state', isWide: true, rows: listOfficeRows(state) },
    { title: texts.meets, kind: 'state', isWide: true, rows: listMetRows(unit, state) },
    { title: texts.travelHours, kind: 'folded', isWide: true, rows: listTravelRows(unit, state) },
    { title: texts.overTheLimits, kind: 'folded', isWide: true, rows: listReasonRows(permit) },
  ];
}

/** Counted from 1. */
export function formatSheetTitle({ order, permit, unit }: SheetSubject): string {
  const number = order.units.findIndex(({ _id }) => _id === unit._id) + 1;
  return texts.filingSheet({ state: stateName(permit.state), unit: number });
}

/** The sheet as text, a line for each value. */
export function formatSheet(title: string, groups: readonly SheetGroup[]): string {
  const parts = groups.map(({ title: name, rows, kind }) => {
    const missing = kind === 'asked' ? texts.notGiven : texts.notKnown;
    return [name, ...rows.map(({ label, value }) => `${label}: ${value ?? missing}`)].join('\n');
  });
  return [title, ...parts].join('\n\n');
}
