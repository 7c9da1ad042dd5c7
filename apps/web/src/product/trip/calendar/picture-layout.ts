import { addDays, type Day, type StateCode } from '@wideload/domain';
import {
  DAY,
  HOUR,
  type Instant,
  type LocalClock,
  type Simulation,
  type Span,
  type TripPlan,
  type TripSegment,
  listClosedWindows,
  type ClosedWindow,
  type StateHours,
} from '@wideload/domain/calendar';

/** `unchecked`: no row says whether the state is open, or its curfews are not known. */
export type ClosedSpan = Span & { kind: 'closed' | 'unchecked'; windows: readonly ClosedWindow[] };

/** The hours of a range that are not known to be open, in order and without overlap. */
export function listClosedSpans(hours: StateHours, range: Span): ClosedSpan[] {
  const windows = listClosedWindows(hours, range);
  const inside = windows.flatMap(({ from, to }) => [from, to]).filter((at) => at > range.from && at < range.to);
  const edges = [...new Set([range.from, ...inside.toSorted((a, b) => a - b), range.to])];
  const spans: ClosedSpan[] = [];
  for (const [index, from] of edges.slice(0, -1).entries()) {
    const covering = windows.filter((window) => window.from <= from && from < window.to);
    const kind = decideKind(covering, hours);
    if (kind !== null) addSpan(spans, { from, to: edges[index + 1] ?? from, kind, windows: covering });
  }
  return spans;
}

function decideKind(covering: readonly ClosedWindow[], { areCurfewsKnown }: StateHours): ClosedSpan['kind'] | null {
  if (covering.length === 0) return areCurfewsKnown ? null : 'unchecked';
  return covering.some(({ basis }) => basis !== null) ? 'closed' : 'unchecked';
}

function addSpan(spans: ClosedSpan[], span: ClosedSpan): void {
  const last = spans.at(-1);
  if (last?.to !== span.from || last.kind !== span.kind) return void spans.push(span);
  spans[spans.length - 1] = { ...last, to: span.to, windows: [...new Set([...last.windows, ...span.windows])] };
}

/** Percent of the width of the picture. */
export type Placed = { left: number; width: number };

export type TrackPart = Placed & { kind: TripSegment['kind'] };

export type PictureRow = {
  state: StateCode;
  zone: string;
  closed: (ClosedSpan & Placed)[];
  track: TrackPart[];
  /** The points at which the truck comes in and goes out; null in a picture without a departure, at the origin and the destination. */
  enters: number | null;
  leaves: number | null;
};

export type Picture = {
  days: (Placed & { day: Day })[];
  /** Every six hours of the clock at the origin. */
  ticks: { left: number; hour: number }[];
  rows: PictureRow[];
};

const TICK = 6 * HOUR;

/** Whole days at the origin, from the departure until the arrival. A wait at a border is in the row of the state before. */
export function layOutPicture(plan: TripPlan, simulation: Simulation, clock: LocalClock): Picture {
  const range = findRange(simulation, clock);
  const place = createScale(range);
  const { stays, segments } = simulation;
  return {
    days: listDays(range, clock).map((day) => ({ day, ...place(clock.spanOf(day)) })),
    ticks: listTicks(range, clock).map(({ at, hour }) => ({ hour, left: place({ from: at, to: at }).left })),
    rows: plan.flatMap(({ hours }, index) => {
      const stay = stays[index];
      if (stay === undefined) return [];
      const isFirst = index === 0;
      const isHere = ({ from }: Span) => (isFirst || from >= stay.enters) && from < stay.leaves;
      const at = (instant: Instant) => place({ from: instant, to: instant }).left;
      return {
        state: stay.state,
        zone: stay.zone,
        closed: listClosedSpans(hours, range).map((span) => ({ ...span, ...place(span) })),
        track: segments.filter(isHere).map((segment) => ({ kind: segment.kind, ...place(segment) })),
        enters: isFirst ? null : at(stay.enters),
        leaves: index === stays.length - 1 ? null : at(stay.leaves),
      };
    }),
  };
}

function findRange({ departure, arrival }: Simulation, clock: LocalClock): Span {
  const last = clock.dayOf(arrival);
  return { from: clock.spanOf(clock.dayOf(departure)).from, to: clock.spanOf(last).to };
}

function createScale({ from, to }: Span) {
  const percent = (length: number) => (length / (to - from)) * 100;
  return (span: Span): Placed => ({ left: percent(span.from - from), width: percent(span.to - span.from) });
}

function listDays({ from, to }: Span, clock: LocalClock): Day[] {
  const days: Day[] = [];
  for (let day = clock.dayOf(from); clock.spanOf(day).from < to; day = addDays(day, 1)) days.push(day);
  return days;
}

function listTicks(range: Span, clock: LocalClock): { at: Instant; hour: number }[] {
  const hours = Array.from({ length: DAY / TICK }, (_, index) => (index * TICK) / HOUR);
  return listDays(range, clock).flatMap((day) =>
    hours.map((hour) => ({ hour, at: clock.at(day, `${String(hour).padStart(2, '0')}:00`) })),
  );
}
