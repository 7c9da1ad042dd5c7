import { after, MINUTE } from '../../../clock.ts';
import type { Deps } from '../../../deps.ts';
import { Problem } from '../../../problem.ts';
import { readCursor } from '../settle/events.store.ts';

/** Clocks of several servers differ by less. */
const LEEWAY = MINUTE;

/**
 * Keeps PAY closed from the start of this process until the provider's events were read: the database may be a restored one, in which an
 * order that is paid is a draft. A database that never had a reading has nothing to catch up with.
 * @returns a function that throws Problem `provider_unavailable` while PAY is closed.
 */
export function payGate({ db, clock, payments }: Deps): () => Promise<void> {
  const startedAt = clock.now();
  let isOpen = false;
  return async () => {
    if (isOpen) return;
    const cursor = await readCursor(db, payments);
    if (cursor !== null && cursor.listed_to < after(startedAt, -LEEWAY)) throw new Problem('provider_unavailable');
    isOpen = true;
  };
}
