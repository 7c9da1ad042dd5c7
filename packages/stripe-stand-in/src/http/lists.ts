import { findObject, type Work } from '../state/objects.ts';
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
const EXPANDABLE = 'latest_charge';

export async function expandCharges(work: Work, answer: object, values: Values): Promise<object> {
  const copy: Record<string, unknown> = { ...answer };
  for (const path of listOf(values, 'expand')) {
    const isInList = path === `data.${EXPANDABLE}` && Array.isArray(copy['data']);
    // Cast: the rows of a page are objects.
    const rows = isInList ? (copy['data'] as Record<string, unknown>[]) : [copy];
    for (const row of rows) {
      if ((!isInList && path !== EXPANDABLE) || !(EXPANDABLE in row))
        throw createInvalidProblem(`This property cannot be expanded (${path}).`, { param: 'expand' });
      const id = row[EXPANDABLE];
      if (typeof id === 'string') row[EXPANDABLE] = await findObject(work, 'charge', id);
    }
  }
  return copy;
}
