import type { Clock } from '../../../clock.ts';
import type { PaymentGateway, ProviderName } from '../port.ts';
import { makeCore, type ClientOptions } from './call.ts';
import { makeCards } from './cards.ts';
import { makeEvents } from './events.ts';
import { makeIntents } from './intents.ts';
import { makeRefunds } from './refunds.ts';

type Options = ClientOptions & {
  /** `sandbox`: the stand-in. Stored with each payment. */
  provider: ProviderName;
  livemode: boolean;
  webhookSecrets: readonly string[];
  clock: Clock;
};

/** No type of the SDK leaves this folder. */
export function stripeGateway({ provider, livemode, webhookSecrets, clock, ...options }: Options): PaymentGateway {
  const core = makeCore(options);
  return {
    provider,
    livemode,
    ...makeCards(core),
    ...makeIntents(core),
    ...makeRefunds(core),
    ...makeEvents(core, { secrets: webhookSecrets, clock }),
  };
}
