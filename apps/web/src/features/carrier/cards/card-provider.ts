import { payments } from '@wideload/contract/client';
import { ApiProblem } from '../../../lib/api/api-problem.ts';
import { call } from '../../../lib/api/api.ts';
import * as texts from './cards.texts.ts';
import type { CardProvider } from './card-port.ts';

type Config = { provider: 'sandbox' | 'stripe'; publishableKey?: string | undefined; jsUrl?: string | undefined };

async function openProvider({ provider, publishableKey = '', jsUrl }: Config): Promise<CardProvider> {
  if (provider === 'sandbox') return (await import('./sandbox/sandbox-provider.tsx')).sandboxProvider;
  const { openStripe } = await import('./stripe/stripe-provider.tsx');
  return openStripe({ publishableKey, jsUrl });
}

/**
 * The provider that the server works with; its code, and its own script, are loaded when a card form, a wallet or PAY needs them.
 * @throws ApiProblem
 */
export async function loadCardProvider(): Promise<CardProvider> {
  const config = await call(payments.config, {});
  try {
    return await openProvider(config);
  } catch (cause) {
    const title = texts.cardFormNotLoaded;
    throw new ApiProblem({ status: 0, code: 'network.failed', title, detail: title }, { cause });
  }
}
