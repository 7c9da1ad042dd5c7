import {
  isPermitUndecided,
  permitStatuses,
  workableStatuses,
  type OrderableState,
  type StateCode,
} from '@wideload/domain';
import { sql, type NotNull } from 'kysely';
import type { Db } from '#platform/db/transaction.ts';

/** Bounds the work for a state with many permits; a median of more would not be another. */
const NEWEST = 500;

export type IssueRow = { state: OrderableState; issued_at: Date; seconds: number; is_superload: boolean | null };

/** The newest permits of each state since `since`. A permit that was voided later was issued too. */
export function selectIssues(states: readonly OrderableState[], since: Date) {
  return sql<IssueRow>`
    SELECT wanted.state, newest.issued_at, newest.seconds_to_issue AS seconds, newest.is_superload
    FROM unnest(${[...states]}::text[]) AS wanted (state)
    CROSS JOIN LATERAL (
      SELECT issued_at, seconds_to_issue, is_superload FROM permits
      WHERE permits.state = wanted.state AND status IN ('issued', 'voided') AND issued_at > ${since}
        AND seconds_to_issue IS NOT NULL
      ORDER BY issued_at DESC LIMIT ${NEWEST}
    ) AS newest`;
}

export type WaitingRow = { state: StateCode; is_superload: boolean | null; paid_at: Date };

/** Every permit that is neither issued nor refused, of the orders in work. */
export function listWaitingPermits(db: Db): Promise<WaitingRow[]> {
  return db
    .selectFrom('permits')
    .innerJoin('orders', 'orders.id', 'permits.order_id')
    .select((permit) => [permit.ref('permits.state').$castTo<StateCode>().as('state'), 'permits.is_superload'])
    .select('orders.paid_at')
    .where('orders.status', 'in', workableStatuses)
    .where(sql<boolean>`NOT orders.is_refunded`)
    .where('orders.paid_at', 'is not', null)
    .where('permits.status', 'in', permitStatuses.filter(isPermitUndecided))
    .$narrowType<{ paid_at: NotNull }>()
    .execute();
}

export async function listIssues(db: Db, states: readonly OrderableState[], since: Date): Promise<IssueRow[]> {
  return (await selectIssues(states, since).execute(db)).rows;
}
