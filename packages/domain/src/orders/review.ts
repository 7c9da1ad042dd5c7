import type { DraftOrder } from './draft.ts';

/**
 * Whether the review mark may stay: only when nothing that was priced or reviewed has changed, which is everything but the step
 * and the mark itself.
 */
export function keepsReview(before: DraftOrder, after: DraftOrder): boolean {
  return (
    isSame(before.customer, after.customer) &&
    before.title === after.title &&
    before.poNumber === after.poNumber &&
    isSame(before.company, after.company) &&
    isSame(before.jurisdictions, after.jurisdictions) &&
    isSame(before.units, after.units) &&
    isSame(before.permits, after.permits)
  );
}

/** Equal plain data; the order of keys does not matter, as a database may change it. */
function isSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (!isObject(a) || !isObject(b) || Array.isArray(a) !== Array.isArray(b)) return false;
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => Object.hasOwn(b, key) && isSame(a[key], b[key]));
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
