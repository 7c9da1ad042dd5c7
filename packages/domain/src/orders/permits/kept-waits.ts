import type { FilingFacts } from '../../states/filing/filing-fact.ts';
import type { Instant, Span } from '../../trip/hours/local-time.ts';
import { createWaitMeter, findQuantile, type WaitKind } from './permit-wait.ts';

/** `told`: permits that were paid when a time was told for their kind; `kept`: those that came within it. */
export type KeptWaits = { kind: WaitKind; told: number; kept: number };

type Asked = { facts: FilingFacts; isSuperload: boolean; issues: readonly Span[]; since: Instant; least: number };

/**
 * Counts the permits of one kind that came after `since`: the time that a carrier was told is found again from the permits that had come before each of
 * them was paid, at least `least`.
 */
export function countKeptWaits({ facts, isSuperload, issues, since, least }: Asked): KeptWaits {
  const meter = createWaitMeter(facts, isSuperload);
  const measured = issues.map((span) => ({ ...span, minutes: meter.count(span) }));
  const came = measured.toSorted((a, b) => a.to - b.to);
  const known: number[] = [];
  const result = { kind: meter.kind, told: 0, kept: 0 };
  let next = 0;
  for (const { from, to, minutes } of measured.toSorted((a, b) => a.from - b.from)) {
    for (let issue = came[next]; issue !== undefined && issue.to <= from; issue = came[next]) {
      const { minutes: taken } = issue;
      const place = known.findIndex((each) => each > taken);
      known.splice(place === -1 ? known.length : place, 0, taken);
      next += 1;
    }
    if (to < since || known.length < least) continue;
    result.told += 1;
    if (minutes <= findQuantile(known, 0.9)) result.kept += 1;
  }
  return result;
}
