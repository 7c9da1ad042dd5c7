import { addDays, type Day } from '../../basics/day.ts';
import type { Span, LocalClock } from './local-time.ts';
import type { ClosedWindow, DayHours } from './day-hours.ts';
import type { StateHours } from './state-hours.ts';

/** Each day has a night and a curfew can hold on each day: neither makes a day a closed one. */
export type DayClosure = Exclude<ClosedWindow['because'], 'night' | 'curfew'>;

/** `depends`: a condition in words decides. `not-established`: no row says whether the hours are open. */
export type Certainty = 'closed' | 'depends' | 'not-established';

export type ClosedHours = {
  because: DayClosure;
  /** The holiday, or the area of a season. */
  name: string | null;
  /** Local time as `HH:MM`, up to `24:00`. */
  from: string;
  to: string;
  certainty: Certainty;
};

export type ClosedDay = {
  day: Day;
  /** No hour of the day is open, whatever the conditions. */
  isWhole: boolean;
  hours: ClosedHours[];
};

/** The days from `first` on that a weekend, a holiday or a season closes, wholly or in part. */
export function listClosedDays({ clock, onDay }: StateHours, first: Day, count: number): ClosedDay[] {
  const formatClock = createClockFormat(clock);
  return Array.from({ length: count }, (_, index) => onDay(addDays(first, index)))
    .map((hours) => toClosedDay(hours, formatClock))
    .filter(({ hours }) => hours.length > 0);
}

type ClockFormat = (window: Span, day: Span) => Pick<ClosedHours, 'from' | 'to'>;

function createClockFormat({ zone }: LocalClock): ClockFormat {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  return ({ from, to }, day) => ({ from: format.format(from), to: to >= day.to ? '24:00' : format.format(to) });
}

function toClosedDay(hours: DayHours, formatClock: ClockFormat): ClosedDay {
  const reasons = hours.closed.flatMap((window): ClosedHours[] =>
    window.because === 'night' || window.because === 'curfew'
      ? []
      : [
          {
            because: window.because,
            name: findName(window),
            ...formatClock(window, hours),
            certainty: findCertainty(window),
          },
        ],
  );
  const certain = hours.closed.filter((window) => findCertainty(window) === 'closed');
  return { day: hours.day, isWhole: isCovered(hours, certain), hours: dropRepeated(reasons) };
}

function findName(window: ClosedWindow): string | null {
  if (window.because === 'holiday') return window.holiday;
  return window.because === 'season' ? window.area : null;
}

function findCertainty({ basis, onlyIf, unless }: ClosedWindow): Certainty {
  if (basis === null) return 'not-established';
  return onlyIf === null && unless.length === 0 ? 'closed' : 'depends';
}

function isCovered({ from, to }: Span, spans: readonly Span[]): boolean {
  let end = from;
  for (const span of spans.toSorted((a, b) => a.from - b.from)) if (span.from <= end && span.to > end) end = span.to;
  return end >= to;
}

/** Two rows can close the same hours. */
function dropRepeated(hours: readonly ClosedHours[]): ClosedHours[] {
  const known = new Map(hours.map((each) => [JSON.stringify(each), each]));
  return [...known.values()];
}
