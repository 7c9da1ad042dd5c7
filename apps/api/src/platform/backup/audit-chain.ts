import type pg from 'pg';

/** The hashes are computed here and not by the database's own functions: whoever changes entries there could change those, too. */
const breaks = `WITH entries AS (
    SELECT *,
      lag(position, 1, 0::bigint) OVER chain AS previous_position,
      lag(hash, 1, ''::bytea) OVER chain AS previous_hash,
      sha256(convert_to(jsonb_build_array(salt, subject_label, before, after)::text, 'UTF8')) AS found_digest
    FROM audit_log WHERE position IS NOT NULL WINDOW chain AS (ORDER BY position)
  ), checked AS (
    SELECT position, id, CASE
      WHEN position <> previous_position + 1
        THEN 'entries are missing before it (' || position - previous_position - 1 || ')'
      WHEN hash <> sha256(previous_hash || convert_to(
          jsonb_build_array(position, id, extract(epoch FROM at), actor_id, what, subject_kind, subject_id,
            encode(content_digest, 'hex'))::text, 'UTF8'))
        THEN 'it is not the entry that was written there'
      WHEN salt IS NULL AND (subject_label <> '' OR before IS NOT NULL OR after IS NOT NULL)
        THEN 'its content was written after an erasure'
      WHEN salt IS NOT NULL AND content_digest <> found_digest
        THEN 'its content was changed'
    END AS why
    FROM entries
  )
  SELECT position, id, why FROM checked WHERE why IS NOT NULL
  UNION ALL
  SELECT NULL, id, 'it has no place in the chain' FROM audit_log WHERE coalesce(position::text, hash::text) IS NULL
  UNION ALL
  SELECT audit_chain.position, NULL, 'it ends the chain, and the log ends elsewhere' FROM audit_chain
  WHERE NOT EXISTS (
    SELECT FROM audit_log WHERE audit_log.position = audit_chain.position AND audit_log.hash = audit_chain.hash
  )
  UNION ALL
  SELECT NULL, NULL, 'the end of the chain is not recorded' WHERE NOT EXISTS (SELECT FROM audit_chain) AND EXISTS (SELECT FROM audit_log)
  ORDER BY position LIMIT 20`;

type Break = { position: string | number | null; id: string | null; why: string };

/** Walks the whole log. @returns a sentence for each broken place, at most twenty. */
export async function listAuditBreaks(client: Pick<pg.ClientBase, 'query'>): Promise<string[]> {
  const { rows } = await client.query<Break>(breaks);
  return rows.map(({ position, id, why }) => {
    const entry = [position === null ? '' : ` ${position}`, id === null ? '' : ` (${id})`].join('');
    return `The audit log, entry${entry}: ${why}.`;
  });
}
