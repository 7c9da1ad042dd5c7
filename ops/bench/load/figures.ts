import type { Outcome } from './generator.ts';
import type { Sample } from './mix.ts';

export function findQuantile(values: readonly number[], quantile: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * quantile))] ?? Number.NaN;
}

const isAnswered = ({ status }: Sample) => status > 0 && status < 400;
/** A refusal as it should be: it says when to try again. */
const isShed = ({ status, hasRetryAfter }: Sample) => status === 503 && hasRetryAfter;

export function summarize({ samples, seconds }: Outcome) {
  const answered = samples.filter(isAnswered);
  const shed = samples.filter(isShed);
  const times = answered.map(({ ms }) => ms);
  return {
    sent: samples.length,
    answeredPerSecond: answered.length / seconds,
    p50: findQuantile(times, 0.5),
    p99: findQuantile(times, 0.99),
    shed: shed.length,
    shedP99: findQuantile(
      shed.map(({ ms }) => ms),
      0.99,
    ),
    shedPayments: shed.filter(({ act }) => act === 'pay').length,
    errors: samples.filter((sample) => !isAnswered(sample) && !isShed(sample)),
  };
}

export type Summary = ReturnType<typeof summarize>;

/** The seconds until the last request that was refused, failed or slow. */
export function findRecovery({ samples }: Outcome, slowMs: number): number {
  const bad = samples.filter((sample) => !isAnswered(sample) || sample.ms > slowMs);
  return Math.max(0, ...bad.map(({ at }) => at)) / 1000;
}

export function formatSummary(summary: Summary): string {
  const { sent, answeredPerSecond, p50, p99, shed, shedP99, errors } = summary;
  const refused = shed === 0 ? '' : `, ${shed} refused (p99 ${shedP99.toFixed(0)} ms)`;
  const failed =
    errors.length === 0
      ? ''
      : `, ${errors.length} errors (${[...new Set(errors.map(({ act, status }) => `${act} ${status}`))].join(', ')})`;
  return `${sent} requests, ${answeredPerSecond.toFixed(0)} answered a second, p50 ${p50.toFixed(0)}, p99 ${p99.toFixed(0)} ms${refused}${failed}`;
}
