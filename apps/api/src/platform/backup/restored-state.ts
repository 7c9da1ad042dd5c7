import type pg from 'pg';

export type RestoredFor = {
  provider: 'sandbox' | 'stripe';
  livemode: boolean;
  /** The provider's later events are not in the backup. */
  backupStartedAt: string;
  now: Date;
};

/** PAY waits until this process has read the provider's events, so the last read is dated back; the cursor stays. */
export async function holdPay(
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

/** Whoever signed out, or changed a stolen password, after the backup would be signed in again. */
export async function setRestoredState(client: pg.ClientBase, facts: RestoredFor): Promise<void> {
  await client.query('UPDATE sessions SET ended_at = $1 WHERE ended_at IS NULL', [facts.now]);
  await client.query('UPDATE password_resets SET used_at = $1 WHERE used_at IS NULL', [facts.now]);
  await holdPay(client, facts);
}
