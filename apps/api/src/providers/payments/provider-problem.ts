import type { FastifyBaseLogger } from 'fastify';
import { Problem } from '../../problem.ts';
import { GatewayError, type FailureKind } from './gateway-error.ts';

/** Failures that are ours to mend: they are logged as errors, the others are weather. */
const ours: ReadonlySet<FailureKind> = new Set(['KeyMismatch', 'Misconfigured', 'Rejected', 'UnexpectedState']);

/** Writes down what the provider refused; never a secret, never card data: only what kind, in which call, and its request id. */
export function logFailure(log: FastifyBaseLogger, call: string, error: unknown): void {
  if (!(error instanceof GatewayError)) {
    log.error({ event: 'provider.failed', call, err: error });
    return;
  }
  const { failure, requestId } = error;
  const entry = {
    event: 'provider.failed',
    call,
    failure: failure.kind,
    providerRequestId: requestId,
    why: error.message,
  };
  if (ours.has(failure.kind)) log.error(entry);
  else log.warn(entry);
}

/** The refusal that a person sees when a call which charges nothing has failed; anything unexpected flies on. */
export function providerProblem(log: FastifyBaseLogger, call: string, error: unknown): unknown {
  if (!(error instanceof GatewayError)) return error;
  logFailure(log, call, error);
  return new Problem(error.failure.kind === 'NotFound' ? 'not-found' : 'provider_unavailable', { cause: error });
}

/** Makes a call that charges nothing; its failures become problems. */
export async function atProvider<T>(log: FastifyBaseLogger, call: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw providerProblem(log, call, error);
  }
}
