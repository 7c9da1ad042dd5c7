import { Stripe } from 'stripe';
import { GatewayError, type GatewayFailure } from '../gateway-error.ts';
import type { DeclineFacts, IntentSnapshot } from '../port.ts';

/** Reads the intent that an error carries; null where it cannot be had, and then whoever hears the error reads it. */
export type ReadIntent = (intent: Stripe.PaymentIntent) => Promise<IntentSnapshot | null>;

/** Codes that say: the object is elsewhere than the call assumed. */
const unexpectedStates: ReadonlySet<string> = new Set(['payment_intent_unexpected_state', 'charge_already_refunded']);

function declineOf({
  code,
  decline_code: declineCode,
  advice_code: adviceCode,
  message,
}: Stripe.errors.StripeError): DeclineFacts {
  // A card error without a decline code has an empty one.
  return { code: code ?? 'card_declined', declineCode: declineCode || null, adviceCode: adviceCode ?? null, message };
}

async function failureOfInvalid(error: Stripe.errors.StripeError, readIntent: ReadIntent): Promise<GatewayFailure> {
  const { message, code = '' } = error;
  if (unexpectedStates.has(code)) {
    const intent = error.payment_intent === undefined ? null : await readIntent(error.payment_intent);
    return { kind: 'UnexpectedState', message, intent };
  }
  return { kind: code === 'resource_missing' ? 'NotFound' : 'Rejected', message };
}

async function failureOf(error: Stripe.errors.StripeError, readIntent: ReadIntent): Promise<GatewayFailure> {
  const { errors } = Stripe;
  const { message } = error;
  if (error instanceof errors.StripeCardError) {
    const intent = error.payment_intent === undefined ? null : await readIntent(error.payment_intent);
    return { kind: 'Declined', decline: declineOf(error), intent };
  }
  // Limits, of the rate and of locks, are looked at before anything is executed.
  if (error instanceof errors.StripeRateLimitError) return { kind: 'NotExecuted', message };
  if (error instanceof errors.StripeIdempotencyError) return { kind: 'KeyMismatch', message };
  if (error instanceof errors.StripeAuthenticationError || error instanceof errors.StripePermissionError)
    return { kind: 'Misconfigured', message: withoutKey(message) };
  if (error instanceof errors.StripeSignatureVerificationError) return { kind: 'BadSignature', message };
  if (error instanceof errors.StripeInvalidRequestError) return failureOfInvalid(error, readIntent);
  // A cut connection, a time-out, a 5xx, a key in use: it may have been executed, or still be.
  return { kind: 'OutcomeUnknown', message };
}

/** Stripe names a part of the key in its refusal; no part of it belongs in a log. */
function withoutKey(message: string): string {
  return message.replaceAll(/\b([sr]k|pk)_\w+(?:\*+\w*)?/g, '$1_…');
}

/** What an error of the SDK means for us; null for anything that the SDK did not throw. */
export async function gatewayErrorOf(error: unknown, readIntent: ReadIntent): Promise<GatewayError | null> {
  if (error instanceof GatewayError) return error;
  if (!(error instanceof Stripe.errors.StripeError)) return null;
  // The SDK's error is not kept as a cause: it holds the intent with its client secret, and whole headers.
  const failure = await failureOf(error, readIntent);
  return new GatewayError(failure, typeof error.requestId === 'string' ? { requestId: error.requestId } : {});
}

/** What the last of several tries means: turned away at the door it says nothing of the tries before, which were not answered. */
export function ofLastTry(error: unknown): unknown {
  if (!(error instanceof GatewayError)) return error;
  const { failure, requestId } = error;
  if (failure.kind !== 'NotExecuted' && failure.kind !== 'Misconfigured') return error;
  const message = `${failure.message} An earlier try was not answered.`;
  return new GatewayError({ kind: 'OutcomeUnknown', message }, requestId === null ? {} : { requestId });
}

/** An answer of success whose body is none of what was asked for, such as a proxy gives: nobody knows what was done. */
export function strangeAnswer(wanted: string): GatewayError {
  return new GatewayError({ kind: 'OutcomeUnknown', message: `The answer is no ${wanted}.` });
}
