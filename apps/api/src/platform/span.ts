import { randomBytes } from 'node:crypto';

export type Span = {
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

export type SpanContext = Pick<Span, 'traceId' | 'spanId' | 'parentSpanId'>;

const kinds = { server: 2, client: 3 } as const;
const STATUS_ERROR = 2;

/** W3C Trace Context; a header of another form begins a trace of its own. */
export function beginSpan(traceparent: string | undefined): SpanContext {
  const [, traceId, parentSpanId] = /^00-([0-9a-f]{32})-([0-9a-f]{16})-[0-9a-f]{2}$/.exec(traceparent ?? '') ?? [];
  const spanId = randomBytes(8).toString('hex');
  if (traceId === undefined || parentSpanId === undefined || /^0+$/.test(traceId))
    return { traceId: randomBytes(16).toString('hex'), spanId, parentSpanId: null };
  return { traceId, spanId, parentSpanId };
}

export function beginChild({ traceId, spanId }: SpanContext): SpanContext {
  return { traceId, spanId: randomBytes(8).toString('hex'), parentSpanId: spanId };
}

const toNanoseconds = (at: number) => `${BigInt(Math.round(at * 1000)) * 1000n}`;

const toAttribute = ([key, value]: [string, string | number]) => ({
  key,
  value: typeof value === 'number' ? { intValue: String(value) } : { stringValue: value },
});

/** OTLP in JSON (https://opentelemetry.io/docs/specs/otlp/#json-protobuf-encoding). */
export function toOtlp(spans: readonly Span[], service: Readonly<Record<string, string>>) {
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
