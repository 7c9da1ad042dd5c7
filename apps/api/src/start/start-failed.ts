/** How a start that cannot go on is told to the person who started it. */
import type { FastifyBaseLogger } from 'fastify';
import { BackupRefused } from '../platform/backup/backup-refused.ts';
import { BadSettings } from '../config/config.ts';
import { DatabaseIsNewer } from '../platform/db/migrate.ts';
import { sqlStateOf } from '../platform/db/transaction.ts';
import { EmbeddedPostgresError } from '../platform/postgres/embedded-error.ts';
import { DocumentStoreFailure } from '../providers/documents/port.ts';

/** A step of the start failed. The message says what the person can do; the log has the stack. */
export class StartFailed extends Error {
  override readonly name = 'StartFailed';
}

/** Errors whose message is for the person. */
const sentences = [
  BadSettings,
  EmbeddedPostgresError,
  DatabaseIsNewer,
  BackupRefused,
  DocumentStoreFailure,
  StartFailed,
];

/** Canceled statement, lock that was not to be had, transaction that was idle for too long, as PostgreSQL names them. */
const OUT_OF_TIME = new Set(['57014', '55P03', '25P03']);
/** As the driver says it. */
const NO_ANSWER_IN_TIME = /timeout exceeded when trying to connect|due to connection timeout|Query read timeout/;
const NOT_ALLOWED = '42501';

/** A host with several addresses has an error for each, and no message of its own. */
function messageOf(error: Error): string {
  if (!(error instanceof AggregateError)) return error.message;
  return error.errors.map(String).join(', ');
}

/** The sentence for what the person can put right; null for a fault of ours, which needs its stack. */
export function sentenceOf(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  if (sentences.some((kind) => error instanceof kind)) return error.message;
  const code = sqlStateOf(error) ?? '';
  if (code === 'EADDRINUSE')
    return `Something else is listening there already (${error.message}): stop it, or set PORT to another port.`;
  if (['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'ETIMEDOUT'].includes(code))
    return `No database answers at DATABASE_URL (${messageOf(error)}).`;
  // Classes 28 (who signs in) and 3D (which database), as PostgreSQL names them.
  if (/^(28|3D)[0-9A-Z]{3}$/.test(code))
    return `The database at DATABASE_URL does not let the server in (${error.message}).`;
  return null;
}

function rootOf(error: unknown): unknown {
  return error instanceof Error && error.cause !== undefined ? rootOf(error.cause) : error;
}

function explain(step: string, error: unknown): string {
  const root = rootOf(error);
  const message = root instanceof Error ? root.message : String(root);
  const state = sqlStateOf(root) ?? '';
  if (OUT_OF_TIME.has(state) || NO_ANSWER_IN_TIME.test(message))
    return `The start ran out of time at this step: ${step} (${message}). Start again: what is done stays done. If it happens again, the machine or the database is too slow or too busy.`;
  if (state === NOT_ALLOWED)
    return `The database user may not do what this step needs: ${step} (${message}). Make it the owner of the database, then start again.`;
  return `The start failed at this step: ${step} (${message}). Start again: what is done stays done. If it happens again, the log says more.`;
}

/**
 * Runs one step of the start.
 * @throws StartFailed when it fails in a way that has no sentence of its own.
 */
export async function runStep<T>(step: string, log: FastifyBaseLogger, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (sentenceOf(error) !== null) throw error;
    log.fatal({ event: 'start.failed', step, err: error });
    throw new StartFailed(sentenceOf(rootOf(error)) ?? explain(step, error), { cause: error });
  }
}
