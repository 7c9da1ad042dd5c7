import type { Docket } from '@wideload/domain';
import type { FastifyBaseLogger } from 'fastify';
import { MINUTE, SECOND } from '#clock.ts';
import { createBreaker } from './breaker.ts';
import { toDocketAnswer, parseCarriers, parseDockets, type QcAnswer } from './qcmobile-answer.ts';
import type { CarrierRegistry, RegisteredCarrier, RegistryAnswer } from './port.ts';
import { fetchLimited } from '#platform/http/fetch-limited.ts';

const LARGEST_ANSWER_BYTES = 512 * 1024;

/** `because` is for the log and holds no address, and so never the key. */
class QcFailure extends Error {
  override readonly name = 'QcFailure';
  readonly because: string;

  constructor(because: string) {
    super(`The carrier registry did not answer: ${because}`);
    this.because = because;
  }
}

/** `path` is below `service`; QCMobile wants the key in the query. @throws QcFailure only */
async function fetchQcMobile(
  path: string,
  { service, webKey, signal }: { service: string; webKey: string; signal: AbortSignal },
): Promise<QcAnswer> {
  const url = new URL(path, service);
  url.searchParams.set('webKey', webKey);
  const { status, bytes } = await fetchLimited(url, {
    signal,
    headers: { accept: 'application/json' },
    maxBytes: LARGEST_ANSWER_BYTES,
    failure: QcFailure,
  });
  return { status, body: bytes.toString('utf8') };
}

/** One for each carrier with the number. */
type Found = readonly RegistryAnswer[];

/** Verifying and then saving makes one request. Misses and failures are not cached. */
function createCarrierCache({ forMs, most, now }: { forMs: number; most: number; now: () => number }) {
  const found = new Map<string, { answer: Found; until: number }>();

  return {
    recall(question: string): Found | null {
      const known = found.get(question);
      return known !== undefined && known.until > now() ? known.answer : null;
    },
    remember(question: string, answer: Found): void {
      found.delete(question);
      if (found.size >= most) found.delete(found.keys().next().value ?? '');
      found.set(question, { answer, until: now() + forMs });
    },
  };
}

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

/** The carrier call lacks the docket numbers. The carrier is valid without them. */
async function findDockets(
  { service, webKey }: Registry,
  dotNumber: string,
  signal: AbortSignal,
): Promise<readonly Docket[]> {
  try {
    return parseDockets(await fetchQcMobile(`carriers/${dotNumber}/docket-numbers`, { service, webKey, signal }));
  } catch (error) {
    if (error instanceof QcFailure) return [];
    throw error;
  }
}

/** By a USDOT number, or by a docket number. */
type Question = { path: string; dotNumber: string | null; docketNumber: string | null };

/** A record that is unreadable, or is another carrier's, says nothing about the registry: the breaker counts no failure. */
async function askForCarriers(
  registry: Registry,
  { path, dotNumber }: Question,
  signal: AbortSignal,
): Promise<RegistryAnswer[]> {
  const { service, webKey, breaker, log } = registry;
  try {
    const read = await fetchQcMobile(path, { service, webKey, signal });
    const answers = parseCarriers(read).map((answer) => requireCarrier(answer, dotNumber));
    const isFailed = answers.some(
      (answer) => answer.result === 'key-rejected' || (answer.result === 'unavailable' && !('because' in answer)),
    );
    if (answers.some((answer) => 'because' in answer)) log.warn({ event: 'registry.record_unreadable', path });
    if (answers.some(({ result }) => result === 'key-rejected')) log.error({ event: 'registry.key_rejected' });
    if (isFailed) noteFailure(registry, `status ${read.status}, no carrier in it`);
    else breaker.recordSuccess();
    return answers;
  } catch (error) {
    if (!(error instanceof QcFailure)) throw error;
    noteFailure(registry, error.because);
    return [unavailable];
  }
}

/** An answer about another carrier is discarded. */
function requireCarrier(answer: RegistryAnswer, dotNumber: string | null): RegistryAnswer {
  const isOther = dotNumber !== null && 'carrier' in answer && answer.carrier.dotNumber !== dotNumber;
  return isOther ? { result: 'unavailable', because: 'record' } : answer;
}

/** The registry has three series, so more carriers than these have no number in common. */
const mostCarriers = 4;

async function addDockets(
  registry: Registry,
  answer: RegistryAnswer,
  { docketNumber, signal }: { docketNumber: string | null; signal: AbortSignal },
): Promise<RegistryAnswer> {
  if (answer.result !== 'found') return 'carrier' in answer ? withAsked(answer, docketNumber) : answer;
  const dockets = await findDockets(registry, answer.carrier.dotNumber, signal);
  return withAsked({ ...answer, carrier: { ...answer.carrier, dockets } }, docketNumber);
}

/** The registry found it by this number, even if it does not name its series. */
function withAsked<Answer extends { carrier: RegisteredCarrier }>(answer: Answer, number: string | null): Answer {
  const { carrier } = answer;
  if (number === null || carrier.dockets.some((docket) => docket.number === number)) return answer;
  return { ...answer, carrier: { ...carrier, dockets: [{ prefix: '', number }, ...carrier.dockets] } };
}

/** One answer for each carrier with the number. */
async function findCarriers(registry: Registry, question: Question): Promise<readonly RegistryAnswer[]> {
  const { path, docketNumber } = question;
  const { breaker, found, timeoutMs } = registry;
  const known = found.recall(path);
  if (known !== null) return known;
  if (!breaker.canRequest()) return [unavailable];
  const signal = AbortSignal.timeout(timeoutMs);
  const answers = (await askForCarriers(registry, question, signal)).slice(0, mostCarriers);
  const whole = await Promise.all(answers.map((answer) => addDockets(registry, answer, { docketNumber, signal })));
  if (whole.some(({ result }) => result === 'found')) found.remember(path, whole);
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
      const question = { path: `carriers/${number}`, dotNumber: number, docketNumber: null };
      return (await findCarriers(registry, question))[0] ?? { result: 'not-found' };
    },
    async findByDocketNumber({ prefix, number: digits }) {
      const number = normalizeNumber(digits);
      if (number === null) return { result: 'not-found' };
      const question = { path: `carriers/docket-number/${number}`, dotNumber: null, docketNumber: number };
      return toDocketAnswer(await findCarriers(registry, question), { prefix, number });
    },
  };
}
