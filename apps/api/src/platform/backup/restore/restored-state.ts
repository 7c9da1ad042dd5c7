import type pg from 'pg';

export type RestoredFor = {
  provider: 'sandbox' | 'stripe';
  livemode: boolean;
  /** When the backup was begun: what the provider did since is not in it. */
  backupStartedAt: string;
  now: Date;
};

/**
 * PAY waits for a reading of the provider's events that is younger than the process, but for a minute: the last one is dated back, and
 * begun where the backup has none. How far events are settled stays, so that all of the gap are read.
 */
export async function makePayWait(
  client: pg.ClientBase,
  { provider, livemode, backupStartedAt }: RestoredFor,
): Promise<void> {
  const { rows } = await client.query<{ isThere: boolean }>(
    `SELECT to_regclass('event_cursors') IS NOT NULL AS "isThere"`,
  );
  // A backup from before this table gets it by the migrations that follow.
  if (rows[0]?.isThere !== true) return;
  await client.query(`UPDATE event_cursors SET listed_to = least(listed_to, $1::timestamptz - interval '1 day')`, [
    backupStartedAt,
  ]);
  await client.query(
    `INSERT INTO event_cursors (provider, livemode, listed_to, settled_to)
     VALUES ($1, $2, $3::timestamptz - interval '1 day', $3::timestamptz) ON CONFLICT DO NOTHING`,
    [provider, livemode, backupStartedAt],
  );
}

/**
 * What must not come back with the rows. Whoever signed out after the backup, or changed a password because somebody else knew it, would
 * be signed in there again: all sessions end, and links to a new password are used up. And PAY waits.
 */
export async function setRestoredState(client: pg.ClientBase, facts: RestoredFor): Promise<void> {
  await client.query('UPDATE sessions SET ended_at = $1 WHERE ended_at IS NULL', [facts.now]);
  await client.query('UPDATE password_resets SET used_at = $1 WHERE used_at IS NULL', [facts.now]);
  await makePayWait(client, facts);
}
