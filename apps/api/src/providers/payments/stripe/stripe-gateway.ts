import type { Stripe } from 'stripe';
import type { Clock } from '#clock.ts';
import { GatewayError } from '../gateway-error.ts';
import type { PaymentGateway, ProviderName } from '../port.ts';
import { createCore, type ClientOptions, type Core } from './call.ts';
import { createBalance } from './balance.ts';
import { createCards } from './cards.ts';
import { createDisputes, createIntents, createRefunds } from './payments.ts';
import { createEvents } from './events.ts';

type Options = ClientOptions & {
  /** `sandbox`: the stand-in. Stored with each payment. */
  provider: ProviderName;
  livemode: boolean;
  webhookSecrets: readonly string[];
  clock: Clock;
};

export function createStripeGateway({
  provider,
  livemode,
  webhookSecrets,
  clock,
  ...options
}: Options): PaymentGateway {
  const core = createCore(options);
  return {
    provider,
    livemode,
    ...createCards(core),
    ...createIntents(core),
    ...createRefunds(core),
    ...createBalance(core),
    ...createDisputes(core),
    ...createRights(core),
    ...createEvents(core, { secrets: webhookSecrets, clock }),
  };
}

type Probe = { right: string; ask(client: Stripe): Promise<unknown> };

/** Of no object. A key that may write is told that there is none; nothing is written. */
const NONE = 'none';

/** A call for each right of docs/operators/stripe.md. Stripe checks the right before it looks for the object. */
const probes: readonly Probe[] = [
  { right: 'write Customers', ask: (client) => client.customers.update(`cus_${NONE}`, {}) },
  { right: 'write PaymentMethods', ask: (client) => client.paymentMethods.detach(`pm_${NONE}`) },
  { right: 'write SetupIntents', ask: (client) => client.setupIntents.cancel(`seti_${NONE}`) },
  { right: 'write PaymentIntents', ask: (client) => client.paymentIntents.cancel(`pi_${NONE}`) },
  { right: 'write Charges and Refunds', ask: (client) => client.refunds.create({ payment_intent: `pi_${NONE}` }) },
  { right: 'read Events', ask: (client) => client.events.list({ limit: 1 }) },
  { right: 'read Disputes', ask: (client) => client.disputes.retrieve(`dp_${NONE}`) },
  { right: 'read Balance', ask: (client) => client.balanceTransactions.list({ limit: 1 }) },
  {
    right: 'read Balance transaction sources',
    ask: (client) => client.balanceTransactions.list({ limit: 1, expand: ['data.source'] }),
  },
  { right: 'read Payouts', ask: (client) => client.payouts.list({ limit: 1 }) },
];

/** Any other refusal, such as of the missing object, shows that the key has the right; silence shows nothing. */
async function isRefused({ call }: Core, { ask }: Probe): Promise<boolean> {
  try {
    await call(ask);
    return false;
  } catch (error) {
    return error instanceof GatewayError && error.failure.kind === 'Misconfigured';
  }
}

function createRights(core: Core): Pick<PaymentGateway, 'listMissingRights'> {
  return {
    async listMissingRights() {
      const refused = await Promise.all(probes.map((probe) => isRefused(core, probe)));
      return probes.filter((_probe, index) => refused[index]).map(({ right }) => right);
    },
  };
}
