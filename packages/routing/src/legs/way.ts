import type { Place, RoadUse } from '@wideload/domain';
import type { Part } from '../states/split-line.ts';

export type WayPart = Part & RoadUse;

/** A way through all places of a trip. */
export type Way = {
  miles: number;
  hours: number;
  line: readonly Place[];
  parts: readonly WayPart[];
};

export function joinWays(ways: readonly Way[]): Way {
  return {
    miles: ways.reduce((sum, { miles }) => sum + miles, 0),
    hours: ways.reduce((sum, { hours }) => sum + hours, 0),
    line: ways.flatMap(({ line }, at) => (at === 0 ? line : line.slice(1))),
    parts: ways.flatMap(({ parts }) => parts),
  };
}
