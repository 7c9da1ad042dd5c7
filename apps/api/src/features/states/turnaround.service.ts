import type { Turnaround } from '@wideload/contract';
import { orderableStates, type StateCode } from '@wideload/domain';
import { after, DAY, MINUTE } from '#clock.ts';
import type { Deps } from '#deps.ts';
import { listTurnaround } from './turnaround.store.ts';

const SPAN = 365 * DAY;
const KEPT_FOR = 10 * MINUTE;

export type Turnarounds = {
  list: () => Promise<Turnaround[]>;
  /** A state that is not sold has no permits. */
  find: (state: StateCode) => Promise<Turnaround>;
};

/** Reads the figures at most every ten minutes: they move slowly, and each public page asks for them. */
export function createTurnarounds({ db, clock }: Pick<Deps, 'db' | 'clock'>): Turnarounds {
  let kept: { until: Date; rows: Promise<Turnaround[]> } | null = null;

  function list(): Promise<Turnaround[]> {
    const now = clock.now();
    if (kept !== null && kept.until > now) return kept.rows;
    const rows = listTurnaround(db, orderableStates, after(now, -SPAN));
    const fresh = { until: after(now, KEPT_FOR), rows };
    kept = fresh;
    rows.catch(() => {
      if (kept === fresh) kept = null;
    });
    return rows;
  }

  return {
    list,
    async find(state) {
      const found = (await list()).find((row) => row.state === state);
      return found ?? { state, median_seconds: null };
    },
  };
}
