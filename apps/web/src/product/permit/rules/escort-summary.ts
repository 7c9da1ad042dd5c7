import type { EscortAnswer, EscortCars, RoadEscorts } from '@wideload/domain/permit-facts';
import type { EscortWords } from './escort-lines.ts';

/** A few words for the folded row of a state about the roads in `groups`; empty where no escort can be due. */
export function summarizeEscorts(
  { uncounted, missing, unknown }: EscortAnswer,
  groups: readonly RoadEscorts[],
  { summary }: EscortWords,
): string {
  const byRoad = groups.map(({ settled }) =>
    settled.filter(({ isAtNight }) => !isAtNight).map(({ cars }) => countCars(cars)),
  );
  const certain = byRoad.map((counts) => Math.max(0, ...counts));
  const open = groups.flatMap((group) => group.open);
  if (certain.some((count) => count > 0)) {
    const most = Math.max(...certain, ...open.map(({ cars }) => countCars(cars)));
    return certain.every((count) => count === most) ? summary.count(most) : summary.upTo(summary.count(most));
  }
  if (groups.some(({ settled }) => settled.some(({ cars }) => cars.police))) return summary.police;
  const taken = new Set(groups.flatMap(({ roads }) => roads));
  if (uncounted.some(({ roads }) => roads.some((road) => taken.has(road)))) return summary.due;
  return [open, missing, unknown].some(({ length }) => length > 0) ? summary.depends : '';
}

function countCars({ front, rear }: EscortCars): number {
  return front + rear;
}
