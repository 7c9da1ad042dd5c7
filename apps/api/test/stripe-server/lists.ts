import { below, listOf, numberOf, textOf, type Shape, type Values } from './form.ts';
import { invalid } from './stripe-problem.ts';

export const pageShape = {
  limit: 'integer',
  starting_after: 'text',
  ending_before: 'text',
  expand: 'list',
} satisfies Shape;
export const createdShape = { gt: 'integer', gte: 'integer', lt: 'integer', lte: 'integer' } satisfies Shape;

/** A page of a list, newest first. @param all oldest first, as they were made. */
export function pageOf<T extends { id: string; created: number }>(all: Iterable<T>, values: Values, url: string) {
  const since = numberOf(below(values, 'created'), 'gte') ?? 0;
  const rows = [...all].filter(({ created }) => created >= since).toReversed();
  const after = textOf(values, 'starting_after');
  const begin = after === undefined ? 0 : rows.findIndex(({ id }) => id === after) + 1;
  if (after !== undefined && begin === 0)
    throw invalid(`No such object: '${after}'`, { code: 'resource_missing', param: 'starting_after' });
  const limit = numberOf(values, 'limit') ?? 10;
  if (limit < 1 || limit > 100)
    throw invalid(`This value must be between 1 and 100 (it currently is '${limit}').`, { param: 'limit' });
  return { object: 'list', url, has_more: rows.length > begin + limit, data: rows.slice(begin, begin + limit) };
}

/** A copy of the answer in which the named ids are replaced by what they name. */
export function expanded(answer: object, values: Values, named: ReadonlyMap<string, object>): object {
  const copy = structuredClone(answer) as Record<string, unknown>;
  for (const path of listOf(values, 'expand')) {
    const inList = path.startsWith('data.');
    const field = inList ? path.slice('data.'.length) : path;
    const rows = inList && Array.isArray(copy['data']) ? (copy['data'] as Record<string, unknown>[]) : [copy];
    for (const row of rows) {
      if (!(field in row)) throw invalid(`This property cannot be expanded (${path}).`, { param: 'expand' });
      const found = named.get(String(row[field]));
      if (found !== undefined) row[field] = structuredClone(found);
    }
  }
  return copy;
}
