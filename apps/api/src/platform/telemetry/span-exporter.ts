import type { FastifyBaseLogger } from 'fastify';
import product from '#package.json' with { type: 'json' };
import { SECOND } from '#clock.ts';
import type { TracingConfig } from '#config/tracing-config.ts';
import { fetchLimited } from '../http/fetch-limited.ts';
import { runRepeatedly } from '../repeat.ts';
import { toOtlp, type Span } from './span.ts';

/** A collector that is away costs no more memory than these; later spans are dropped. */
const MOST_WAITING = 4096;
const BATCH = 512;
const EVERY = 2 * SECOND;
const PATIENCE = 5 * SECOND;
const ANSWER_BYTES = 64 * 1024;

export class CollectorFailure extends Error {
  override readonly name = 'CollectorFailure';

  constructor(because: string) {
    super(`The collector of traces did not take them: ${because}`);
  }
}

export type SpanExporter = { add(span: Span): void; close(): Promise<void> };

export function createSpanExporter({ url, headers, service }: TracingConfig, log: FastifyBaseLogger): SpanExporter {
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
