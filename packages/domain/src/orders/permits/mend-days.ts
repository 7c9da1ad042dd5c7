import { compareDays, parseDay, type Day } from '../../basics/day.ts';
import type { StateCode } from '../../basics/state-code.ts';
import { isPermitSettled } from './permit-status.ts';
import { findMeetingDays, findUnmetDays, type ChainedPermit, type UnmetDays } from './unmet-days.ts';

export type MendedDays = { _id: string; startDate: Day; endDate: Day };

type Mending = { states: readonly { state: StateCode }[]; today: Day };

/**
 * The least change of days with which all permits meet in the order of travel; null where no days from `today` on do. Permits only
 * get more days, so that each still holds on those of its stay, and an issued one only where no other permit can.
 */
export function mendDays(permits: readonly ChainedPermit[], { states, today }: Mending): MendedDays[] | null {
  const mended = new Map<string, MendedDays>();
  let current = permits;
  for (;;) {
    const pairs = findUnmetDays(current, states);
    const [pair] = pairs;
    if (pair === undefined) return [...mended.values()];
    const wider = pickWider(pair, { permits: current, pairs, today });
    if (wider === null) return null;
    mended.set(wider._id, wider);
    current = current.map((permit) => (permit._id === wider._id ? withDays(permit, wider) : permit));
  }
}

type Picking = { permits: readonly ChainedPermit[]; pairs: readonly UnmetDays[]; today: Day };

/** Each pair meets once either of its permits is wide enough. */
function pickWider({ earlier, later }: UnmetDays, { permits, pairs, today }: Picking): MendedDays | null {
  const issued = ({ _id }: { _id: string }) =>
    permits.some((permit) => permit._id === _id && isPermitSettled(permit.status)) ? 1 : 0;
  const candidates = [later, earlier].toSorted((one, other) => issued(one) - issued(other));
  for (const { _id, from, to } of candidates) {
    const { firstBy, lastFrom } = findMeetingDays(pairs, _id);
    const startDate = firstBy !== null && compareDays(firstBy, from) < 0 ? firstBy : from;
    const endDate = lastFrom !== null && compareDays(lastFrom, to) > 0 ? lastFrom : to;
    if ((startDate === from || compareDays(startDate, today) >= 0) && compareDays(endDate, today) >= 0)
      return { _id, startDate, endDate };
  }
  return null;
}

function withDays(permit: ChainedPermit, { startDate, endDate }: MendedDays): ChainedPermit {
  const isGiven = parseDay(permit.validFrom ?? '') !== null;
  const given = isGiven ? { validFrom: startDate, validTo: endDate } : {};
  return { ...permit, date: { startDate, endDate }, ...given };
}
