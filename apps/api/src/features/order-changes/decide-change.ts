import {
  canceledWord,
  daysLabel,
  destinationLabel,
  formatChangedDays,
  originLabel,
  permitLabel,
  tripDaysLabel,
  type ChangedPermitTurn,
  type ChangeLine,
  type OrderChangeBody,
} from '@wideload/contract';
import {
  findDeparture,
  findPermitFate,
  findUnitOfPermit,
  type FatedPermit,
  isOrderable,
  priceFee,
  totalOfOrder,
  requireDay,
  toTravelLoad,
  type Day,
  type StateCode,
  type TripRoute,
} from '@wideload/domain';
import { planStayDays } from '@wideload/domain/calendar';
import { filingFacts } from '@wideload/domain/filing';
import { localTime } from '@wideload/local-time';
import { Problem } from '#problem.ts';
import { initialAnswer, type StoredOrder, type StoredPermit } from '#features/orders/orders.service.ts';
import { decideNeeds, isUnneeded, withNeed } from './decide-needs.ts';
import { findSubjects, type Subject, listOrderLines, listUnitLines, toLine } from './change-lines.ts';
import { changeVehicles, keepVehicles, type WantedRecords } from './change-vehicles.ts';
import { correctFacts } from './correct-facts.ts';
import { changeWay } from './change-way.ts';
import { isSameDates, moveDays } from './move-days.ts';

/** `wanted` is the permit as it is asked for. */
export type PermitTurn = Omit<ChangedPermitTurn, 'fee'> & FatedPermit & { wanted: StoredPermit };

/** A paid order before and after a change; `after` has what changes at once. */
export type OrderChange = {
  before: StoredOrder;
  after: StoredOrder;
  lines: ChangeLine[];
  /** Of the permits that the change is about. */
  turns: PermitTurn[];
  /** Nothing of the order is with a state: its money goes back, and nothing of it is filed any more. */
  isCanceled: boolean;
};

type Asking = {
  asked: OrderChangeBody;
  records: WantedRecords;
  /** Over the places that are asked for; null where they stay. */
  route: TripRoute | null;
  today: Day;
  newId: () => string;
};

/** Computes a change of a paid order; writes nothing. */
export function decideChange(before: StoredOrder, { asked, records, route, today, newId }: Asking): OrderChange {
  const vehicles = correctFacts(changeVehicles(before, records, asked), asked.correctedVehicles);
  const wanted = moveDays(changeWay(vehicles, asked, route), asked, today);
  const needed = decideNeeds(before, wanted, { today, newId, again: asked.again ?? [] });
  const canceled = asked.cancel ?? [];
  const kept = wanted.permits.flatMap((other, index) => {
    const permit = before.permits[index];
    if (permit === undefined) return [];
    const isLeft = isStateLeft(permit, { before, wanted });
    if (canceled.includes(permit._id) || isLeft || isUnneeded(permit, needed)) return [toCancellation(permit, before)];
    const subjects = findSubjects({ before, wanted, permit, other });
    return subjects.length === 0 ? [] : [toTurn(permit, { other: withNeed(other, needed), subjects, before, wanted })];
  });
  const turns = [...kept, ...needed.added.map((permit) => toAddition(permit, wanted))];
  if (isWhole(before, turns)) return { before, after: before, turns, lines: [], isCanceled: true };
  const permits = [
    ...before.permits.flatMap((permit) => applyTurns(permit, turns, { before, wanted })),
    ...needed.added,
  ];
  if (permits.length === 0) throw new Problem('order.no-permit');
  const jurisdictions = listStates({ before, wanted, permits });
  const after = { ...wanted, jurisdictions, permits, totalPrice: totalOfOrder(permits) };
  return { before, after, turns, lines: listOrderLines(before, wanted), isCanceled: false };
}

type Compared = { before: StoredOrder; wanted: StoredOrder };

