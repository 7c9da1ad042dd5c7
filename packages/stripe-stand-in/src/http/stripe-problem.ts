import type { Stripe } from 'stripe';

/** https://docs.stripe.com/api/errors */
export type ErrorBody = {
  type: 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error';
  message: string;
  code?: string;
  param?: string;
  decline_code?: string;
  advice_code?: string;
  charge?: string;
  payment_intent?: Stripe.PaymentIntent;
  setup_intent?: Stripe.SetupIntent;
  payment_method?: Stripe.PaymentMethod;
};

export class StripeProblem extends Error {
  readonly status: number;
  readonly body: ErrorBody;

  constructor(status: number, body: ErrorBody) {
    super(body.message);
    this.status = status;
    this.body = body;
  }
}

export function createInvalidProblem(message: string, more: { code?: string; param?: string } = {}): StripeProblem {
  return new StripeProblem(400, { type: 'invalid_request_error', message, ...more });
}

/** 404 if the path names the object, 400 if a parameter does. */
export function createMissingProblem(kind: string, id: string, param?: string): StripeProblem {
  const body = {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${kind}: '${id}'`,
  } as const;
  return new StripeProblem(param === undefined ? 404 : 400, { ...body, param: param ?? 'intent' });
}
