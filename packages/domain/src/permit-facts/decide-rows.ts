import { type ConditionFigures, evaluateCondition, type OpenPart } from './evaluate-condition.ts';
import type { Condition, Row } from './permit-fact.ts';

export type OpenRow<R extends Row> = { row: R; condition: OpenPart };

/** `settled` is the last row that holds. Each of the `open` rows would replace it. */
export type DecidedRows<R extends Row> = { settled: R | null; open: OpenRow<R>[] };

/** Decides rows of which a later one that holds replaces the ones before it. */
export function decideRows<R extends Row>(rows: readonly R[], figures: ConditionFigures): DecidedRows<R> {
  let settled: R | null = null;
  const open = new Map<string, OpenRow<R>>();
  for (const row of rows) {
    const condition = evaluateCondition(row.when, figures);
    if (condition === 'holds') {
      settled = row;
      open.clear();
    } else if (condition !== 'fails') {
      open.set(toKey(row.when, condition), { row, condition });
    }
  }
  return { settled, open: [...open.values()] };
}

/** Rows with the same key become true together, so the last one of them decides. */
function toKey(when: Condition, { missing, ...rest }: OpenPart): string {
  const ranges = Object.entries(when).filter(([key]) => missing.some((figure) => key.startsWith(figure)));
  return JSON.stringify([rest, missing, ranges]);
}
