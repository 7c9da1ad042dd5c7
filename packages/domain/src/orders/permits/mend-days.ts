import { compareDays, parseDay, type Day } from '../../basics/day.ts';
import type { StateCode } from '../../basics/state-code.ts';
import { isPermitSettled } from './permit-status.ts';
import { findExceededValidity } from '../../states/permit-validity.ts';
import { findMeetingDays, findUnmetDays, type ChainedPermit, type MetPermit, type UnmetDays } from './unmet-days.ts';

export type MendedDays = { _id: string; startDate: Day; endDate: Day };

type Mending = { states: readonly { state: StateCode }[]; today: Day };

/** `planned`: the days that the trip gives; null where it does not tell. */
type MendablePermit = ChainedPermit & { planned?: { date: ChainedPermit['date'] | null } | null };

/**
 * The least change of days with which all permits meet in the order of travel; null where no days from `today` on do. A permit gets
 * more days as far as its state gives them, so that it still holds on those of its stay, or else the days of the trip again; an
 * issued one only where no other permit can.
 */
export function mendDays(permits: readonly MendablePermit[], { states, today }: Mending): MendedDays[] | null {
  const mended = new Map<string, MendedDays>();
  const returned = new Set<string>();
  let current = permits;
  for (;;) {
    const pairs = findUnmetDays(current, states);
    const [pair] = pairs;
    if (pair === undefined) return [...mended.values()];
    const wider = pickWider(pair, { permits: current, pairs, today });
    const next = wider ?? pickPlanned(pair, { permits: current, today, returned });
    if (next === null) return null;
    if (wider === null) returned.add(next._id);
    mended.set(next._id, next);
    current = current.map((permit) => (permit._id === next._id ? withDays(permit, next) : permit));
  }
}

const listIssuedLast = ({ earlier, later }: UnmetDays, permits: readonly MendablePermit[]) => {
  const issued = ({ _id }: { _id: string }) =>
    permits.some((permit) => permit._id === _id && isPermitSettled(permit.status)) ? 1 : 0;
  return [later, earlier].toSorted((one, other) => issued(one) - issued(other));
};

type Picking = { permits: readonly MendablePermit[]; pairs: readonly UnmetDays[]; today: Day };

/** Each pair meets once either of its permits is wide enough. */
function pickWider(pair: UnmetDays, { permits, pairs, today }: Picking): MendedDays | null {
  for (const permit of listIssuedLast(pair, permits)) {
    const wider = widenToMeet(permit, pairs, today);
    if (wider !== null) return wider;
  }
  return null;
}

/** The permit with as many days more as it needs to meet the others; null where its state cannot give them. */
export function widenToMeet(
  { _id, state, from, to }: Pick<MetPermit, '_id' | 'state' | 'from' | 'to'>,
  pairs: readonly UnmetDays[],
  today: Day,
): MendedDays | null {
  const { firstBy, lastFrom } = findMeetingDays(pairs, _id);
  const startDate = firstBy !== null && compareDays(firstBy, from) < 0 ? firstBy : from;
  const endDate = lastFrom !== null && compareDays(lastFrom, to) > 0 ? lastFrom : to;
  const isPast = (startDate !== from && compareDays(startDate, today) < 0) || compareDays(endDate, today) < 0;
  if (isPast || findExceededValidity(state, { start: startDate, end: endDate }) !== null) return null;
  return { _id, startDate, endDate };
}

type Returning = Pick<Picking, 'permits' | 'today'> & { returned: ReadonlySet<string> };

/** A permit whose days a person chose returns to those of the trip, once. */
function pickPlanned(pair: UnmetDays, { permits, today, returned }: Returning): MendedDays | null {
  for (const { _id, from, to } of listIssuedLast(pair, permits)) {
    const date = permits.find((permit) => permit._id === _id)?.planned?.date;
    const [startDate, endDate] = [parseDay(date?.startDate ?? ''), parseDay(date?.endDate ?? '')];
    if (startDate === null || endDate === null || returned.has(_id)) continue;
    if ((startDate !== from || endDate !== to) && compareDays(startDate, today) >= 0)
      return { _id, startDate, endDate };
  }
  return null;
}

function withDays(permit: MendablePermit, { startDate, endDate }: MendedDays): MendablePermit {
  const isGiven = parseDay(permit.validFrom ?? '') !== null;
  const given = isGiven ? { validFrom: startDate, validTo: endDate } : {};
  return { ...permit, date: { startDate, endDate }, ...given };
}
