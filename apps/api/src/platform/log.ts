import { renameSync, statSync } from 'node:fs';
import path from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { destination, pino, stdTimeFunctions } from 'pino';
import type { Config } from '#config/config.ts';
import './log-events.ts';

/** Behind it is the token of a link (`isSecret` of the contract), which opens the trips of a carrier. */
const secretAddress = /^((?:\/api)?\/(?:packet|calendar)\/)[^/]+/;

/** A query can hold what a person searched for, a header a token: neither is logged. */
function toRequestFacts({ method, url }: { method: string; url: string }) {
  return { method, path: url.split('?')[0]?.replace(secretAddress, '$1…') };
}

/** A database error's `detail` repeats the row, which can be a person's. */
function toErrorFacts(error: unknown): object {
  if (!(error instanceof Error)) return { message: String(error) };
  const { name, message, stack, cause } = error;
  const code = 'code' in error ? String(error.code) : undefined;
  return { name, message, code, stack, ...(cause !== undefined && { cause: toErrorFacts(cause) }) };
}

/** A file outside production, so that the terminal stays for people. */
export function getLogFile({ production, dataDir }: Config): string | null {
  return production ? null : path.join(dataDir, 'log.ndjson');
}

/** Lines that wait while the log cannot be written. Later ones are dropped. */
const MOST_WAITING_BYTES = 2 ** 20;

/** The file and the former one beside it have at most this size each. */
const MOST_FILE_BYTES = 10 * 2 ** 20;

const readSize = (file: string) => statSync(file, { throwIfNoEntry: false })?.size ?? 0;

/** When the file is full it becomes the former one, and a new one begins. */
function keepSmall(log: ReturnType<typeof destination>, file: string, most: number): void {
  let size = readSize(file);
  log.on('write', (bytes: number) => {
    size += bytes;
    if (size < most) return;
    size = 0;
    renameSync(file, `${file}.1`);
    log.reopen();
  });
}

/** A log that cannot be written is said on stderr once, and never ends the service. */
function openLogFile(dest: string | number) {
  const file = destination({ dest, mkdir: true, append: true, sync: true, maxLength: MOST_WAITING_BYTES });
  let isFailing = false;
  file.on('error', (error: Error) => {
    if (!isFailing) process.stderr.write(`The log cannot be written: ${error.message}. The service goes on.\n`);
    isFailing = true;
  });
  file.on('write', () => {
    isFailing = false;
  });
  return file;
}

export function createLog(config: Config, { mostFileBytes = MOST_FILE_BYTES } = {}): FastifyBaseLogger {
  const file = getLogFile(config);
  const target = openLogFile(file ?? 1);
  if (file !== null) keepSmall(target, file, mostFileBytes);
  return pino(
    {
      level: config.logLevel,
      timestamp: stdTimeFunctions.isoTime,
      base: null,
      serializers: { req: toRequestFacts, err: toErrorFacts },
    },
    target,
  );
}
