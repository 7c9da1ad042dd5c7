import type { FastifyBaseLogger } from 'fastify';
import { Problem } from '#problem.ts';
import type { DeclineFacts, IntentSnapshot } from './port.ts';

/**
 * - `Declined`: final for this attempt; the intent can be confirmed with another card.
 * - `UnexpectedState`: the object is elsewhere than the call assumed.
 * - `OutcomeUnknown`: the call may or may not have been executed. Neither success nor decline. `isRunning`: another request with its
 *   key is in progress.
 * - `NotExecuted`: safe to repeat with the same key.
 * - `NotFound`, `Rejected`: a foreign id, or a mistake of ours.
 * - `KeyMismatch`: the idempotency key was used with other parameters.
 * - `Misconfigured`: the account or its keys do not fit.
 * - `Unreadable`: a signed body that is no event.
 */
export type GatewayFailure =
  | { readonly kind: 'Declined'; readonly decline: DeclineFacts; readonly intent: IntentSnapshot | null }
  | { readonly kind: 'UnexpectedState'; readonly message: string; readonly intent: IntentSnapshot | null }
  | { readonly kind: 'OutcomeUnknown'; readonly message: string; readonly isRunning?: true }
  | { readonly kind: 'NotExecuted'; readonly message: string }
  | { readonly kind: 'NotFound'; readonly message: string }
  | { readonly kind: 'Rejected'; readonly message: string }
  | { readonly kind: 'KeyMismatch'; readonly message: string }
  | { readonly kind: 'Misconfigured'; readonly message: string }
  | { readonly kind: 'BadSignature'; readonly message: string }
  | { readonly kind: 'Unreadable'; readonly message: string };

export type FailureKind = GatewayFailure['kind'];

export class GatewayError extends Error {
  override readonly name = 'GatewayError';
  readonly failure: GatewayFailure;
  readonly requestId: string | null;

  constructor(failure: GatewayFailure, options: { requestId?: string; cause?: unknown } = {}) {
    super(failure.kind === 'Declined' ? failure.decline.message : failure.message, { cause: options.cause });
    this.failure = failure;
    this.requestId = options.requestId ?? null;
  }
}

export function getGatewayFailure(error: unknown): GatewayFailure | null {
  return error instanceof GatewayError ? error.failure : null;
}

/** The operator has to fix these failures; others are temporary. */
const ours: ReadonlySet<FailureKind> = new Set(['KeyMismatch', 'Misconfigured', 'Rejected', 'UnexpectedState']);

/** Logs no secrets or card data. */
export function logFailure(log: FastifyBaseLogger, call: string, error: unknown): void {
  if (!(error instanceof GatewayError)) {
    log.error({ event: 'provider.failed', call, err: error });
    return;
  }
  const { failure, requestId } = error;
  const entry = {
    event: 'provider.failed' as const,
    call,
    failure: failure.kind,
    providerRequestId: requestId,
    why: error.message,
  };
  if (ours.has(failure.kind)) log.error(entry);
  else log.warn(entry);
}

export function toProviderProblem(log: FastifyBaseLogger, call: string, error: unknown): unknown {
  if (!(error instanceof GatewayError)) return error;
  logFailure(log, call, error);
  return new Problem(error.failure.kind === 'NotFound' ? 'not-found' : 'provider_unavailable', { cause: error });
}

export async function callProvider<T>(log: FastifyBaseLogger, call: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw toProviderProblem(log, call, error);
  }
}
