import { MINUTE, toInstant, type Span, type Sun } from './local-time.ts';
import type { TravelAnswer } from '../travel-answer.ts';

/**
 * The hours of a day outside daylight. The beginning of daylight is rounded up and its end down to the minute. `suns` are
 * those of several places of the state: all of them must have daylight. Without minutes of the state, the sun itself counts.
 */
export function listNightSpans(day: Span, suns: readonly (Sun | null)[], daylight: TravelAnswer['daylight']): Span[] {
  const { fromSunriseMin, toSunsetMin } = daylight ?? { fromSunriseMin: 0, toSunsetMin: 0 };
  const risen = suns.filter((sun) => sun !== null);
  if (risen.length < suns.length) return [{ from: day.from, to: day.to }];
  const from = Math.max(...risen.map(({ rise }) => Math.ceil(rise / MINUTE))) + fromSunriseMin;
  const to = Math.min(...risen.map(({ set }) => Math.floor(set / MINUTE))) + toSunsetMin;
  return clipSpans(day, [
    { from: day.from, to: toInstant(from * MINUTE) },
    { from: toInstant(to * MINUTE), to: day.to },
  ]);
}

/** The parts of the spans within the day. */
export function clipSpans(day: Span, spans: readonly Span[]): Span[] {
  return spans
    .map(({ from, to }) => ({ from: toInstant(Math.max(from, day.from)), to: toInstant(Math.min(to, day.to)) }))
    .filter(({ from, to }) => from < to);
}
