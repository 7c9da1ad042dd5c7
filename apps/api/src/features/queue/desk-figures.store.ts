import { workableStatuses, type StateCode } from '@wideload/domain';
import { sql } from 'kysely';
import type { Admin } from '#actor.ts';
import type { Db } from '#platform/db/transaction.ts';
import { tagConditions } from './queue-tags.ts';

/** `orders.file_by` is in Central Time. */
const zoneOfFileBy = 'America/Chicago';

export type PersonRow = {
  id: string | null;
  email: string | null;
  held: number;
  overdue: number;
  questions: number;
  differences: number;
  filed: number;
  issued: number;
  seconds_to_issue: number | null;
};

const median = (seconds: ReturnType<typeof sql>) => sql`percentile_cont(0.5) WITHIN GROUP (ORDER BY ${seconds})`;

/** In one pass over the queue and one over the days: each admin who files, whoever did, and nobody, who is last. */
export async function listPeopleOfDesk(
  db: Db,
  _by: Admin,
  { now, since }: { now: Date; since: Date },
): Promise<PersonRow[]> {
  const isIssued = sql`order_events.to_status = 'issued'`;
  // An office closes at its hour; where a time has none, at the end of its day.
  const closes = sql`orders.file_by + CASE WHEN orders.file_by::time = '00:00' THEN interval '1 day' ELSE interval '0' END`;
  const { rows } = await sql<PersonRow>`
    WITH queued AS (
      SELECT admin_id AS id, count(*) AS held,
        count(*) FILTER (WHERE ${closes} <= ${now}::timestamptz AT TIME ZONE ${zoneOfFileBy}) AS overdue,
        count(*) FILTER (WHERE ${tagConditions.waiting}) AS questions,
        count(*) FILTER (WHERE ${tagConditions['fee-difference']}) AS differences
      FROM orders LEFT JOIN order_claims ON order_claims.order_id = orders.id
      WHERE orders.status IN (${sql.join(workableStatuses)}) AND NOT orders.is_refunded
      GROUP BY 1
    ), done AS (
      SELECT actor_id AS id, count(*) FILTER (WHERE NOT ${isIssued}) AS filed, count(*) FILTER (WHERE ${isIssued}) AS issued,
        ${median(sql`extract(epoch FROM order_events.at - orders.paid_at)`)} FILTER (WHERE ${isIssued}) AS seconds_to_issue
      FROM order_events JOIN orders ON orders.id = order_events.order_id
      WHERE order_events.what = 'permit' AND order_events.to_status IN ('filed', 'issued') AND order_events.at >= ${since}
        -- An amendment issues no permit.
        AND order_events.from_status <> 'issued'
      GROUP BY 1
    ), people AS (
      SELECT id FROM users WHERE role = 'admin' AND desk_role <> 'bookkeeper' AND deleted_at IS NULL
      UNION SELECT id FROM queued UNION SELECT id FROM done
    )
    SELECT people.id, users.email, coalesce(held, 0) AS held, coalesce(overdue, 0) AS overdue,
      coalesce(questions, 0) AS questions, coalesce(differences, 0) AS differences, coalesce(filed, 0) AS filed,
      coalesce(issued, 0) AS issued, seconds_to_issue
    FROM people
    LEFT JOIN users ON users.id = people.id
    LEFT JOIN queued ON queued.id IS NOT DISTINCT FROM people.id
    LEFT JOIN done ON done.id IS NOT DISTINCT FROM people.id
    ORDER BY users.email NULLS LAST, people.id`.execute(db);
  return rows;
}

export type IssuedState = { state: StateCode; issued: number; secondsToIssue: number | null };

/** A permit that was voided later was issued too. */
export async function listIssuedStates(db: Db, _by: Admin, since: Date): Promise<IssuedState[]> {
  const { rows } = await sql<IssuedState>`
    SELECT state, count(*) AS issued, ${median(sql`seconds_to_issue`)} AS "secondsToIssue"
    FROM permits WHERE status IN ('issued', 'voided') AND issued_at >= ${since}
    GROUP BY state ORDER BY issued DESC, state`.execute(db);
  return rows;
}
