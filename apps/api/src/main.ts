import { fileURLToPath } from 'node:url';
import { readConfig, type Config } from '#config/config.ts';
import { runBackup, runRestore, runVerify } from '#start/commands/backups.ts';
import { runCompile, runOpenApi } from '#start/commands/without-database.ts';
import { runDatabase } from '#start/commands/database-alone.ts';
import { runMigrate, runSeed } from '#start/commands/prepare.ts';
import { runTemplate } from '#start/commands/make-template.ts';
import { serve } from '#start/serve.ts';
import { explainStartError } from '#start/start-failed.ts';

// The path is the same from `src/main.ts` and from the bundle `dist/main.js`.
const webRoot = fileURLToPath(new URL('../../web/dist', import.meta.url));

const commands: Readonly<Record<string, (config: Config, args: readonly string[]) => Promise<void>>> = {
  serve: (config) => serve(config, webRoot),
  migrate: runMigrate,
  seed: runSeed,
  backup: runBackup,
  restore: runRestore,
  verify: runVerify,
  database: runDatabase,
  openapi: runOpenApi,
  template: runTemplate,
  compile: (config) => runCompile(config, webRoot),
};

async function run([name = 'serve', ...args]: readonly string[]): Promise<void> {
  const command = commands[name];
  if (command === undefined) {
    process.stderr.write(`There is no command '${name}': use ${Object.keys(commands).join(', ')}.\n`);
    process.exit(1);
  }
  try {
    await command(readConfig(process.env), args);
  } catch (error) {
    process.stderr.write(`${explainStartError(error) ?? (error instanceof Error ? error.stack : String(error))}\n`);
    process.exit(1);
  }
}

// A script, as the built one is, cannot wait at its top level.
void run(process.argv.slice(2));
