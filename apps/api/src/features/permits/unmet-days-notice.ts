import { formatUnmetDays } from '@wideload/contract';
import { findUnmetDays, type UnmetDays } from '@wideload/domain';
import type { Admin } from '#actor.ts';
import type { Deps } from '#deps.ts';
import type { Tx } from '#platform/db/transaction.ts';
import type { LockedPermit, StoredPermit } from './locked-permit.ts';
import { recordWarning } from './record-warning.ts';

const toKey = ({ code, earlier, later }: UnmetDays) =>
  [code, earlier._id, earlier.from, earlier.to, later._id, later.from, later.to].join(' ');

/** The days that a state gave may leave no day to cross a state line: its carrier learns of each such pair that is new. */
export async function notifyUnmetDays(
  tx: Tx,
  deps: Pick<Deps, 'ids' | 'clock' | 'config'>,
  { by, order, after }: { by: Admin; order: LockedPermit['order']; after: StoredPermit },
): Promise<void> {
  const states = order.trip?.states ?? [];
  const known = new Set(findUnmetDays(order.permits, states).map(toKey));
  const permits = order.permits.map((permit) => (permit._id === after._id ? after : permit));
  const found = findUnmetDays(permits, states).filter((pair) => !known.has(toKey(pair)));
  if (found.length === 0) return;
  const comment = found.map(formatUnmetDays).join(' ');
  await recordWarning(tx, deps, { by, order, what: 'days', kind: 'days-unmet', comment });
}
