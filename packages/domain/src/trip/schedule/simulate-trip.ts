import { DAY, type Instant, type Span } from '../hours/local-time.ts';
import { crossState, type Crossing } from './cross-state.ts';
import type { Simulation, SimulationRefusal, StateStay } from './simulation.ts';
import { usualPace, type Pace, type TripPlan } from './trip-plan.ts';
import { listDayHours } from '../hours/state-hours.ts';

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
