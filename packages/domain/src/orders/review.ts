import type { DraftOrder } from './draft.ts';
import { orderTextKeys } from './order-texts.ts';

export const reviewedParts = [
  'customer',
  ...orderTextKeys,
  'company',
  'jurisdictions',
  'trip',
  'units',
  'permits',
] as const;

/** The review mark stays while no reviewed part has changed. */
export function isReviewKept(before: DraftOrder, after: DraftOrder): boolean {
  return reviewedParts.every((part) => isSame(before[part], after[part]));
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
