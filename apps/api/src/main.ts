import { fileURLToPath } from 'node:url';
import { BackupRefused } from './backup/backup-refused.ts';
import { BadSettings, readConfig, type Config } from './config.ts';
import { DatabaseIsNewer } from './db/migrate.ts';
import { EmbeddedPostgresError } from './embedded-postgres/embedded-error.ts';
import { DocumentStoreFailure } from './providers/documents/port.ts';
import { runBackup, runRestore, runVerify } from './start/backups.ts';
import { runMigrate, runSeed } from './start/prepare.ts';
import { serve } from './start/serve.ts';

// From `src/main.ts` and from the bundle `dist/main.js` alike.
const webRoot = fileURLToPath(new URL('../../web/dist', import.meta.url));

const commands: Readonly<Record<string, (config: Config, args: readonly string[]) => Promise<void>>> = {
  serve: (config) => serve(config, webRoot),
  migrate: runMigrate,
  seed: runSeed,
  backup: runBackup,
  restore: runRestore,
  verify: runVerify,
};

/** Errors whose message is for the person. */
const sentences = [BadSettings, EmbeddedPostgresError, DatabaseIsNewer, BackupRefused, DocumentStoreFailure];

/** The sentence for what the person can put right; null for a fault of ours, which needs its stack. */
function sentenceOf(error: unknown): string | null {
  if (sentences.some((kind) => error instanceof kind) && error instanceof Error) return error.message;
  if (!(error instanceof Error && 'code' in error)) return null;
  if (error.code === 'EADDRINUSE')
    return `Something else is listening there already (${error.message}): stop it, or set PORT to another port.`;
  if (['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'ETIMEDOUT'].includes(String(error.code)))
    return `No database answers at DATABASE_URL (${error.message}).`;
  // Classes 28 (who signs in) and 3D (which database), as PostgreSQL names them.
  if (/^(28|3D)[0-9A-Z]{3}$/.test(String(error.code)))
    return `The database at DATABASE_URL does not let the server in (${error.message}).`;
  return null;
}

async function main([name = 'serve', ...args]: readonly string[]): Promise<void> {
  const command = commands[name];
  if (command === undefined) {
    process.stderr.write(`There is no command '${name}': use ${Object.keys(commands).join(', ')}.\n`);
    process.exit(1);
  }
  try {
    await command(readConfig(process.env), args);
  } catch (error) {
    process.stderr.write(`${sentenceOf(error) ?? (error instanceof Error ? error.stack : String(error))}\n`);
    process.exit(1);
  }
}

await main(process.argv.slice(2));
