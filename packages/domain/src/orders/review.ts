import type { DraftOrder } from './draft.ts';
import { orderTextKeys } from './order-texts.ts';

/** The parts of an order that a person enters and reviews. */
export const reviewedParts = ['customer', ...orderTextKeys, 'company', 'jurisdictions', 'units', 'permits'] as const;

/** True if the review mark may stay, because nothing that was reviewed has changed. */
export function isReviewKept(before: DraftOrder, after: DraftOrder): boolean {
  return reviewedParts.every((part) => isSame(before[part], after[part]));
}

/** Compares plain data; ignores the order of keys, which a database may change. */
function isSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (!isObject(a) || !isObject(b) || Array.isArray(a) !== Array.isArray(b)) return false;
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => Object.hasOwn(b, key) && isSame(a[key], b[key]));
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
