import { leastTurnaroundPermits, type Turnaround } from '@wideload/contract';
import { orderableStates, type OrderableState, type StateCode } from '@wideload/domain';
import { toInstant } from '@wideload/domain/calendar';
import { filingFacts, findPermitWait, type PermitWait } from '@wideload/domain/filing';
import { after, DAY, MINUTE, SECOND } from '#clock.ts';
import type { Deps } from '#deps.ts';
import { listIssues, type IssueRow } from './turnaround.store.ts';

const SPAN = 365 * DAY;
const KEPT_FOR = 10 * MINUTE;

export type Turnarounds = {
  list: () => Promise<Turnaround[]>;
  /** A state that is not sold has no permits. */
  find: (state: StateCode) => Promise<Turnaround>;
  findWait: (state: OrderableState, isSuperload: boolean) => Promise<PermitWait>;
};

type Issues = ReadonlyMap<StateCode, readonly IssueRow[]>;
/** `waits`: what was already found in these issues, by state and superload. */
type Kept = { until: Date; issues: Promise<Issues>; waits: Map<string, PermitWait> };

function groupByState(rows: readonly IssueRow[]): Issues {
  const byState = new Map<StateCode, IssueRow[]>(orderableStates.map((state) => [state, []]));
  for (const row of rows) byState.get(row.state)?.push(row);
  return byState;
}

function findMedian(rows: readonly IssueRow[]): number | null {
  if (rows.length < leastTurnaroundPermits) return null;
  const sorted = rows.map(({ seconds }) => seconds).toSorted((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  const [low = 0, high = 0] = [sorted[Math.floor(middle)], sorted[Math.ceil(middle)]];
  return Math.round((low + high) / 2);
}

type Asked = { state: OrderableState; isSuperload: boolean; rows: readonly IssueRow[]; now: Date };

function toWait({ state, isSuperload, rows, now }: Asked): PermitWait {
  const known = rows.length < leastTurnaroundPermits ? [] : rows;
  const issues = known.map(({ issued_at: issuedAt, seconds }) => ({
    from: toInstant(issuedAt.getTime() - seconds * SECOND),
    to: toInstant(issuedAt.getTime()),
  }));
  return findPermitWait({ facts: filingFacts[state], isSuperload, issues, now: toInstant(now.getTime()) });
}

/** Reads the permits at most every ten minutes: their figures move slowly, and each public page asks for them. */
export function createTurnarounds({ db, clock }: Pick<Deps, 'db' | 'clock'>): Turnarounds {
  let kept: Kept | null = null;

  function read(): Kept {
    const now = clock.now();
    if (kept !== null && kept.until > now) return kept;
    const issues = listIssues(db, orderableStates, after(now, -SPAN)).then(groupByState);
    const fresh: Kept = { until: after(now, KEPT_FOR), issues, waits: new Map() };
    kept = fresh;
    issues.catch(() => {
      if (kept === fresh) kept = null;
    });
    return fresh;
  }

  const toTurnaround = (issues: Issues, state: StateCode): Turnaround => ({
    state,
    median_seconds: findMedian(issues.get(state) ?? []),
  });

  return {
    async list() {
      const issues = await read().issues;
      return orderableStates.toSorted().map((state) => toTurnaround(issues, state));
    },
    async find(state) {
      return toTurnaround(await read().issues, state);
    },
    async findWait(state, isSuperload) {
      const { issues, waits } = read();
      const key = `${state} ${isSuperload}`;
      const rows = (await issues).get(state)?.filter((row) => (row.is_superload === true) === isSuperload) ?? [];
      const wait = waits.get(key) ?? toWait({ state, isSuperload, rows, now: clock.now() });
      waits.set(key, wait);
      return wait;
    },
  };
}
