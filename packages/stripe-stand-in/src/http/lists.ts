import { readObjects, type Work } from '../objects.ts';
import { getNested, listOf, getNumber, getText, type Values } from './form.ts';
import { createInvalidProblem } from './stripe-problem.ts';

/** In seconds. */
export function getSince(values: Values): number {
  return getNumber(getNested(values, 'created'), 'gte') ?? 0;
}

export function toPage(rows: readonly { id: string }[], values: Values, url: string) {
  const after = getText(values, 'starting_after');
  const begin = after === undefined ? 0 : rows.findIndex(({ id }) => id === after) + 1;
  if (after !== undefined && begin === 0)
    throw createInvalidProblem(`No such object: '${after}'`, { code: 'resource_missing', param: 'starting_after' });
  const limit = getNumber(values, 'limit') ?? 10;
  if (limit < 1 || limit > 100)
    throw createInvalidProblem(`This value must be between 1 and 100 (it currently is '${limit}').`, {
      param: 'limit',
    });
  return { object: 'list', url, has_more: rows.length > begin + limit, data: rows.slice(begin, begin + limit) };
}

/** The product expands no other property. */
const expandable = new Set(['latest_charge', 'source']);

type Row = Record<string, unknown>;

export async function expandObjects(work: Work, answer: object, values: Values): Promise<object> {
  const copy: Row = { ...answer };
  for (const path of listOf(values, 'expand')) {
    const isInList = path.startsWith('data.') && Array.isArray(copy['data']);
    const property = isInList ? path.slice('data.'.length) : path;
    // Cast: the rows of a page are objects.
    const rows = isInList ? (copy['data'] as Row[]) : [copy];
    if (!expandable.has(property) || !rows.every((row) => property in row))
      throw createInvalidProblem(`This property cannot be expanded (${path}).`, { param: 'expand' });
    const ids = rows.map((row) => row[property]).filter((id) => typeof id === 'string');
    const found = await readObjects(work, ids);
    for (const row of rows) row[property] = found.get(String(row[property])) ?? row[property];
  }
  return copy;
}
