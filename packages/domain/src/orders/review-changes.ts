import type { StateCode } from '../basics/state-code.ts';

/** A fact of the order's company, truck or trailer, edited since the review. `unit` is the unit's id. */
export type RecordChange = {
  what: 'company' | 'truck' | 'trailer';
  unit: string | null;
  record: string;
  field: string;
  from: string;
  to: string;
};

/** In cents; null if there is or was no permit. */
export type PermitPriceChange = {
  what: 'permit';
  unit: string;
  state: StateCode;
  from: number | null;
  to: number | null;
};

export type ReviewChange = RecordChange | PermitPriceChange;

type KeptRecord = { readonly _id: string; readonly [field: string]: string | number };

/** An order's record snapshots, and the permits decided by them. */
export type ReviewedOrder = {
  company: KeptRecord | null;
  units: readonly { _id: string; truck: KeptRecord | null; trailer: KeptRecord | null }[];
  permits: readonly { unit: string; state: StateCode; price: number }[];
};

export function findRecordChanges(before: ReviewedOrder, after: ReviewedOrder): RecordChange[] {
  const ofUnits = after.units.flatMap(({ _id: unit, truck, trailer }) => {
    const was = before.units.find(({ _id }) => _id === unit);
    return [
      ...listFactChanges({ what: 'truck', unit }, was?.truck ?? null, truck),
      ...listFactChanges({ what: 'trailer', unit }, was?.trailer ?? null, trailer),
    ];
  });
  return [...listFactChanges({ what: 'company', unit: null }, before.company, after.company), ...ofUnits];
}

export function findPermitPriceChanges(before: ReviewedOrder, after: ReviewedOrder): PermitPriceChange[] {
  const priceIn = ({ permits }: ReviewedOrder, { unit, state }: { unit: string; state: StateCode }) =>
    permits.find((permit) => permit.unit === unit && permit.state === state)?.price ?? null;
  const gone = before.permits.filter((permit) => priceIn(after, permit) === null);
  return [...after.permits, ...gone].flatMap(({ unit, state }) => {
    const [from, to] = [priceIn(before, { unit, state }), priceIn(after, { unit, state })];
    return from === to ? [] : [{ what: 'permit', unit, state, from, to }];
  });
}

/** Each change runs from the reviewed value to the present one; those of removed units and records are dropped. */
export function mergeReviewChanges(
  earlier: readonly ReviewChange[],
  later: readonly ReviewChange[],
  order: ReviewedOrder,
): ReviewChange[] {
  const joined = new Map(earlier.map((change) => [toChangeKey(change), change]));
  for (const change of later) joined.set(toChangeKey(change), withStart(change, joined.get(toChangeKey(change))));
  return [...joined.values()].filter((change) => change.from !== change.to && isInOrder(order, change));
}

function withStart(change: ReviewChange, first: ReviewChange | undefined): ReviewChange {
  if (first?.what === 'permit') return change.what === 'permit' ? { ...change, from: first.from } : change;
  return first === undefined || change.what === 'permit' ? change : { ...change, from: first.from };
}

function listFactChanges(
  place: Pick<RecordChange, 'what' | 'unit'>,
  before: KeptRecord | null,
  after: KeptRecord | null,
): RecordChange[] {
  if (before === null || after === null || before._id !== after._id) return [];
  const was = new Map(Object.entries(before).map(([field, value]) => [field, String(value)]));
  return Object.entries(after).flatMap(([field, value]) => {
    const [from, to] = [was.get(field) ?? '', String(value)];
    return from === to ? [] : [{ ...place, record: after._id, field, from, to }];
  });
}

function toChangeKey(change: ReviewChange): string {
  const { what, unit } = change;
  return [what, unit ?? '', ...(change.what === 'permit' ? [change.state] : [change.record, change.field])].join('/');
}

function isInOrder({ company, units }: ReviewedOrder, change: ReviewChange): boolean {
  if (change.what === 'company') return company?._id === change.record;
  const unit = units.find(({ _id }) => _id === change.unit);
  return unit !== undefined && (change.what === 'permit' || unit[change.what]?._id === change.record);
}
