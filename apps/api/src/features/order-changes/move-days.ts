import { formatFieldError, type OrderChangeBody } from '@wideload/contract';
import {
  addDays,
  checkLongest,
  compareDays,
  countDays,
  findFirstDay,
  requireDay,
  type Day,
  type Trip,
} from '@wideload/domain';
import { createFieldProblem } from '#problem.ts';
import { toPlanFinder, type StoredOrder, type StoredPermit } from '#features/orders/orders.service.ts';

type Asked = Pick<OrderChangeBody, 'firstDay' | 'permits'>;
type Dates = StoredPermit['date'];

/** The order with all days as they are asked for, whether or not each permit can have them. */
export function moveDays(order: StoredOrder, asked: Asked, today: Day): StoredOrder {
  return setDays(moveFirstDay(order, asked.firstDay, today), asked.permits ?? [], today);
}

function moveFirstDay(order: StoredOrder, firstDay: Day | undefined, today: Day): StoredOrder {
  const was = findFirstDay(order);
  if (firstDay === undefined || was === null || firstDay === was) return order;
  refusePast('firstDay', firstDay, today);
  const shift = countDays(was, firstDay) - 1;
  const trip = order.trip === null ? null : moveTrip(order.trip, shift);
  const findPlan = toPlanFinder({ ...order, trip });
  const permits = order.permits.map((permit) => {
    const plan = findPlan(permit.unit, permit.state);
    const isPlanned = permit.planned !== null && isSameDates(permit.planned.date, permit.date);
    const date = isPlanned && plan?.date ? plan.date : shiftDates(permit.date, shift);
    return { ...permit, date, planned: plan ?? permit.planned };
  });
  return { ...order, trip, permits };
}

function moveTrip(trip: Trip, shift: number): Trip {
  const move = <T extends { startDate: Day | null }>(departure: T) =>
    departure.startDate === null ? departure : { ...departure, startDate: addDays(departure.startDate, shift) };
  return { ...move(trip), departures: trip.departures.map(move) };
}

const shiftDates = ({ startDate, endDate }: Dates, shift: number): Dates => ({
  startDate: addDays(requireDay(startDate), shift),
  endDate: addDays(requireDay(endDate), shift),
});

function setDays(order: StoredOrder, asked: NonNullable<Asked['permits']>, today: Day): StoredOrder {
  for (const [at, { _id, startDate, endDate }] of asked.entries()) {
    const permit = order.permits.find((one) => one._id === _id);
    if (permit === undefined)
      throw createFieldProblem(`permits.${at}._id`, 'This permit is not part of the order.', 'not-found');
    if (isSameDates(permit.date, { startDate, endDate })) continue;
    if (compareDays(startDate, endDate) > 0)
      throw createFieldProblem(`permits.${at}.endDate`, 'The last day is before the first.');
    refusePast(`permits.${at}.endDate`, endDate, today);
    const tooLong = checkLongest(permit, { startDate, endDate });
    if (tooLong !== null) throw createFieldProblem(`permits.${at}.endDate`, formatFieldError(tooLong));
  }
  const permits = order.permits.map((permit) => {
    const own = asked.findLast(({ _id }) => _id === permit._id);
    return own === undefined ? permit : { ...permit, date: { startDate: own.startDate, endDate: own.endDate } };
  });
  return { ...order, permits };
}

function refusePast(path: string, day: Day, today: Day): void {
  if (compareDays(day, today) < 0) throw createFieldProblem(path, 'This day has passed. Choose today or a later day.');
}

export function isSameDates(one: Dates | null, other: Dates | null): boolean {
  return one?.startDate === other?.startDate && one?.endDate === other?.endDate;
}
