import type { DraftOrder } from './draft.ts';

/** Only the step and the mark itself may change. */
export function isReviewKept(before: DraftOrder, after: DraftOrder): boolean {
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

/** Ignores the order of keys, which the database may change. */
function isSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (!isObject(a) || !isObject(b) || Array.isArray(a) !== Array.isArray(b)) return false;
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => Object.hasOwn(b, key) && isSame(a[key], b[key]));
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