/** The move does not go through the state any more. */
function isStateLeft({ state }: StoredPermit, { before, wanted }: Compared): boolean {
  return before.jurisdictions.includes(state) && !wanted.jurisdictions.includes(state);
}

/**
 * A state whose last permit is canceled is not one of the order any more, and its next change needs none there. A state that is
 * left stays while its permit is with it.
 */
function listStates({ before, wanted, permits }: Compared & { permits: readonly StoredPermit[] }): StateCode[] {
  const has = (list: readonly StoredPermit[], state: StateCode) => list.some((one) => one.state === state);
  const isNeeded = (state: StateCode) =>
    has(permits, state) || (wanted.jurisdictions.includes(state) && !has(before.permits, state));
  return [...new Set([...wanted.jurisdictions, ...before.jurisdictions])].filter(isNeeded);
}

function applyTurns(permit: StoredPermit, turns: readonly PermitTurn[], compared: Compared): StoredPermit[] {
  const turn = turns.find(({ wanted: { _id } }) => _id === permit._id);
  if (turn?.isCanceled === true && turn.fate === 'now') return [];
  return [applyTurn(keepVehicles(permit, compared), turn)];
}

/** The whole order is canceled, and no state has an application. If a permit is void, its state was paid, and a person decides about the rest. */
function isWhole({ permits }: StoredOrder, turns: readonly PermitTurn[]): boolean {
  const canceled = new Set(turns.filter((turn) => turn.isCanceled && turn.fate === 'now').map(({ permit }) => permit));
  return permits.every(({ _id }) => canceled.has(_id));
}

function toCancellation(permit: StoredPermit, order: StoredOrder): PermitTurn {
  const stay = { from: requireDay(permit.date.startDate), to: requireDay(permit.date.endDate) };
  const decided = findPermitFate(permit, { subjects: ['cancel'], stay }, findRules(permit));
  return {
    ...toSubject(permit, order),
    ...decided,
    price: { from: permit.price, to: decided.fate === 'now' ? 0 : permit.price },
    isCanceled: true,
    lines: [
      { label: permitLabel, from: formatChangedDays(permit.date.startDate, permit.date.endDate), to: canceledWord },
    ],
    wanted: permit,
  };
}

const findRules = ({ state }: StoredPermit) => (isOrderable(state) ? filingFacts[state].changes : []);

function toSubject({ _id: permit, unit, state }: StoredPermit, { units }: StoredOrder) {
  return { permit, unit: units.findIndex(({ _id }) => _id === unit) + 1, state };
}

type Turning = {
  other: StoredPermit;
  subjects: readonly Subject[];
  before: StoredOrder;
  wanted: StoredOrder;
};

function toTurn(permit: StoredPermit, { other, subjects, before, wanted: order }: Turning): PermitTurn {
  const decided = findPermitFate(permit, { subjects, stay: findStay(other, order) }, findRules(permit));
  const isRepriced = decided.fate === 'now' || decided.fate === 'file-again';
  const wanted = isRepriced ? reprice(permit, other, { before, order }) : other;
  return {
    ...toSubject(permit, order),
    ...decided,
    price: { from: permit.price, to: wanted.price },
    isCanceled: false,
    lines: [
      ...listDays(permit, other, decided.fate),
      ...listPlaces(permit, other),
      ...listUnitLines(findUnitOfPermit(before.units, permit), findUnitOfPermit(order.units, other)),
    ],
    wanted,
  };
}

function toAddition(permit: StoredPermit, order: StoredOrder): PermitTurn {
  const to = formatChangedDays(permit.date.startDate, permit.date.endDate);
  return {
    ...toSubject(permit, order),
    fate: 'now',
    fee: null,
    within: '',
    price: { from: 0, to: permit.price },
    isCanceled: false,
    lines: [{ label: permitLabel, from: '', to }],
    wanted: permit,
  };
}

