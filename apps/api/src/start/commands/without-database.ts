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
