import { DAY, type Instant, type Span, HOUR, toInstant } from '../hours/local-time.ts';
import type { Simulation, SimulationRefusal, StateStay, TripSegment } from './simulation.ts';
import { usualPace, type Pace, type TripPlan, findDrivingEnd, findRestEnd } from './trip-plan.ts';
import { listDayHours, findSpanAt, listClosedWindows, type StateHours } from '../hours/state-hours.ts';

const PATIENCE = 30 * DAY;

type Crossing = { hours: StateHours; start: Instant; enters: Instant; segments: readonly TripSegment[] };

/** `drives` are those of the two days before `start`. */
type Way = { start: Instant; drives: readonly Span[]; pace: Pace; isFirst: boolean };

/** Null if the state is not crossed within 30 days. */
function crossState({ miles, hours }: TripPlan[number], way: Way): Crossing | null {
  const { start, pace, isFirst } = way;
  const drives = [...way.drives];
  const steps: Step[] = [];
  let left = Math.ceil((miles / pace.milesPerHour) * HOUR);
  let at = start;
  let enters: Instant | null = null;
  while (left > 0 || enters === null) {
    if (at - start > PATIENCE) return null;
    const step = findStep(hours, at, { drives, pace, left });
    if (step.kind === 'drive') {
      enters ??= at;
      left -= step.to - step.from;
      drives.push(step);
    }
    addStep(steps, { ...step, isAtBorder: enters === null && !isFirst });
    at = step.to;
  }
  return { hours, start, enters, segments: steps.map((step) => toSegment(step, hours, pace)) };
}

type Step = Span & { kind: TripSegment['kind']; isAtBorder: boolean };

/** At most to the end of the day. */
function findStep(
  hours: StateHours,
  at: Instant,
  { drives, pace, left }: { drives: readonly Span[]; pace: Pace; left: number },
): Omit<Step, 'isAtBorder'> {
  const span = findSpanAt(hours, at);
  if (!span.isOpen) return { kind: 'wait', from: at, to: span.to };
  const log = { drives, day: hours.clock.spanOf(hours.clock.dayOf(at)) };
  const drivingEnd = findDrivingEnd(log, at, pace);
  if (drivingEnd <= at) return { kind: 'rest', from: at, to: findRestEnd(log, at, pace) };
  return { kind: 'drive', from: at, to: toInstant(Math.min(span.to, drivingEnd, at + left)) };
}

/** A step that goes on with the one before, for example over midnight, becomes part of it. */
function addStep(steps: Step[], step: Step): void {
  const last = steps.at(-1);
  if (step.from === step.to) return;
  if (last?.kind === step.kind && last.isAtBorder === step.isAtBorder) last.to = step.to;
  else steps.push(step);
}

function toSegment({ kind, isAtBorder, from, to }: Step, hours: StateHours, { milesPerHour }: Pace): TripSegment {
  const { state } = hours;
  if (kind === 'drive') return { kind, state, from, to, miles: ((to - from) / HOUR) * milesPerHour };
  if (kind === 'rest') return { kind, state, from, to, isAtBorder };
  return { kind, state, from, to, isAtBorder, windows: listClosedWindows(hours, { from, to }) };
}

/** The truck moves whenever the state is open and the driver may drive, so a later departure never arrives earlier. */
export function simulateTrip(
  plan: TripPlan,
  departure: Instant,
  pace: Pace = usualPace,
): Simulation | SimulationRefusal {
  const crossings: Crossing[] = [];
  for (const leg of plan) {
    const before = crossings.flatMap(({ segments }) => segments);
    const start = before.at(-1)?.to ?? departure;
    const drives = before.filter(({ kind, to }) => kind === 'drive' && to > start - 2 * DAY);
    const crossing = crossState(leg, { start, drives, pace, isFirst: crossings.length === 0 });
    if (crossing === null) return { ok: false, because: 'calendar.never-opens', state: leg.hours.state };
    crossings.push(crossing);
  }
  const segments = crossings.flatMap((crossing) => crossing.segments);
  const arrival = segments.at(-1)?.to ?? departure;
  const stays = crossings.map((crossing, index) => toStay(crossing, crossings[index + 1]?.enters ?? arrival));
  const waits = segments.filter(({ kind }) => kind === 'wait');
  return {
    ok: true,
    departure,
    arrival,
    stays,
    segments,
    waiting: waits.reduce((sum, { from, to }) => sum + to - from, 0),
    isChecked: stays.every(({ isChecked }) => isChecked),
  };
}

/** The hours are checked from the wait at the border on. */
export function toStay({ hours, start, enters, segments }: Crossing, leaves: Instant): StateStay {
  const { state, clock, areCurfewsKnown } = hours;
  const last = segments.at(-1)?.to ?? enters;
  const days = listDayHours(hours, { from: start, to: last });
  const met = days.flatMap(({ closed }) => closed).filter((window) => overlaps(window, { from: start, to: last }));
  const drives = segments.filter(({ kind }) => kind === 'drive');
  return {
    state,
    zone: clock.zone,
    enters,
    leaves,
    isChecked: areCurfewsKnown && met.every(({ basis }) => basis !== null),
    areas: days.flatMap(({ areas }) => areas).filter((area) => drives.some((drive) => overlaps(area, drive))),
    seasons: [...new Set(days.flatMap(({ seasons }) => seasons))],
  };
}

function overlaps(a: Span, b: Span): boolean {
  return a.from < b.to && b.from < a.to;
}
