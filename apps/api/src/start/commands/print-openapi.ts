import { buildApp } from '#app.ts';
import type { Config } from '#config/config.ts';
import { createLog } from '#platform/log.ts';
import { openProduct } from '../open-product.ts';

/** Nobody connects to these: a description needs no data. */
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

/** Prints the description of the API, also where the server does not serve it. */
export async function runOpenApi(config: Config): Promise<void> {
  const { deps, close } = await openProduct({
    config: { ...config, apiDocs: true, payments: noPayments },
    log: createLog(config),
    connectionString: NO_DATABASE,
  });
  const app = await buildApp(deps);
  const { body } = await app.inject('/api/openapi.json');
  process.stdout.write(`${body}\n`);
  await app.close();
  await close();
}
