import type { FastifyBaseLogger } from 'fastify';
import { SECOND, type Clock } from '#clock.ts';
import type { Config } from '#config/config.ts';
import { createProductMetrics, loadSystemFacts, type ProductMetrics } from '#features/system/system.service.ts';
import { openDatabase, type Database } from '#platform/db/database.ts';
import { serveMetrics } from '#platform/telemetry/metrics-server.ts';

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