/** The days in the state by the trip; the requested ones where the trip does not tell, or a person chose them. */
function findStay(permit: StoredPermit, { trip, units }: StoredOrder): { from: Day; to: Day } {
  const asked = { from: requireDay(permit.date.startDate), to: requireDay(permit.date.endDate) };
  const unit = findUnitOfPermit(units, permit);
  const isPlanned = isSameDates(permit.planned?.date ?? null, permit.date);
  if (trip === null || unit === undefined || !isPlanned) return asked;
  const travel = { departure: findDeparture(trip, unit._id), load: toTravelLoad(unit) };
  return planStayDays(trip, travel, localTime).get(permit.state) ?? asked;
}

/** A permit keeps the fee that it was sold at, and pays another price only where the change itself has another one. */
function reprice(
  permit: StoredPermit,
  wanted: StoredPermit,
  { before, order }: { before: StoredOrder; order: StoredOrder },
): StoredPermit {
  const [was, now] = [findPrice(permit, before), findPrice(wanted, order)];
  const { fee: sold, days, price, rulesVersion } = permit;
  if (was.fee === now.fee && was.days === now.days) return { ...wanted, fee: sold, days, price, rulesVersion };
  const fee = was.fee === now.fee ? sold : now.fee;
  return { ...wanted, fee, days: now.days, price: fee * now.days };
}

function findPrice(permit: StoredPermit, { units }: StoredOrder) {
  const { state, date, planned } = permit;
  const unit = findUnitOfPermit(units, permit);
  if (unit === undefined || !isOrderable(state)) throw new Error(`No price for ${state} of unit ${permit.unit}`);
  const [start, end] = [requireDay(date.startDate), requireDay(date.endDate)];
  return priceFee(toTravelLoad(unit), state, { start, end, miles: planned?.miles });
}

function applyTurn(permit: StoredPermit, turn: PermitTurn | undefined): StoredPermit {
  if (turn === undefined) return permit;
  const { fate, wanted } = turn;
  if (fate === 'file-again') return { ...wanted, ...initialAnswer, status: 'requested' };
  if (fate === 'now') return wanted;
  // The state's days count; those of the trip are kept beside them.
  return fate === 'holds' ? { ...permit, date: wanted.date, planned: wanted.planned } : permit;
}

/** A permit that holds keeps the days that its state has given, and one that is over changes nothing. */
function listDays(
  { validFrom, validTo, date }: StoredPermit,
  wanted: StoredPermit,
  fate: FatedPermit['fate'],
): ChangeLine[] {
  if (fate === 'left' || isSameDates(date, wanted.date)) return [];
  const to = formatChangedDays(wanted.date.startDate, wanted.date.endDate);
  if (fate === 'holds') return [{ label: tripDaysLabel, from: formatChangedDays(date.startDate, date.endDate), to }];
  return [{ label: daysLabel, from: formatChangedDays(validFrom ?? date.startDate, validTo ?? date.endDate), to }];
}

function listPlaces({ route }: StoredPermit, wanted: StoredPermit): ChangeLine[] {
  return [
    ...toLine(originLabel, formatPlace(route.origin), formatPlace(wanted.route.origin)),
    ...toLine(destinationLabel, formatPlace(route.destination), formatPlace(wanted.route.destination)),
  ];
}

const formatPlace = ({ label, lat, lng }: StoredPermit['route']['origin']) =>
  label === '' ? `${lat.toFixed(4)}, ${lng.toFixed(4)}` : label;

/** The permits as they will be once every state has done what it is asked: for the days that meet. */
export function listHopedPermits({ after, turns }: OrderChange) {
  return after.permits.map((permit) => {
    const asked = turns.find(
      ({ fate, isCanceled, permit: id }) => fate === 'ask-state' && !isCanceled && id === permit._id,
    );
    if (asked === undefined) return permit;
    const { startDate, endDate } = asked.wanted.date;
    return { ...permit, validFrom: startDate, validTo: endDate };
  });
}
