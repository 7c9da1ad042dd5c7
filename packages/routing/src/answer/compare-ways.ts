import type { Place } from '@wideload/domain';
import { computeFlatMiles } from '../geo/flat.ts';
import type { Way } from '../legs/way.ts';

const longest = 1.15;
const mostCommon = 0.6;
/** A longer way around closed roads is a gap in the data, not a route that a truck would take. */
const longestAround = 1.5;

function* listSegments(line: readonly Place[]): Generator<{ key: string; miles: number }> {
  for (const [index, to] of line.entries()) {
    const from = line[index - 1];
    if (from !== undefined)
      yield { key: `${from.lat} ${from.lng} ${to.lat} ${to.lng}`, miles: computeFlatMiles(from, to) };
  }
}

/** The share of the second line that the first has too. */
function computeCommonShare(first: readonly Place[], second: readonly Place[]): number {
  const keys = new Set([...listSegments(first)].map(({ key }) => key));
  let [common, all] = [0, 0];
  for (const { key, miles } of listSegments(second)) {
    all += miles;
    if (keys.has(key)) common += miles;
  }
  return all === 0 ? 1 : common / all;
}

/** Little longer, and really another way. */
export function isWorthOffering(second: Way, fastest: Way): boolean {
  const isLittleLonger = second.miles <= fastest.miles * longest && second.hours <= fastest.hours * longest;
  return isLittleLonger && computeCommonShare(fastest.line, second.line) < mostCommon;
}

export function isWayAround(second: Way, fastest: Way): boolean {
  return second.miles <= fastest.miles * longestAround;
}
