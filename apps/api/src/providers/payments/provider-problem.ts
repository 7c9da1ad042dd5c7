import type { FastifyBaseLogger } from 'fastify';
import { Problem } from '#problem.ts';
import { GatewayError, type FailureKind } from './gateway-error.ts';

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
