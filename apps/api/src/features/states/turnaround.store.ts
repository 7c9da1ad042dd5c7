import { leastTurnaroundPermits, type Turnaround } from '@wideload/contract';
import type { OrderableState } from '@wideload/domain';
import { sql } from 'kysely';
import type { Db } from '#platform/db/transaction.ts';

/** Bounds the work for a state with many permits; a median of more would not be another. */
const NEWEST = 500;

/** Medians of the newest permits since `since`. A permit that was voided later was issued too. */
export function selectTurnaround(states: readonly OrderableState[], since: Date) {
  return sql<Turnaround>`
    SELECT wanted.state, CASE WHEN found.permits >= ${leastTurnaroundPermits} THEN found.median::integer END AS median_seconds
    FROM unnest(${[...states]}::text[]) AS wanted (state)
    CROSS JOIN LATERAL (
      SELECT count(*) AS permits, percentile_cont(0.5) WITHIN GROUP (ORDER BY seconds_to_issue) AS median
      FROM (
        SELECT seconds_to_issue FROM permits
        WHERE permits.state = wanted.state AND status IN ('issued', 'voided') AND issued_at > ${since}
          AND seconds_to_issue IS NOT NULL
        ORDER BY issued_at DESC LIMIT ${NEWEST}
      ) AS newest
    ) AS found
    ORDER BY wanted.state`;
}

export async function listTurnaround(db: Db, states: readonly OrderableState[], since: Date): Promise<Turnaround[]> {
  return (await selectTurnaround(states, since).execute(db)).rows;
}
