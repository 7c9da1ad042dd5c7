import { after, MINUTE } from '#clock.ts';
import type { Deps } from '#deps.ts';
import { Problem } from '#problem.ts';
import { readCursor } from '../settle/events.store.ts';

/** Server clocks differ by less than this. */
const LEEWAY = MINUTE;
const RETRY_SECONDS = 5;

export type PayGate = {
  isOpen(): Promise<boolean>;
  /** @throws Problem payment.not-open-yet */
  pass(): Promise<void>;
};

/** A restored database may have a paid order as a draft: PAY waits until this process has read the provider's events. */
export function createPayGate({ db, clock, payments }: Pick<Deps, 'db' | 'clock' | 'payments'>): PayGate {
  const startedAt = clock.now();
  let wasOpen = false;
  async function isOpen(): Promise<boolean> {
    if (wasOpen) return true;
    const cursor = await readCursor(db, payments);
    wasOpen = cursor === null || cursor.listed_to >= after(startedAt, -LEEWAY);
    return wasOpen;
  }
  return {
    isOpen,
    async pass() {
      if (!(await isOpen())) throw new Problem('payment.not-open-yet', { retryAfterSeconds: RETRY_SECONDS });
    },
  };
}
