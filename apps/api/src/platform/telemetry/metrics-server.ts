import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyBaseLogger } from 'fastify';
import { SECOND } from '#clock.ts';
import type { MetricsConfig } from '#config/metrics-config.ts';

type Rendered = { contentType: string; text: string };
export type MetricsServer = { url: string; close(): Promise<void> };

type Options = MetricsConfig & { log: FastifyBaseLogger; render(): Promise<Rendered> };

async function answer({ method, url }: IncomingMessage, response: ServerResponse, { render, log }: Options) {
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
export async function serveMetrics(options: Options): Promise<MetricsServer> {
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
