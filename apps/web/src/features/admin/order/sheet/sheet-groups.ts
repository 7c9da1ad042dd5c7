import type { OrderFile } from '@wideload/contract';
import { stateName } from '@wideload/domain';
import { listDateRows, listRouteRows, type NamePoint } from './route-rows.ts';
import { questionAbout, type Part } from './missing.texts.ts';
import * as texts from './sheet.texts.ts';
import type { SheetGroup, SheetRow } from './sheet-row.ts';
import { listTripEscortRows, listMetRows, listOfficeRows, listReasonRows, listTravelRows } from './office-rows.ts';
import { listAxleRows, listCompanyRows, listLoadRows, listTrailerRows, listTruckRows } from './vehicle-rows.ts';
import { describeExpectedFee } from '../filing/expected-fee-words.ts';
import { findUnitNumber } from '#product/permit/unit-number.ts';

export type SheetSubject = {
  order: OrderFile;
  permit: OrderFile['permits'][number];
  unit: OrderFile['units'][number];
};

/** With more of them the second column is the longer one. */
const FEW_AXLE_ROWS = 8;

/** Everything that the form of a permit's state asks for, in the order in which the forms ask. */
export function listSheetGroups({ order, permit, unit }: SheetSubject, nameOf: NamePoint): SheetGroup[] {
  const { comment, state } = permit;
  const visits = order.trip?.states ?? [];
  const ask = (part: Part, rows: SheetRow[]) => rows.map((row) => addQuestion(row, { part, state: stateName(state) }));
  const axles = listAxleRows(unit);
  const asked: Omit<SheetGroup, 'kind'>[] = [
    { title: texts.company, place: 'first', rows: ask('company', listCompanyRows(order)) },
    { title: texts.truck, place: 'first', rows: ask('truck', listTruckRows(unit)) },
    { title: texts.trailer, place: 'first', rows: ask('trailer', listTrailerRows(unit)) },
    { title: texts.load, place: 'second', rows: ask('load', listLoadRows(unit, order.title)) },
    { title: texts.axles, place: 'second', rows: ask('axles', axles) },
    { title: texts.route, place: 'both', rows: ask('route', listRouteRows(order, permit, nameOf)) },
    { title: texts.dates, place: axles.length > FEW_AXLE_ROWS ? 'first' : 'second', rows: listDateRows(permit) },
  ];
  if (comment !== '')
    asked.push({ title: texts.comment, place: 'both', rows: [{ label: texts.comment, value: comment }] });
  return [
    ...asked.map((group) => ({ ...group, kind: 'asked' as const })),
    { title: texts.office, kind: 'state', place: 'both', rows: listOfficeRows(state) },
    {
      title: texts.meets,
      kind: 'state',
      place: 'both',
      rows: [...listFeeRows(order, permit), ...listMetRows(unit, state, visits)],
    },
    { title: texts.tripEscorts, kind: 'folded', place: 'both', rows: listTripEscortRows(unit, visits) },
    {
      title: texts.travelHours,
      kind: 'folded',
      place: 'both',
      rows: listTravelRows(unit, { state, trip: order.trip }),
    },
    { title: texts.overTheLimits, kind: 'folded', place: 'both', rows: listReasonRows(permit) },
  ];
}

function listFeeRows(order: SheetSubject['order'], permit: SheetSubject['permit']): SheetRow[] {
  const expected = describeExpectedFee(order, permit);
  return expected === undefined ? [] : [{ label: texts.fee, value: expected }];
}

function addQuestion(row: SheetRow, { part, state }: { part: Part; state: string }): SheetRow {
  return row.value === null ? { ...row, question: questionAbout({ part, label: row.label, state }) } : row;
}

/** Counted from 1. */
export function formatSheetTitle({ order, permit, unit }: SheetSubject): string {
  const number = findUnitNumber(order.units, { unit: unit._id });
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
