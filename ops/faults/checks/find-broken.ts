import type { Acknowledged } from '../traffic/record.ts';
import { groupBy } from './group-by.ts';

/** An order in the database and at the provider. Amounts are in cents. */
export type Truth = {
  id: string;
  status: string;
  version: number;
  reviewed: boolean;
  /** Amounts of charges that the provider took. */
  taken: readonly number[];
  captured: number;
  booked: number;
  receipts: number;
  /** Attempts whose outcome the product does not know. */
  open: number;
};

function checkOrder(told: Acknowledged, truth: Truth | undefined): string[] {
  if (truth === undefined) return [`Order ${told.id} was acknowledged, and is not there`];
  const broken: string[] = [];
  const { taken, captured, booked, receipts } = truth;
  const sum = taken.reduce((total, amount) => total + amount, 0);
  const isPaid = truth.status !== 'draft';
  if (truth.version < told.version) broken.push(`is at version ${truth.version}, and ${told.version} was acknowledged`);
  if (told.reviewed && !truth.reviewed) broken.push('was acknowledged as reviewed, and is not');
  if (told.paid && !isPaid) broken.push('was acknowledged as paid, and is a draft');
  if (taken.length > 1) broken.push(`was charged ${taken.length} times`);
  if (isPaid && sum !== told.total) broken.push(`costs ${told.total} cents, and the provider took ${sum}`);
  if (!isPaid && sum > 0) broken.push(`is a draft, and the provider took ${sum} cents`);
  if (captured !== sum) broken.push(`was charged ${sum} cents, and its payment has ${captured}`);
  if (booked !== sum) broken.push(`was charged ${sum} cents, and the books have ${booked}`);
  if (receipts !== (isPaid ? 1 : 0)) broken.push(`has ${receipts} receipts`);
  if (truth.open > 0) broken.push('is stuck: the outcome of a payment is still unknown');
  return broken.map((sentence) => `Order ${told.id} ${sentence}`);
}

/** @returns a sentence for each promise about acknowledged orders that is broken. */
export function findBroken(told: Iterable<Acknowledged>, truths: readonly Truth[]): string[] {
  const byId = groupBy(truths, ({ id }) => id);
  return [...told].flatMap((order) => {
    const found = byId.get(order.id) ?? [];
    return found.length > 1 ? [`Order ${order.id} is there ${found.length} times`] : checkOrder(order, found[0]);
  });
}
