import { formatClock, formatHoliday, type PacketPermit } from '@wideload/contract';
import { capitalize, addDays, compareDays, type Day } from '@wideload/domain';
import type { DayHours, LocalClock, Span, StateHours } from '@wideload/domain/calendar';

type PacketDay = PacketPermit['days'][number];
type Window = DayHours['closed'][number];

/** The packet works for so long without a signal. */
const MOST_DAYS = 14;

/** The hours of each day from `first` to `last`, as sentences: the phone that shows them has no facts of its own. */
export function describeDays(hours: StateHours, first: Day, last: Day): PacketDay[] {
  const days: PacketDay[] = [];
  for (let day = first; compareDays(day, last) <= 0 && days.length < MOST_DAYS; day = addDays(day, 1))
    days.push(describeDay(hours, day));
  return days;
}

function describeDay({ clock, onDay, areCurfewsKnown }: StateHours, day: Day): PacketDay {
  const hours = onDay(day);
  const format = createSpanFormat(clock, hours);
  const open = formatOpen(hours, format);
  // A state may have two zones, and the hours are those of the one in which the load enters it.
  const zoned = open === '' || open === ALL_DAY ? open : `${open} ${formatZone(clock, hours)}`;
  const closed = hours.closed.filter((window) => !hours.closed.some((other) => covers(other, window)));
  return {
    day,
    closed: unique(closed.toSorted((a, b) => a.from - b.from).map((window) => describeWindow(window, format))),
    open: zoned,
    notes: unique([
      ...(open === '' ? [] : hours.areas).map(
        (area) => `${area.area}: no travel ${format(area)}, if your road goes there`,
      ),
      ...hours.seasons.map(({ what }) => what),
      ...(areCurfewsKnown ? [] : ['Cities and counties may have curfews that we do not know: see the permit']),
    ]),
  };
}

const unique = (words: readonly string[]) => [...new Set(words)];
const isCertain = ({ basis, onlyIf, unless }: Window) => basis !== null && onlyIf === null && unless.length === 0;
const isLonger = (one: Span, other: Span) => one.to - one.from > other.to - other.from;

function covers(one: Window, other: Window): boolean {
  return one !== other && isCertain(one) && one.from <= other.from && one.to >= other.to && isLonger(one, other);
}

const ALL_DAY = 'all day';

/** `CST`, or `CDT` from the night of the change on. */
function formatZone({ zone }: LocalClock, { to }: Span): string {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'short' }).formatToParts(to - 1);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? zone;
}

type SpanFormat = (span: Span) => string;

function createSpanFormat({ zone }: LocalClock, day: Span): SpanFormat {
  const local = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  return ({ from, to }) => {
    if (from <= day.from && to >= day.to) return ALL_DAY;
    return `${formatClock(local.format(from))} to ${formatClock(to >= day.to ? '24:00' : local.format(to))}`;
  };
}

function describeWindow(window: Window, format: SpanFormat): string {
  const when = `${capitalize(format(window))}: ${nameReason(window)}`;
  if (window.basis === null) return `${when}. We do not know whether it is open: see the permit`;
  return isCertain(window) ? when : `${when}, unless the permit says otherwise`;
}

function nameReason(window: Window): string {
  switch (window.because) {
    case 'night':
    case 'weekend':
      return window.because;
    case 'holiday':
      return formatHoliday(window.holiday);
    case 'curfew':
    case 'season':
      return `${window.because === 'curfew' ? 'curfew' : 'season'}, ${window.area}`;
  }
}

/** Finds the hours that are open whether or not the condition of a window is met. */
function formatOpen(hours: DayHours, format: SpanFormat): string {
  const open: Span[] = [];
  let { from } = hours;
  for (const window of hours.closed.toSorted((a, b) => a.from - b.from)) {
    if (window.from > from) open.push({ from, to: window.from });
    if (window.to > from) from = window.to;
  }
  if (from < hours.to) open.push({ from, to: hours.to });
  return open.map(format).join(', ');
}
