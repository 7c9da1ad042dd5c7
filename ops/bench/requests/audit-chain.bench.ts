// Writers at once whose transactions end with an entry of the audit log, with the chain and without, in turns on a durable database.
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readConfig } from '@wideload/api/src/config/config.ts';
import { migrateDatabase } from '@wideload/api/src/platform/db/database.ts';
import { createPool } from '@wideload/api/src/platform/db/pool.ts';
import { createLog } from '@wideload/api/src/platform/log.ts';
import { startEmbeddedPostgres } from '@wideload/api/src/platform/postgres/embedded-postgres.ts';
import { computeMedian } from '../measure.ts';
import { report } from '../report.ts';

const WRITERS = 8;
const TURNS = 9;
const TURN_MS = 1000;
/** A busy machine's disk takes longer than a request may. */
const patient = { statement_timeout: 60_000, query_timeout: 60_000 };

type Pool = ReturnType<typeof createPool>;

/** An act of an admin: a change of an account, and its entry. */
async function act(pool: Pool, admin: string): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    await client.query('UPDATE users SET middle_name = $2 WHERE id = $1', [randomUUID(), 'B.']);
    await client.query(
      `INSERT INTO audit_log (id, at, actor_id, what, subject_kind, subject_id, subject_label, before, after)
       VALUES ($1, now(), $2, 'user.name', 'user', NULL, 'ann@haul.example', '{"name": "Ann"}', '{"name": "Ann B."}')`,
      [randomUUID(), admin],
    );
    await client.query('COMMIT');
  } finally {
    client.release();
  }
}

/** Acts a second, and their times in ms. */
async function runTurn(pool: Pool, admin: string): Promise<{ aSecond: number; times: number[] }> {
  const times: number[] = [];
  const begin = performance.now();
  const runWriter = async () => {
    while (performance.now() - begin < TURN_MS) {
      const from = performance.now();
      await act(pool, admin);
      times.push(performance.now() - from);
    }
  };
  await Promise.all(Array.from({ length: WRITERS }, runWriter));
  return { aSecond: (times.length / (performance.now() - begin)) * 1000, times };
}

const dataDir = await mkdtemp(path.join(tmpdir(), 'wideload-bench-'));
const log = () => undefined;
const server = await startEmbeddedPostgres({ dataDir, durable: true, log, onCrash: log, onExit: log });
const pool = createPool({
  connectionString: server.connectionString,
  max: WRITERS,
  ...patient,
  onError: () => undefined,
});
try {
  await migrateDatabase(server.connectionString, createLog(readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' })));
  const admin = randomUUID();
  await pool.query(
    `INSERT INTO users (id, email, password_hash, role, created_at) VALUES ($1, 'ann@haul.example', '', 'admin', now())`,
    [admin],
  );
  const found: Record<'ENABLE' | 'DISABLE', { rates: number[]; times: number[] }> = {
    ENABLE: { rates: [], times: [] },
    DISABLE: { rates: [], times: [] },
  };
  for (let turn = 0; turn < TURNS; turn += 1)
    for (const chain of ['ENABLE', 'DISABLE'] as const) {
      await pool.query(`ALTER TABLE audit_log ${chain} TRIGGER audit_log_chained`);
      const { aSecond, times } = await runTurn(pool, admin);
      if (turn === 0) continue;
      found[chain].rates.push(aSecond);
      found[chain].times.push(...times);
    }
  const [chained, plain] = [computeMedian(found.ENABLE.rates), computeMedian(found.DISABLE.rates)];
  const p99 = (times: number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? Number.NaN;
  const figures = `${chained.toFixed(0)} a second, p99 ${p99(found.ENABLE.times).toFixed(0)} ms, without ${plain.toFixed(0)} and ${p99(found.DISABLE.times).toFixed(0)} ms`;
  const what = `acts of ${WRITERS} writers at once, with the chain of the audit log`;
  report({ what, against: 'without the chain', ratio: chained / plain, figures, atLeast: 0.2 });
} finally {
  await pool.end();
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
}
