import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { Problem } from '../../../problem.ts';
import { failureOf } from '../gateway-error.ts';
import type { Billing } from '../port.ts';
import type { BrowserAnswer, SandboxGateway } from './sandbox-gateway.ts';

const shortText = z.string().check(z.maxLength(254));
const ClientSecret = z.string().check(z.minLength(1), z.maxLength(200));

const ConfirmSetupBody = z.object({
  clientSecret: ClientSecret,
  alias: z.string().check(z.maxLength(100)),
  expMonth: z.int().check(z.gte(1), z.lte(12)),
  expYear: z.int().check(z.gte(2000), z.lte(2100)),
  billing: z.object({
    name: shortText,
    email: shortText,
    phone: shortText,
    address: z.object({
      line1: shortText,
      city: shortText,
      state: shortText,
      country: shortText,
      postal_code: shortText,
    }),
  }),
});
type Body = z.infer<typeof ConfirmSetupBody>;

const AuthenticateBody = z.object({ clientSecret: ClientSecret, outcome: z.enum(['succeed', 'fail']) });

const orNull = (text: string) => (text === '' ? null : text);

function billingOf({ name, email, phone, address }: Body['billing']): Billing {
  return {
    name: orNull(name),
    email: orNull(email),
    phone: orNull(phone),
    address: {
      line1: orNull(address.line1),
      city: orNull(address.city),
      state: orNull(address.state),
      country: orNull(address.country),
      postalCode: orNull(address.postal_code),
    },
  };
}

async function answerOf(call: Promise<BrowserAnswer>): Promise<BrowserAnswer> {
  try {
    return await call;
  } catch (error) {
    const failure = failureOf(error);
    if (failure?.kind === 'NotFound') throw new Problem('not-found', { cause: error });
    if (failure?.kind === 'Rejected') throw new Problem('input.invalid', { detail: failure.message, cause: error });
    throw error;
  }
}

/**
 * What the provider's script in the browser talks to. It carries the client secret as its authority, as with a real provider; the routes
 * exist only where the sandbox is the provider.
 */
export function serveSandbox(app: FastifyInstance, { browser }: SandboxGateway): void {
  const config = { exception: 'The sandbox provider itself: its calls carry the client secret as their authority.' };
  app.post(
    '/api/sandbox/setup_intents/confirm',
    { config, schema: { hide: true, body: ConfirmSetupBody } },
    (request) => {
      // The schema of the route has just read it.
      const { clientSecret, alias, expMonth, expYear, billing } = request.body as Body;
      return answerOf(browser.confirmSetup(clientSecret, { alias, expMonth, expYear, billing: billingOf(billing) }));
    },
  );
  app.post('/api/sandbox/authenticate', { config, schema: { hide: true, body: AuthenticateBody } }, (request) => {
    const { clientSecret, outcome } = request.body as z.infer<typeof AuthenticateBody>;
    return answerOf(browser.completeAuthentication(clientSecret, outcome));
  });
}
