import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import { SECOND } from '#clock.ts';
import { openDatabase } from './database.ts';
import type { Db } from './transaction.ts';

/** For what nobody reads right after writing it: figures and the files of whole lists. All else reads the primary. */
export type Standby = {
  /** The primary if there is no standby, it is away, or it is behind. */
  choose(): Promise<Db>;
};

type OpenStandby = Standby & { close(): Promise<void> };

const AGAIN_AFTER = 10 * SECOND;
const timeouts = { max: 4, connectionTimeoutMillis: SECOND };

/** A primary is as good. The reconciler writes every 15 seconds, so a standby that keeps up has replayed something since. */
async function isUsable(db: Db): Promise<boolean> {
  const { rows } = await sql<{ isUsable: boolean | null }>`
    SELECT NOT pg_is_in_recovery() OR pg_last_xact_replay_timestamp() > now() - interval '1 minute' AS "isUsable"
  `.execute(db);
  return rows[0]?.isUsable === true;
}

/** @param address null: there is none */
export function openStandby(address: string | null, primary: Db, log: FastifyBaseLogger): OpenStandby {
  if (address === null) return { choose: () => Promise.resolve(primary), close: () => Promise.resolve() };
  const { db, close } = openDatabase(address, log, timeouts);
  let tryAgainAt = Number.NEGATIVE_INFINITY;

  function leave(cause?: unknown): Db {
    tryAgainAt = performance.now() + AGAIN_AFTER;
    log.warn({ event: 'standby.left', err: cause }, 'The standby is away or behind: its reads go to the primary.');
    return primary;
  }

  return {
    async choose() {
      if (performance.now() < tryAgainAt) return primary;
      try {
        return (await isUsable(db)) ? db : leave();
      } catch (error) {
        return leave(error);
      }
    },
    close,
  };
}
