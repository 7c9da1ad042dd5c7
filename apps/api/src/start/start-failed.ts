import type { FastifyBaseLogger } from 'fastify';
import { BackupRefused } from '#platform/backup/backup-session.ts';
import { BadSettings } from '#config/settings.ts';
import { DatabaseIsNewer, DatabaseIsUnreleased } from '#platform/db/migrate.ts';
import { requestLimits } from '#platform/db/pool.ts';
import { getSqlState } from '#platform/db/transaction.ts';
import { EmbeddedPostgresError } from '#platform/postgres/embedded-error.ts';
import { DocumentStoreFailure } from '#platform/files/document-store.ts';

/** The message says what to do; the log has the stack. */
export class StartFailed extends Error {
  override readonly name = 'StartFailed';
}

const sentences = [
  BadSettings,
  EmbeddedPostgresError,
  DatabaseIsNewer,
  DatabaseIsUnreleased,
  BackupRefused,
  DocumentStoreFailure,
  StartFailed,
];

/** SQLSTATEs: canceled statement, lock not available, idle transaction timed out. */
const OUT_OF_TIME = new Set(['57014', '55P03', '25P03']);
const NO_ANSWER_IN_TIME = /timeout exceeded when trying to connect|due to connection timeout|Query read timeout/;
const NOT_ALLOWED = '42501';

/** A host with several addresses gives an AggregateError without a message. */
function getMessage(error: Error): string {
  if (!(error instanceof AggregateError)) return error.message;
  return error.errors.map(String).join(', ');
}

/** Null for a bug of ours, which needs its stack. */
export function explainStartError(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  if (sentences.some((kind) => error instanceof kind)) return error.message;
  const code = getSqlState(error) ?? '';
  if (code === 'EADDRINUSE')
    return `Something else is listening there already (${error.message}): stop it, or set PORT to another port.`;
  if (['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'ETIMEDOUT'].includes(code))
    return `No database answers at DATABASE_URL (${getMessage(error)}).`;
  if (error.message.includes('unsupported startup parameter'))
    return `A pooler at DATABASE_URL refuses the server's time limits (${error.message}). Let PgBouncer ignore them: ignore_startup_parameters = ${Object.keys(requestLimits).join(',')}. Then set them on the role: the start says how.`;
  // SQLSTATE classes 28 (invalid authorization) and 3D (invalid database name).
  if (/^(28|3D)[0-9A-Z]{3}$/.test(code))
    return `The database at DATABASE_URL does not let the server in (${error.message}).`;
  return null;
}

function getRootCause(error: unknown): unknown {
  return error instanceof Error && error.cause !== undefined ? getRootCause(error.cause) : error;
}

function explain(step: string, error: unknown): string {
  const root = getRootCause(error);
  const message = root instanceof Error ? root.message : String(root);
  const state = getSqlState(root) ?? '';
  if (OUT_OF_TIME.has(state) || NO_ANSWER_IN_TIME.test(message))
    return `The start ran out of time at this step: ${step} (${message}). Start again: what is done stays done. If it happens again, the machine or the database is too slow or too busy.`;
  if (state === NOT_ALLOWED)
    return `The database user may not do what this step needs: ${step} (${message}). Migrate as the owner of the database (the command migrate), then start again.`;
  return `The start failed at this step: ${step} (${message}). Start again: what is done stays done. If it happens again, the log says more.`;
}

/** @throws StartFailed if the error has no sentence for the operator. */
export async function runStep<T>(step: string, log: FastifyBaseLogger, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (explainStartError(error) !== null) throw error;
    log.fatal({ event: 'start.failed', step, err: error });
    throw new StartFailed(explainStartError(getRootCause(error)) ?? explain(step, error), { cause: error });
  }
}
