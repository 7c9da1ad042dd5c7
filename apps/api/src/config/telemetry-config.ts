import { readPort } from './address-config.ts';
import type { Reader } from './settings.ts';

export type MetricsConfig = { host: string; port: number };

/** Null: no metrics. They name nobody, but they are not for the public, so they never share its port. */
export function readMetrics(read: Reader, { publicPort }: { publicPort: number }): MetricsConfig | null {
  const port = readPort(read, 'METRICS_PORT');
  const host = read.text('METRICS_HOST');
  if (port === null) {
    if (host !== null) read.wrong.push('METRICS_HOST is set, but METRICS_PORT is not: no metrics are served.');
    return null;
  }
  if (port !== 0 && port === publicPort)
    read.wrong.push(`METRICS_PORT and PORT are both ${port}: metrics need a port of their own.`);
  return { host: host ?? '127.0.0.1', port };
}

/** The names of the settings are OpenTelemetry's (https://opentelemetry.io/docs/specs/otel/protocol/exporter/). */
export type TracingConfig = {
  /** Receives OTLP as JSON over HTTP. */
  url: string;
  headers: Readonly<Record<string, string>>;
  service: string;
};

/** `key=value,key=value`, percent-encoded. Messages never quote it: it may hold a key. */
function readHeaders(read: Reader): Record<string, string> {
  const text = read.text('OTEL_EXPORTER_OTLP_HEADERS');
  if (text === null) return {};
  const pairs = text.split(',').map((pair) => /^\s*([\w-]+)\s*=\s*([^\s%]*)\s*$/.exec(pair));
  if (pairs.includes(null)) read.wrong.push('OTEL_EXPORTER_OTLP_HEADERS has to look like key=value,key=value.');
  return Object.fromEntries(pairs.flatMap((pair) => (pair === null ? [] : [[pair[1], pair[2]]])));
}

/** Null: no traces. */
export function readTracing(read: Reader): TracingConfig | null {
  const text = read.text('OTEL_EXPORTER_OTLP_ENDPOINT');
  if (text === null) return null;
  const isHttp = URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) && new URL(text).search === '';
  if (!isHttp)
    read.wrong.push('OTEL_EXPORTER_OTLP_ENDPOINT has to be the address of a collector: http://localhost:4318.');
  return {
    url: `${text.replace(/\/+$/, '')}/v1/traces`,
    headers: readHeaders(read),
    service: read.text('OTEL_SERVICE_NAME') ?? 'wideload',
  };
}
