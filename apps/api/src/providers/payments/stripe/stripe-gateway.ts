import type { Clock } from '#clock.ts';
import type { PaymentGateway, ProviderName } from '../port.ts';
import { createCore, type ClientOptions } from './call.ts';
import { createBalance } from './balance.ts';
import { createCards } from './cards.ts';
import { createDisputes } from './disputes.ts';
import { createEvents } from './events.ts';
import { createIntents } from './intents.ts';
import { createRefunds } from './refunds.ts';
import { createRights } from './rights.ts';

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
