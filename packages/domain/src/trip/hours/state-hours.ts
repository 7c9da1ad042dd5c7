import { decideTravel } from '../decide-travel.ts';
import type { TravelAnswer } from '../travel-answer.ts';
import type { WayThrough } from '../way-through.ts';
import type { TravelLoad } from '../../load/travel-load.ts';
import { addDays, type Day } from '../../basics/day.ts';
import type { Place } from '../trip.ts';
import { isOrderable, type StateCode } from '../../basics/state-code.ts';
import { toInstant, type Instant, type Span, type LocalTime, getLocalClock, type LocalClock } from './local-time.ts';
import type { ClosedWindow, DayHours } from './day-hours.ts';
import { decideDay } from './decide-day.ts';

/** When one load may move in one state. */
export type StateHours = {
  state: StateCode;
  clock: LocalClock;
  /** False: the state may have curfews that nobody has read, so even an open hour is not checked. */
  areCurfewsKnown: boolean;
  onDay: (day: Day) => DayHours;
};

type StateWay = { state: StateCode; entry: Place; exit: Place } & WayThrough;

/** The clock is that of the entry. Daylight is what entry and exit both have. */
export function createStateHours(
  { state, entry, exit, ...way }: StateWay,
  load: TravelLoad,
  localTime: LocalTime,
): StateHours {
  const clock = getLocalClock(localTime.findZone(entry));
  const answer = isOrderable(state) ? decideTravel(load, state, way) : nothingEstablished;
  const days = new Map<Day, DayHours>();
  return {
    state,
    clock,
    areCurfewsKnown: answer.curfewList.kind === 'known',
    // A day is asked for by every departure that is compared.
    onDay: (day) => {
      const suns = () => [entry, exit].map((place) => localTime.findSun(place, day));
      const hours = days.get(day) ?? decideDay(answer, { day, clock, suns: suns() });
      days.set(day, hours);
      return hours;
    },
  };
}

const unknownTimes = { settled: null, open: [] };
const nothingEstablished: TravelAnswer = {
  daylight: null,
  night: unknownTimes,
  saturday: unknownTimes,
  sunday: unknownTimes,
  holidays: { bans: [], free: null, areAllKnown: false },
  curfews: [],
  curfewList: { kind: 'unknown', sources: [] },
  seasons: [],
};

/** The days that a span touches, in the zone of the state. */
export function listDayHours({ clock, onDay }: StateHours, { from, to }: Span): DayHours[] {
  const days: DayHours[] = [];
  for (let day = clock.dayOf(from); clock.spanOf(day).from <= to; day = addDays(day, 1)) days.push(onDay(day));
  return days;
}

/** The windows that close the state at any time of a span. */
export function listClosedWindows(hours: StateHours, span: Span): ClosedWindow[] {
  return listDayHours(hours, span)
    .flatMap(({ closed }) => closed)
    .filter(({ from, to }) => from < span.to && span.from < to);
}

/** The open or closed span around an instant, from the instant on and at most to the end of its day. */
export function findSpanAt(hours: StateHours, at: Instant): Span & { isOpen: boolean } {
  const day = hours.onDay(hours.clock.dayOf(at));
  for (const { from, to } of listClosedSpans(day)) {
    if (at < from) return { from: at, to: from, isOpen: true };
    if (at < to) return { from: at, to, isOpen: false };
  }
  return { from: at, to: day.to, isOpen: true };
}

const closedSpans = new WeakMap<DayHours, readonly Span[]>();

/** In order and without overlap. Remembered, because every departure that is compared asks for the same days. */
function listClosedSpans(day: DayHours): readonly Span[] {
  const known = closedSpans.get(day);
  if (known !== undefined) return known;
  const spans: Span[] = [];
  for (const { from, to } of day.closed.toSorted((a, b) => a.from - b.from)) {
    const last = spans.at(-1);
    if (last === undefined || from > last.to) spans.push({ from, to });
    else if (to > last.to) spans[spans.length - 1] = { from: last.from, to };
  }
  closedSpans.set(day, spans);
  return spans;
}

/** From `since` (`HH:MM`) on; null if the state stays closed until the end of the day. */
export function findFirstOpenMinute(hours: StateHours, day: Day, since = '00:00'): Instant | null {
  const { to } = hours.clock.spanOf(day);
  let at = hours.clock.at(day, since);
  while (at < to) {
    const span = findSpanAt(hours, at);
    if (span.isOpen) return at;
    at = span.to;
  }
  return null;
}

export type MoveAnswer = { answer: 'open' | 'closed' | 'unchecked'; windows: readonly ClosedWindow[] };

/** Closed wins over unchecked, and open is said only if every rule of the hour is known. */
export function decideMove(hours: StateHours, at: Instant): MoveAnswer {
  const windows = listClosedWindows(hours, { from: at, to: toInstant(at + 1) });
  if (windows.some(({ basis }) => basis !== null)) return { answer: 'closed', windows };
  return { answer: windows.length > 0 || !hours.areCurfewsKnown ? 'unchecked' : 'open', windows };
}
