import type { FastifyInstance } from 'fastify';
import { buildApp } from '#app.ts';
import type { Config } from '#config/config.ts';
import { createLog } from '#platform/log.ts';
import { openProduct } from '../open-product.ts';

/** Nobody connects to these. */
const NO_DATABASE = 'postgres://127.0.0.1:1/none';
const noPayments: Config['payments'] = {
  kind: 'stripe',
  secretKey: 'none',
  publishableKey: 'none',
  webhookSecrets: [],
  livemode: false,
  apiBase: null,
  jsUrl: null,
  limits: { setupsAnHour: 0, declinesAnHour: 0 },
};

type Work = { webRoot?: string; work(app: FastifyInstance): Promise<void> };

/** The application for a command that needs no data. */
export async function runWithoutDatabase(config: Config, { webRoot, work }: Work): Promise<void> {
  const { deps, close } = await openProduct({
    config: { ...config, apiDocs: true, payments: noPayments },
    log: createLog(config),
    connectionString: NO_DATABASE,
  });
  const app = await buildApp(deps, { ...(webRoot !== undefined && { webRoot }) });
  await work(app);
  await app.close();
  await close();
}

/** The build runs what a start runs, as far as that is possible without data: Node.js keeps what it compiled (`launch.ts`). */
export const runCompile = (config: Config, webRoot: string): Promise<void> =>
  runWithoutDatabase(config, {
    webRoot,
    async work(app) {
      for (const address of ['/', '/api/openapi.json']) await app.inject(address);
    },
  });

/** Prints the description of the API, also where the server does not serve it. */
export const runOpenApi = (config: Config): Promise<void> =>
  runWithoutDatabase(config, {
    async work(app) {
      const { body } = await app.inject('/api/openapi.json');
      process.stdout.write(`${body}\n`);
    },
  });
