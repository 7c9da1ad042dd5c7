import type { Deps } from '#deps.ts';
import { GatewayError, logFailure } from '#providers/payments/gateway-error.ts';
import type { PaymentGateway } from '#providers/payments/port.ts';
import { raiseAlert } from './settle/payment-alerts.service.ts';

/** Only a person can fix these: our account or keys do not match, or an idempotency key was reused for another request. */
function formatSentence(call: string, { failure, requestId }: GatewayError): string | null {
  const request = requestId === null ? '' : ` (its request ${requestId})`;
  if (failure.kind === 'Misconfigured') return `The provider refuses us at ${call}: ${failure.message}${request}`;
  if (failure.kind === 'KeyMismatch')
    return `An idempotency key was used twice at ${call}: ${failure.message}${request}`;
  return null;
}

async function raiseFailureAlert(deps: Deps, call: string, error: unknown): Promise<void> {
  const detail = error instanceof GatewayError ? formatSentence(call, error) : null;
  if (!(error instanceof GatewayError) || detail === null) return;
  // One alert per day, whatever the number of calls.
  const day = deps.clock.now().toISOString().slice(0, 10);
  const key = `provider:${error.failure.kind}:${error.failure.kind === 'KeyMismatch' ? `${call}:` : ''}${day}`;
  try {
    await raiseAlert(deps, deps.db, { kind: 'provider-misconfigured', key, cause: 'occurrence', detail });
  } catch (failure) {
    // The caller gets the provider's error even if the alert cannot be written.
    logFailure(deps.log, 'raiseAlert', failure);
  }
}

function watchGateway<G extends PaymentGateway>(deps: Deps, gateway: G): G {
  const watchCall =
    (name: string, call: (...given: unknown[]) => unknown) =>
    (...given: unknown[]): unknown => {
      const answer = call.apply(gateway, given);
      if (!(answer instanceof Promise)) return answer;
      return answer.catch(async (error: unknown) => {
        await raiseFailureAlert(deps, name, error);
        throw error;
      });
    };
  const members = Object.entries(gateway).map(([name, member]) => [
    name,
    // Cast: any call of the gateway, whatever its parameters.
    typeof member === 'function' ? watchCall(name, member as (...given: unknown[]) => unknown) : member,
  ]);
  return Object.fromEntries(members) as G;
}

export function withWatchedGateway(deps: Deps): Deps {
  return { ...deps, payments: watchGateway(deps, deps.payments) };
}
