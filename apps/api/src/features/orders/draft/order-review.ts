import {
  mergeReviewChanges,
  isReviewKept,
  findPermitPriceChanges,
  findProblems,
  findRecordChanges,
  type ReviewChange,
} from '@wideload/domain';
import type { StoredOrder, StoredUnit } from '../stored-order.ts';

type SaveResult = { before: StoredOrder; changed: StoredOrder; decided: StoredOrder };

/** The review mark after a save; without it, the list edits since the order was reviewed. */
export function computeReview({ before, changed, decided }: SaveResult, asked: boolean | undefined) {
  if (isReviewed(before, decided, asked ?? before.reviewed)) return { reviewed: true, reviewChanges: [] };
  const isWatched = before.reviewed || asked === true || before.reviewChanges.length > 0;
  const found = isWatched ? listChanges({ before, changed, decided }) : [];
  return { reviewed: false, reviewChanges: mergeReviewChanges(before.reviewChanges, found, decided) };
}

/** An order is reviewed only if this save changes nothing in it and it has no problems left. */
function isReviewed(before: StoredOrder, after: StoredOrder, asked: boolean): boolean {
  if (!asked || !isReviewKept(before, after)) return false;
  const steps = ['basic-details', 'jurisdiction', 'vehicles', 'permits'] as const;
  return steps.every((step) => findProblems(step, after).length === 0);
}

/** Prices count as changed by the lists only where the save itself changed nothing. */
function listChanges({ before, changed, decided }: SaveResult): ReviewChange[] {
  const records = findRecordChanges(before, decided);
  const isOwn = !isReviewKept(before, restoreRecords(before, changed));
  return isOwn ? records : [...records, ...findPermitPriceChanges(before, decided)];
}

/** `order` with the company, trucks and trailers that it shares with `before` in their earlier state. */
function restoreRecords(before: StoredOrder, order: StoredOrder): StoredOrder {
  const units = order.units.map((unit): StoredUnit => {
    const was = before.units.find(({ _id }) => _id === unit._id);
    return { ...unit, truck: keepIfSame(was?.truck, unit.truck), trailer: keepIfSame(was?.trailer, unit.trailer) };
  });
  return { ...order, company: keepIfSame(before.company, order.company), units };
}

function keepIfSame<T extends { _id: string }>(was: T | null | undefined, is: T | null): T | null {
  return was !== undefined && was?._id === is?._id ? was : is;
}
