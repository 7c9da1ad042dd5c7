import type { Stripe } from 'stripe';
import { StripeProblem } from '../http/stripe-problem.ts';

export function createStateProblem(intent: Stripe.PaymentIntent, verb: string): StripeProblem {
  return new StripeProblem(400, {
    type: 'invalid_request_error',
    code: 'payment_intent_unexpected_state',
    message: `This PaymentIntent could not be ${verb} because it has a status of ${intent.status}.`,
    payment_intent: intent,
  });
}
