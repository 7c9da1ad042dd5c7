import { once } from 'node:events';
import type { Config } from '#config/config.ts';
import { BadSettings } from '#config/settings.ts';
import { createLog } from '#platform/log.ts';
import { openPostgres } from '../open-product.ts';
import { openTerminal } from '../terminal.ts';

/** Runs the included database for several servers until it is told to stop; a server's own would end with it. */
export async function runDatabase(config: Config): Promise<void> {
  if (config.databaseUrl !== null)
    throw new BadSettings(['DATABASE_URL is set, but this command runs the included database.']);
  const terminal = openTerminal({ isQuiet: false });
  const stopped = Promise.race([once(process, 'SIGTERM'), once(process, 'SIGINT')]);
  const postgres = await openPostgres({ config, log: createLog(config), terminal, mayJoin: false });
  terminal.say(`The database is at ${postgres.connectionString}`);
  await stopped;
  await postgres.stop();
}
