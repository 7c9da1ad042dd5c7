/** A span for each request, and one for each of its queries. Spans hold patterns and statements, never values. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';
import type { LogEvent } from 'kysely';
import { SECOND } from '#clock.ts';
import type { TracingConfig } from '#config/telemetry-config.ts';
import product from '#package.json';
import { fetchLimited } from './http/fetch-limited.ts';
import { runRepeatedly } from './repeat.ts';

export type Tracing = {
  traceRequests(app: FastifyInstance): void;
  traceQuery(event: LogEvent): void;
  close(): Promise<void>;
};

const LONGEST_STATEMENT = 1000;

/** A collector that is away costs no more memory than these; later spans are dropped. */
const MOST_WAITING = 4096;
const BATCH = 512;
const EVERY = 2 * SECOND;
const PATIENCE = 5 * SECOND;
const ANSWER_BYTES = 64 * 1024;

class CollectorFailure extends Error {
  override readonly name = 'CollectorFailure';

  constructor(because: string) {
    super(`The collector of traces did not take them: ${because}`);
  }
}

type Span = {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId: string | null;
  readonly name: string;
  readonly kind: 'server' | 'client';
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  readonly endedAt: number;
  readonly attributes: Readonly<Record<string, string | number>>;
  readonly failed: boolean;
};

type SpanContext = Pick<Span, 'traceId' | 'spanId' | 'parentSpanId'>;

const kinds = { server: 2, client: 3 } as const;
const STATUS_ERROR = 2;

/** W3C Trace Context; a header of another form begins a trace of its own. */
function beginSpan(traceparent: string | undefined): SpanContext {
  const [, traceId, parentSpanId] = /^00-([0-9a-f]{32})-([0-9a-f]{16})-[0-9a-f]{2}$/.exec(traceparent ?? '') ?? [];
  const spanId = randomBytes(8).toString('hex');
  if (traceId === undefined || parentSpanId === undefined || /^0+$/.test(traceId))
    return { traceId: randomBytes(16).toString('hex'), spanId, parentSpanId: null };
  return { traceId, spanId, parentSpanId };
}

function beginChild({ traceId, spanId }: SpanContext): SpanContext {
  return { traceId, spanId: randomBytes(8).toString('hex'), parentSpanId: spanId };
}

const toNanoseconds = (at: number) => `${BigInt(Math.round(at * 1000)) * 1000n}`;

const toAttribute = ([key, value]: [string, string | number]) => ({
  key,
  value: typeof value === 'number' ? { intValue: String(value) } : { stringValue: value },
});

/** OTLP in JSON (https://opentelemetry.io/docs/specs/otlp/#json-protobuf-encoding). */
function toOtlp(spans: readonly Span[], service: Readonly<Record<string, string>>) {
  const toWire = (span: Span) => ({
    traceId: span.traceId,
    spanId: span.spanId,
    ...(span.parentSpanId !== null && { parentSpanId: span.parentSpanId }),
    name: span.name,
    kind: kinds[span.kind],
    startTimeUnixNano: toNanoseconds(span.startedAt),
    endTimeUnixNano: toNanoseconds(span.endedAt),
    attributes: Object.entries(span.attributes).map(toAttribute),
    status: span.failed ? { code: STATUS_ERROR } : {},
  });
  const resource = { attributes: Object.entries(service).map(toAttribute) };
  return { resourceSpans: [{ resource, scopeSpans: [{ scope: { name: 'wideload' }, spans: spans.map(toWire) }] }] };
}

type SpanExporter = { add(span: Span): void; close(): Promise<void> };

function createSpanExporter({ url, headers, service }: TracingConfig, log: FastifyBaseLogger): SpanExporter {
  const waiting: Span[] = [];
  const resource = { 'service.name': service, 'service.version': product.version };

  async function send(): Promise<void> {
    while (waiting.length > 0) {
      const batch = waiting.splice(0, BATCH);
      const { status } = await fetchLimited(url, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify(toOtlp(batch, resource)),
        signal: AbortSignal.timeout(PATIENCE),
        maxBytes: ANSWER_BYTES,
        failure: CollectorFailure,
      });
      if (status >= 300) throw new CollectorFailure(`status ${status}`);
    }
  }

  const stop = runRepeatedly('traces', send, { everyMs: EVERY, log });
  return {
    add(span) {
      if (waiting.length < MOST_WAITING) waiting.push(span);
    },
    async close() {
      await stop();
      await send().catch((error: unknown) => log.warn({ event: 'traces.lost', err: error }));
    },
  };
}

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
