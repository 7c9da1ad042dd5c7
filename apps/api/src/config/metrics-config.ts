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
