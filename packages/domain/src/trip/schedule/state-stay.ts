import { listDayHours } from '../hours/state-hours.ts';
import type { Instant, Span } from '../hours/instant.ts';
import type { Crossing } from './cross-state.ts';
import type { StateStay } from './simulation.ts';

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
