import type { FastifyBaseLogger } from 'fastify';
import { MINUTE, SECOND } from '../../clock.ts';
import { createBreaker } from './breaker.ts';
import { createCarrierCache } from './carrier-cache.ts';
import type { CarrierRegistry, RegistryAnswer } from './port.ts';
import { parseCarrier, parseDocketNumber } from './qcmobile-answer.ts';
import { fetchQcMobile, QcFailure } from './qcmobile-call.ts';

const SERVICE = 'https://mobile.fmcsa.dot.gov/qc/services/';

export type FmcsaOptions = {
  /** Created under "My WebKeys" at the registry; never logged. */
  webKey: string;
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
  service?: string;
  timeoutMs?: number;
  now?: () => number;
};

type Registry = Required<FmcsaOptions> & {
  breaker: ReturnType<typeof createBreaker>;
  found: ReturnType<typeof createCarrierCache>;
};

const unavailable: RegistryAnswer = { result: 'unavailable' };

function noteFailure({ log, breaker }: Registry, because: string): void {
  log.warn({ event: 'registry.failed', because });
  if (breaker.recordFailure()) log.error({ event: 'registry.breaker_opened' });
}

/** The carrier call lacks the docket number. The carrier is valid without it. */
async function findDocketNumber(
  { service, webKey }: Registry,
  dotNumber: string,
  signal: AbortSignal,
): Promise<string> {
  try {
    return parseDocketNumber(await fetchQcMobile(`carriers/${dotNumber}/docket-numbers`, { service, webKey, signal }));
  } catch (error) {
    if (error instanceof QcFailure) return '';
    throw error;
  }
}

type Question = { path: string; dotNumber: string | null; docketNumber: string | null };

/** A record that is unreadable, or is another carrier's, says nothing about the registry: the breaker counts no failure. */
async function askForCarrier(
  registry: Registry,
  { path, dotNumber }: Question,
  signal: AbortSignal,
): Promise<RegistryAnswer> {
  const { service, webKey, breaker, log } = registry;
  try {
    const read = await fetchQcMobile(path, { service, webKey, signal });
    const answer = requireCarrier(parseCarrier(read), dotNumber);
    const isRecord = 'because' in answer;
    if (isRecord) log.warn({ event: 'registry.record_unreadable', path });
    if (answer.result === 'key-rejected') log.error({ event: 'registry.key_rejected' });
    if (!isRecord && (answer.result === 'key-rejected' || answer.result === 'unavailable'))
      noteFailure(registry, `status ${read.status}, no carrier in it`);
    else breaker.recordSuccess();
    return answer;
  } catch (error) {
    if (!(error instanceof QcFailure)) throw error;
    noteFailure(registry, error.because);
    return unavailable;
  }
}

/** An answer about another carrier is discarded. */
function requireCarrier(answer: RegistryAnswer, dotNumber: string | null): RegistryAnswer {
  const isOther = dotNumber !== null && 'carrier' in answer && answer.carrier.dotNumber !== dotNumber;
  return isOther ? { result: 'unavailable', because: 'record' } : answer;
}

async function findCarrier(registry: Registry, question: Question): Promise<RegistryAnswer> {
  const { path, docketNumber } = question;
  const { breaker, found, timeoutMs } = registry;
  const known = found.recall(path);
  if (known !== null) return known;
  if (!breaker.canRequest()) return unavailable;
  const signal = AbortSignal.timeout(timeoutMs);
  const answer = await askForCarrier(registry, question, signal);
  if (answer.result !== 'found') return answer;
  const { carrier } = answer;
  const docket = docketNumber ?? (await findDocketNumber(registry, carrier.dotNumber, signal));
  const whole = { result: 'found', carrier: { ...carrier, docketNumber: docket } } as const;
  found.remember(path, whole);
  return whole;
}

/** The registry's numbers are integers. Null for other texts, which are never sent. */
function normalizeNumber(digits: string): string | null {
  return /^\d{1,12}$/.test(digits) ? String(Number(digits)) : null;
}

/** QCMobile (https://mobile.fmcsa.dot.gov/QCDevsite/docs/qcApi) has no service level: a deadline, no retry, a circuit breaker. */
export function createFmcsaRegistry(options: FmcsaOptions): CarrierRegistry {
  const { now = () => performance.now(), service = SERVICE, timeoutMs = 4.5 * SECOND } = options;
  const registry: Registry = {
    ...options,
    now,
    service,
    timeoutMs,
    breaker: createBreaker({ failures: 3, pauseMs: 30 * SECOND, now }),
    found: createCarrierCache({ forMs: 10 * MINUTE, most: 500, now }),
  };
  return {
    async findByDotNumber(dotNumber) {
      const number = normalizeNumber(dotNumber);
      if (number === null) return { result: 'not-found' };
      return findCarrier(registry, { path: `carriers/${number}`, dotNumber: number, docketNumber: null });
    },
    async findByDocketNumber(docketNumber) {
      const number = normalizeNumber(docketNumber);
      if (number === null) return { result: 'not-found' };
      return findCarrier(registry, {
        path: `carriers/docket-number/${number}`,
        dotNumber: null,
        docketNumber: number,
      });
    },
  };
}
