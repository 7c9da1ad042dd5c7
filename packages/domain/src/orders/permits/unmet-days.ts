import { compareDays, parseDay, type Day } from '../../basics/day.ts';
import type { StateCode } from '../../basics/state-code.ts';
import type { IssuedDays } from './permit-status.ts';

type Term = { from: Day; to: Day };

/** `date`: the requested days, which count until the state has given others. */
export type ChainedPermit = IssuedDays & {
  _id: string;
  unit: string;
  state: StateCode;
  date: { startDate: string; endDate: string };
};

/** One permit with the days that count. */
export type MetPermit = Term & { _id: string; unit: string; state: StateCode };

/**
 * Two permits of one unit with whose days the trip cannot be driven; `earlier` comes first in the order of travel.
 * `over-before`: the later state's permit ends before the earlier one begins. `gap`: the load must cross from one state right
 * into the next, and on no day do both permits hold.
 */
export type UnmetDays = { code: 'over-before' | 'gap'; earlier: MetPermit; later: MetPermit };

type Visit = MetPermit | null;

/** The days on which a permit holds, or will; null for a refused or void one: it holds on no day, and its next days are not known. */
export function findPermitDays({ status, date, validFrom, validTo }: Omit<ChainedPermit, '_id' | 'unit'>): Term | null {
  if (status === 'refused' || status === 'voided') return null;
  const [from, to] = [parseDay(validFrom ?? date.startDate), parseDay(validTo ?? date.endDate)];
  return from === null || to === null ? null : { from, to };
}

function toMetPermit(permit: ChainedPermit): Visit {
  const { _id, unit, state } = permit;
  const days = findPermitDays(permit);
  return days && { _id, unit, state, ...days };
}

function compareVisits(earlier: MetPermit, later: MetPermit, isNext: boolean): UnmetDays[] {
  if (compareDays(later.to, earlier.from) < 0) return [{ code: 'over-before', earlier, later }];
  return isNext && compareDays(earlier.to, later.from) < 0 ? [{ code: 'gap', earlier, later }] : [];
}

function isSamePair(one: UnmetDays, other: UnmetDays): boolean {
  return one.earlier._id === other.earlier._id && one.later._id === other.later._id;
}

/** A state that the way crosses twice is visited twice with one permit. A state without a permit may be waited in. */
function findUnmetVisits(visits: readonly Visit[]): UnmetDays[] {
  const all = visits.flatMap((earlier, index) =>
    visits.slice(index + 1).flatMap((later, distance) => {
      if (earlier === null || later === null || earlier._id === later._id) return [];
      return compareVisits(earlier, later, distance === 0);
    }),
  );
  return all.filter((pair, index) => all.findIndex((other) => isSamePair(pair, other)) === index);
}

/**
 * The pairs of permits whose days do not meet in the order of travel, each unit on its own. Without a trip the order of
 * travel is not known, so nothing is said.
 * @param states the states of the trip, in travel order
 */
export function findUnmetDays(permits: readonly ChainedPermit[], states: readonly { state: StateCode }[]): UnmetDays[] {
  const units = [...new Set(permits.map(({ unit }) => unit))];
  return units.flatMap((unit) => {
    const own = permits.filter((permit) => permit.unit === unit).map(toMetPermit);
    return findUnmetVisits(states.map(({ state }) => own.find((permit) => permit?.state === state) ?? null));
  });
}

/** The days that a permit needs so that all pairs with it meet: first by `firstBy`, last not before `lastFrom`; null for any. */
export type MeetingDays = { firstBy: Day | null; lastFrom: Day | null };

const sortDays = (days: readonly Day[]) => days.toSorted(compareDays);

/** The change of one permit that makes `pairs` meet, as far as they are pairs with it. */
export function findMeetingDays(pairs: readonly UnmetDays[], permitId: string): MeetingDays {
  const asLater = pairs.filter(({ later }) => later._id === permitId);
  const asEarlier = pairs.filter(({ earlier }) => earlier._id === permitId);
  const lasts = [
    ...asLater.filter(({ code }) => code === 'over-before').map(({ earlier }) => earlier.from),
    ...asEarlier.filter(({ code }) => code === 'gap').map(({ later }) => later.from),
  ];
  const firsts = [
    ...asEarlier.filter(({ code }) => code === 'over-before').map(({ later }) => later.to),
    ...asLater.filter(({ code }) => code === 'gap').map(({ earlier }) => earlier.to),
  ];
  return { firstBy: sortDays(firsts)[0] ?? null, lastFrom: sortDays(lasts).at(-1) ?? null };
}

export type RequestedAgain = { permit: Pick<ChainedPermit, '_id' | 'unit'>; date: ChainedPermit['date'] };

/** The pairs of the units of permits once these are requested, each for the days of its `date`. */
export function findUnmetDaysWith(
  permits: readonly ChainedPermit[],
  states: readonly { state: StateCode }[],
  again: readonly RequestedAgain[],
): UnmetDays[] {
  const own = permits.filter(({ unit }) => again.some(({ permit }) => permit.unit === unit));
  const requested = { status: 'requested', validFrom: null, validTo: null } as const;
  return findUnmetDays(
    own.map((one) => {
      const found = again.find(({ permit }) => permit._id === one._id);
      return found === undefined ? one : { ...one, ...requested, date: found.date };
    }),
    states,
  );
}
