import { leastTurnaroundPermits, type KeptWait, type Turnaround } from '@wideload/contract';
import {
  isOrderable,
  isPermitUndecided,
  orderableStates,
  type OrderableState,
  type PermitStatus,
  type StateCode,
} from '@wideload/domain';
import { toInstant } from '@wideload/domain/calendar';
import { countKeptWaits, filingFacts, findPermitWait, type PermitWait } from '@wideload/domain/filing';
import { after, DAY, MINUTE, SECOND } from '#clock.ts';
import type { Deps } from '#deps.ts';
import { listIssues, listWaitingPermits, type IssueRow } from './turnaround.store.ts';

const SPAN = 365 * DAY;
const KEPT_FOR = 10 * MINUTE;

export type Turnarounds = {
  list: () => Promise<Turnaround[]>;
  /** A state that is not sold has no permits. */
  find: (state: StateCode) => Promise<Turnaround>;
  findWait: (state: OrderableState, isSuperload: boolean) => Promise<PermitWait>;
  /** The states with a permit that was paid so long ago that 9 of 10 of its kind had come. */
  findLate: (order: WaitingOrder) => Promise<StateCode[]>;
  /** By state, and what a program issues apart, of the permits that came after `since`. */
  countKept: (since: Date) => Promise<KeptWait[]>;
};

export type WaitingOrder = {
  paidAt: Date | null;
  permits: readonly { state: StateCode; status: PermitStatus; is_superload: boolean | null }[];
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

const toSpan = ({ issued_at: issuedAt, seconds }: IssueRow) => ({
  from: toInstant(issuedAt.getTime() - seconds * SECOND),
  to: toInstant(issuedAt.getTime()),
});

function toWait({ state, isSuperload, rows, now }: Asked): PermitWait {
  const issues = (rows.length < leastTurnaroundPermits ? [] : rows).map(toSpan);
  return findPermitWait({ facts: filingFacts[state], isSuperload, issues, now: toInstant(now.getTime()) });
}

export function isLate({ lateBefore }: PermitWait, paidAt: Date | null): boolean {
  return paidAt !== null && lateBefore !== null && paidAt.getTime() < lateBefore;
}

const ofKind = (rows: readonly IssueRow[] | undefined, isSuperload: boolean) =>
  (rows ?? []).filter((row) => (row.is_superload === true) === isSuperload);

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

  async function findWait(state: OrderableState, isSuperload: boolean): Promise<PermitWait> {
    const { issues, waits } = read();
    const key = `${state} ${isSuperload}`;
    const rows = ofKind((await issues).get(state), isSuperload);
    const wait = waits.get(key) ?? toWait({ state, isSuperload, rows, now: clock.now() });
    waits.set(key, wait);
    return wait;
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
    findWait,
    async findLate({ paidAt, permits }) {
      const late = new Set<StateCode>();
      for (const { state, status, is_superload: isSuperload } of permits) {
        if (!isOrderable(state) || !isPermitUndecided(status) || late.has(state)) continue;
        if (isLate(await findWait(state, isSuperload === true), paidAt)) late.add(state);
      }
      return [...late];
    },
    async countKept(since) {
      const [issues, waiting] = await Promise.all([read().issues, listWaitingPermits(db)]);
      const counted = new Map<string, KeptWait>();
      for (const state of orderableStates.toSorted())
        for (const isSuperload of [false, true]) {
          const spans = ofKind(issues.get(state), isSuperload).map(toSpan);
          if (spans.length < leastTurnaroundPermits) continue;
          const asked = { facts: filingFacts[state], isSuperload, issues: spans, since: toInstant(since.getTime()) };
          const { kind, told, kept } = countKeptWaits({ ...asked, least: leastTurnaroundPermits });
          const wait = await findWait(state, isSuperload);
          const late = waiting.filter(
            (permit) =>
              permit.state === state && (permit.is_superload === true) === isSuperload && isLate(wait, permit.paid_at),
          ).length;
          const before = counted.get(`${state} ${kind}`) ?? { state, kind, told: 0, kept: 0, late: 0 };
          counted.set(`${state} ${kind}`, {
            ...before,
            told: before.told + told,
            kept: before.kept + kept,
            late: before.late + late,
          });
        }
      return [...counted.values()];
    },
  };
}
