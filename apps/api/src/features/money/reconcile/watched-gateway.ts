import type { Deps } from '../../../deps.ts';
import { GatewayError } from '../../../providers/payments/gateway-error.ts';
import type { PaymentGateway } from '../../../providers/payments/port.ts';
import { logFailure } from '../../../providers/payments/provider-problem.ts';
import { raiseAlert } from '../alerts/payment-alerts.service.ts';

/** What only a person can put right: our account or keys do not fit, or a key of ours was used for something else. */
function sentenceOf(call: string, { failure, requestId }: GatewayError): string | null {
  const request = requestId === null ? '' : ` (its request ${requestId})`;
  if (failure.kind === 'Misconfigured') return `The provider refuses us at ${call}: ${failure.message}${request}`;
  if (failure.kind === 'KeyMismatch')
    return `An idempotency key was used twice at ${call}: ${failure.message}${request}`;
  return null;
}

async function tell(deps: Deps, call: string, error: unknown): Promise<void> {
  const detail = error instanceof GatewayError ? sentenceOf(call, error) : null;
  if (!(error instanceof GatewayError) || detail === null) return;
  // Told again each day that it goes on, once whatever the number of calls.
  const day = deps.clock.now().toISOString().slice(0, 10);
  const key = `provider:${error.failure.kind}:${error.failure.kind === 'KeyMismatch' ? `${call}:` : ''}${day}`;
  try {
    await raiseAlert(deps, deps.db, { kind: 'provider-misconfigured', key, cause: 'occurrence', detail });
  } catch (failure) {
    // The caller hears what the provider said, whether or not it could be written down.
    logFailure(deps.log, 'raiseAlert', failure);
  }
}

/** A gateway that is the same in all, and whose failures that are ours to mend reach the operator. */
function watched<G extends PaymentGateway>(deps: Deps, gateway: G): G {
  const watchCall =
    (name: string, call: (...given: unknown[]) => unknown) =>
    (...given: unknown[]): unknown => {
      const answer = call.apply(gateway, given);
      if (!(answer instanceof Promise)) return answer;
      return answer.catch(async (error: unknown) => {
        await tell(deps, name, error);
        throw error;
      });
    };
  const members = Object.entries(gateway).map(([name, member]) => [
    name,
    // Any call of the gateway, whatever it takes.
    typeof member === 'function' ? watchCall(name, member as (...given: unknown[]) => unknown) : member,
  ]);
  // Every member is there, with its own parameters and answer.
  return Object.fromEntries(members) as G;
}

/** `deps` whose gateway tells the operator what only a person can put right. */
export function withWatchedGateway(deps: Deps): Deps {
  return { ...deps, payments: watched(deps, deps.payments) };
}
