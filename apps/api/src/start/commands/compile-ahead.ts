import type { Config } from '#config/config.ts';
import { runWithoutDatabase } from './without-database.ts';

/** The build runs what a start runs, as far as that is possible without data: Node.js keeps what it compiled (`launch.ts`). */
export const runCompile = (config: Config, webRoot: string): Promise<void> =>
  runWithoutDatabase(config, {
    webRoot,
    async work(app) {
      for (const address of ['/', '/api/openapi.json']) await app.inject(address);
    },
  });
