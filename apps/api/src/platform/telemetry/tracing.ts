/** A span for each request, and one for each of its queries. Spans hold patterns and statements, never values. */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';
import type { LogEvent } from 'kysely';
import type { TracingConfig } from '#config/tracing-config.ts';
import { createSpanExporter } from './span-exporter.ts';
import { beginChild, beginSpan, type SpanContext } from './span.ts';

export type Tracing = {
  traceRequests(app: FastifyInstance): void;
  traceQuery(event: LogEvent): void;
  close(): Promise<void>;
};

const LONGEST_STATEMENT = 1000;

export function openTracing(config: TracingConfig, log: FastifyBaseLogger): Tracing {
  const exporter = createSpanExporter(config, log);
  const current = new AsyncLocalStorage<SpanContext>();
  const contexts = new WeakMap<FastifyRequest, SpanContext>();

  function enter(request: FastifyRequest, done: () => void): void {
    const known = contexts.get(request) ?? beginSpan(String(request.headers['traceparent'] ?? ''));
    contexts.set(request, known);
    current.run(known, done);
  }

  return {
    traceRequests(app) {
      app.addHook('onRequest', (request, _reply, done) => enter(request, done));
      // Reading a body leaves the context of the request.
      app.addHook('preValidation', (request, _reply, done) => enter(request, done));
      app.addHook('onResponse', async (request, reply) => {
        const context = contexts.get(request);
        if (context === undefined) return;
        const endedAt = Date.now();
        const route = request.is404 ? 'none' : (request.routeOptions.url ?? 'none');
        exporter.add({
          ...context,
          name: `${request.method} ${route}`,
          kind: 'server',
          startedAt: endedAt - reply.elapsedTime,
          endedAt,
          attributes: {
            'http.request.method': request.method,
            'http.route': route,
            'http.response.status_code': reply.statusCode,
            'wideload.request_id': request.id,
          },
          failed: reply.statusCode >= 500,
        });
      });
    },
    traceQuery({ level, query, queryDurationMillis }) {
      const parent = current.getStore();
      if (parent === undefined) return;
      const endedAt = Date.now();
      const statement = query.sql.slice(0, LONGEST_STATEMENT);
      exporter.add({
        ...beginChild(parent),
        name: /^\s*(\w+)/.exec(statement)?.[1]?.toLowerCase() ?? 'query',
        kind: 'client',
        startedAt: endedAt - queryDurationMillis,
        endedAt,
        attributes: { 'db.system.name': 'postgresql', 'db.query.text': statement },
        failed: level === 'error',
      });
    },
    close: exporter.close,
  };
}
