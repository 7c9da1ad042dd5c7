import { findSpanAt, listClosedWindows, type StateHours } from '../hours/state-hours.ts';
import { DAY, HOUR, toInstant, type Instant, type Span } from '../hours/local-time.ts';
import { findDrivingEnd, findRestEnd } from './driving-limit.ts';
import type { TripSegment } from './simulation.ts';
import type { Pace, TripPlan } from './trip-plan.ts';

const PATIENCE = 30 * DAY;

export type Crossing = { hours: StateHours; start: Instant; enters: Instant; segments: readonly TripSegment[] };

/** `drives` are those of the two days before `start`. */
type Way = { start: Instant; drives: readonly Span[]; pace: Pace; isFirst: boolean };

/** Null if the state is not crossed within 30 days. */
export function crossState({ miles, hours }: TripPlan[number], way: Way): Crossing | null {
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
