import { evaluateCondition, listBounds, type ConditionFigures, type OpenPart } from './evaluate-condition.ts';
import type { Condition, Row } from './permit-fact.ts';

export type OpenRow<R extends Row> = { row: R; condition: OpenPart };

/** `settled` is the last row that holds. Each of the `open` rows would replace it. */
export type DecidedRows<R extends Row> = { settled: R | null; open: OpenRow<R>[] };

/** Decides rows of which a later one that holds replaces the ones before it, so it begins with the last one. */
export function decideRows<R extends Row>(rows: readonly R[], figures: ConditionFigures): DecidedRows<R> {
  const open: OpenRow<R>[] = [];
  const keys: string[] = [];
  for (const row of rows.toReversed()) {
    const condition = evaluateCondition(row.when, figures);
    if (condition === 'holds') return { settled: row, open: open.toReversed() };
    if (condition === 'fails') continue;
    const key = toKey(row.when, condition);
    if (keys.includes(key)) continue;
    keys.push(key);
    open.push({ row, condition });
  }
  return { settled: null, open: open.toReversed() };
}

/** Rows with the same key become true together, so the last one of them decides. */
function toKey(when: Condition, { missing, kind, road, note }: OpenPart): string {
  let key = `${note} ${kind} ${road} ${when.isOversize} ${when.isOverweight}`;
  for (const { key: figure, over, to, field } of listBounds(when))
    if (missing.includes(field)) key += ` ${figure} ${over} ${to}`;
  return key;
}
