import { after, MINUTE } from '../../../clock.ts';
import type { Deps } from '../../../deps.ts';
import { Problem } from '../../../problem.ts';
import { readCursor } from '../settle/events.store.ts';

/** Server clocks differ by less than this. */
const LEEWAY = MINUTE;
const RETRY_SECONDS = 5;

/** A restored database may have a paid order as a draft: PAY waits until this process has read the provider's events. */
export function createPayGate({ db, clock, payments }: Deps): () => Promise<void> {
  const startedAt = clock.now();
  let isOpen = false;
  return async () => {
    if (isOpen) return;
    const cursor = await readCursor(db, payments);
    if (cursor !== null && cursor.listed_to < after(startedAt, -LEEWAY))
      throw new Problem('payment.not-open-yet', { retryAfterSeconds: RETRY_SECONDS });
    isOpen = true;
  };
}
