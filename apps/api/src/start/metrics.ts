import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyBaseLogger } from 'fastify';
import { SECOND, type Clock } from '#clock.ts';
import type { Config } from '#config/config.ts';
import type { MetricsConfig } from '#config/telemetry-config.ts';
import { createProductMetrics, loadSystemFacts, type ProductMetrics } from '#features/system/system.service.ts';
import { openDatabase, type Database } from '#platform/db/database.ts';

type Options = {
  config: Config;
  log: FastifyBaseLogger;
  clock: Clock;
  connectionString: string;
  pool: Database['pool'];
  /** Of the included database; null for another one. */
  databaseFolder: string | null;
};

export type OpenMetrics = { metrics: ProductMetrics; url: string; close(): Promise<void> };

/** A connection of its own: a scrape neither waits for those of requests nor takes one from them. */
const scrapeTimeouts = {
  max: 1,
  connectionTimeoutMillis: SECOND,
  statement_timeout: SECOND,
  query_timeout: 1.2 * SECOND,
};

type Rendered = { contentType: string; text: string };
type MetricsServer = { url: string; close(): Promise<void> };

type ServerOptions = MetricsConfig & { log: FastifyBaseLogger; render(): Promise<Rendered> };

async function answer({ method, url }: IncomingMessage, response: ServerResponse, { render, log }: ServerOptions) {
  if (method !== 'GET' || url?.split('?')[0] !== '/metrics') {
    response.writeHead(404).end();
    return;
  }
  try {
    const { contentType, text } = await render();
    response.writeHead(200, { 'content-type': contentType, 'cache-control': 'no-store' }).end(text);
  } catch (error) {
    log.error({ event: 'metrics.failed', err: error });
    response.writeHead(500).end();
  }
}

/** Serves `GET /metrics` and nothing else. */
async function serveMetrics(options: ServerOptions): Promise<MetricsServer> {
  const server = createServer((request, response) => void answer(request, response, options));
  server.headersTimeout = 5 * SECOND;
  server.requestTimeout = 5 * SECOND;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen({ host: options.host, port: options.port }, resolve);
  });
  // Cast: the server listens on a host and port, so the address is not a pipe's path.
  const { port } = server.address() as AddressInfo;
  const host = options.host.includes(':') ? `[${options.host}]` : options.host;
  return {
    url: `http://${host}:${port}/metrics`,
    close: () =>
      new Promise((resolve, reject) => {
        server.close((error) => (error === undefined ? resolve() : reject(error)));
        server.closeAllConnections();
      }),
  };
}

/** @returns null without METRICS_PORT. */
export async function openMetrics({
  config,
  log,
  clock,
  connectionString,
  pool,
  databaseFolder,
}: Options): Promise<OpenMetrics | null> {
  if (config.metrics === null) return null;
  const { db, close } = openDatabase(connectionString, log, scrapeTimeouts);
  const metrics = await createProductMetrics({
    pool,
    folders: { data: config.dataDir, ...(databaseFolder !== null && { database: databaseFolder }) },
    loadFacts: () => loadSystemFacts(db, clock.now()),
    clock,
    log,
  });
  const server = await serveMetrics({ ...config.metrics, log, render: metrics.render });
  return {
    metrics,
    url: server.url,
    async close() {
      await server.close();
      await close();
    },
  };
}
