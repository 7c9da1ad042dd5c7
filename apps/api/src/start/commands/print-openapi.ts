import type { Config } from '#config/config.ts';
import { runWithoutDatabase } from './without-database.ts';

/** Prints the description of the API, also where the server does not serve it. */
export const runOpenApi = (config: Config): Promise<void> =>
  runWithoutDatabase(config, {
    async work(app) {
      const { body } = await app.inject('/api/openapi.json');
      process.stdout.write(`${body}\n`);
    },
  });
