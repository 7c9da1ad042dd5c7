import { Stripe } from 'stripe';
import { GatewayError, type GatewayFailure } from '../gateway-error.ts';
import type { DeclineFacts, IntentSnapshot } from '../port.ts';

export type ReadIntent = (intent: Stripe.PaymentIntent) => Promise<IntentSnapshot | null>;

const unexpectedStates: ReadonlySet<string> = new Set(['payment_intent_unexpected_state', 'charge_already_refunded']);

function toDecline({
  code,
  decline_code: declineCode,
  advice_code: adviceCode,
  message,
}: Stripe.errors.StripeError): DeclineFacts {
  return { code: code ?? 'card_declined', declineCode: declineCode || null, adviceCode: adviceCode ?? null, message };
}

async function toInvalidFailure(error: Stripe.errors.StripeError, readIntent: ReadIntent): Promise<GatewayFailure> {
  const { message, code = '' } = error;
  if (unexpectedStates.has(code)) {
    const intent = error.payment_intent === undefined ? null : await readIntent(error.payment_intent);
    return { kind: 'UnexpectedState', message, intent };
  }
  return { kind: code === 'resource_missing' ? 'NotFound' : 'Rejected', message };
}

async function toFailure(error: Stripe.errors.StripeError, readIntent: ReadIntent): Promise<GatewayFailure> {
  const { errors } = Stripe;
  const { message } = error;
  if (error instanceof errors.StripeCardError) {
    const intent = error.payment_intent === undefined ? null : await readIntent(error.payment_intent);
    return { kind: 'Declined', decline: toDecline(error), intent };
  }
  // Stripe checks rate limits and locks before it executes a request.
  if (error instanceof errors.StripeRateLimitError) return { kind: 'NotExecuted', message };
  if (error instanceof errors.StripeIdempotencyError) return { kind: 'KeyMismatch', message };
  if (error instanceof errors.StripeAuthenticationError || error instanceof errors.StripePermissionError)
    return { kind: 'Misconfigured', message: removeKey(message) };
  if (error instanceof errors.StripeSignatureVerificationError) return { kind: 'BadSignature', message };
  if (error instanceof errors.StripeInvalidRequestError) return toInvalidFailure(error, readIntent);
  // After a cut connection, a timeout or a 5xx, the request may have been executed.
  const isRunning = error.code === 'idempotency_key_in_use' && { isRunning: true as const };
  return { kind: 'OutcomeUnknown', message, ...isRunning };
}

/** Stripe's refusal includes part of the key, which must not be logged. */
function removeKey(message: string): string {
  return message.replaceAll(/\b([sr]k|pk)_\w+(?:\*+\w*)?/g, '$1_…');
}

export async function toGatewayError(error: unknown, readIntent: ReadIntent): Promise<GatewayError | null> {
  if (error instanceof GatewayError) return error;
  if (!(error instanceof Stripe.errors.StripeError)) return null;
  // The SDK's error is not kept as the cause: it holds the intent with its client secret, and whole headers.
  const failure = await toFailure(error, readIntent);
  return new GatewayError(failure, typeof error.requestId === 'string' ? { requestId: error.requestId } : {});
}

/** A refusal of the last retry does not cover the earlier tries, which got no response. */
export function toErrorAfterRetry(error: unknown): unknown {
  if (!(error instanceof GatewayError)) return error;
  const { failure, requestId } = error;
  if (failure.kind !== 'NotExecuted' && failure.kind !== 'Misconfigured') return error;
  const message = `${failure.message} An earlier try was not answered.`;
  return new GatewayError({ kind: 'OutcomeUnknown', message }, requestId === null ? {} : { requestId });
}

/** A success with an unexpected body, for example from a proxy: the outcome is unknown. */
export function createUnexpectedAnswerError(wanted: string): GatewayError {
  return new GatewayError({ kind: 'OutcomeUnknown', message: `The answer is no ${wanted}.` });
}
