import { DAY, toInstant, type Instant, type Span } from '../instant.ts';

/**
 * How long the driver may go on from `at` with at most `limit` milliseconds of driving in any 24 hours; `at` itself if a rest
 * is due. Time is lost only where 24 hours before nobody drove. `drives` are in order and do not overlap.
 */
export function findDrivingEnd(drives: readonly Span[], at: Instant, limit: number): Instant {
  let left = limit;
  let before = at - DAY;
  for (const { from, to } of drives) left -= Math.max(0, to - Math.max(from, before));
  for (const { from, to } of drives) {
    const pause = from - before;
    if (pause > 0 && pause >= left) break;
    if (to <= before) continue;
    left -= Math.max(0, pause);
    before = to;
  }
  return toInstant(before + left + DAY);
}

/** The end of a rest that is due at `at`: 24 hours after the driving that still counts began. */
export function findRestEnd(drives: readonly Span[], at: Instant): Instant {
  const counted = drives.find(({ to }) => to > at - DAY);
  return toInstant(Math.max(at, (counted?.from ?? at - DAY) + DAY));
}
