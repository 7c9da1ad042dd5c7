import type { Place } from '@wideload/domain';
import { computeMilesToSegment } from './flat.ts';

const firstTolerance = 0.05;

/** Douglas and Peucker. */
function simplifyBy(line: readonly Place[], tolerance: number): readonly Place[] {
  const [first, last] = [line[0], line.at(-1)];
  if (line.length < 3 || first === undefined || last === undefined) return line;
  let [farthest, miles] = [0, tolerance];
  for (const [at, point] of line.entries()) {
    const far = computeMilesToSegment(point, first, last);
    if (far > miles) [farthest, miles] = [at, far];
  }
  if (farthest === 0) return [first, last];
  const before = simplifyBy(line.slice(0, farthest + 1), tolerance);
  return [...before.slice(0, -1), ...simplifyBy(line.slice(farthest), tolerance)];
}

/** The tolerance grows until the line has at most `most` points. */
export function simplifyLine(line: readonly Place[], most: number): readonly Place[] {
  let simple = line;
  for (let tolerance = firstTolerance; simple.length > most; tolerance *= 2) simple = simplifyBy(simple, tolerance);
  return simple;
}
