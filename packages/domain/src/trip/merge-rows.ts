import type { TravelCondition } from './travel-answer.ts';

/**
 * A state can have a row each for width, height and length with the same ban. One of them is enough,
 * and if all of them lack their figure they are one open condition.
 */
export function mergeRows<Row extends { condition: TravelCondition | null }>(
  rows: readonly Row[],
  toContent: (row: Row) => unknown,
): Row[] {
  const toKey = (row: Row) => JSON.stringify(toContent(row));
  const settled = new Set(rows.filter(({ condition }) => condition === null).map(toKey));
  const merged = new Map<string, Row>();
  for (const row of rows) {
    const content = toKey(row);
    if (row.condition === null) merged.set(content, row);
    else if (!settled.has(content)) {
      const { missing, ...rest } = row.condition;
      const key = content + JSON.stringify(rest);
      const before = merged.get(key)?.condition?.missing;
      merged.set(key, { ...row, condition: { ...row.condition, missing: joinMissing(before ?? missing, missing) } });
    }
  }
  return [...merged.values()];
}

/** A row that lacks no figure is enough, whatever the others lack. */
function joinMissing(
  before: TravelCondition['missing'],
  missing: TravelCondition['missing'],
): TravelCondition['missing'] {
  return before.length === 0 || missing.length === 0 ? [] : [...new Set([...before, ...missing])];
}
