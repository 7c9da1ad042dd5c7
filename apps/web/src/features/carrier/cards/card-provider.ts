import { payments } from '@wideload/contract/client';
import { ApiProblem } from '#lib/api/api-problem.ts';
import { call } from '#lib/api/api.ts';
import * as texts from './cards.texts.ts';
import type { CardProvider } from './card-port.ts';

/** Loaded on demand by a card form, a wallet or PAY. @throws ApiProblem */
export async function loadCardProvider(): Promise<CardProvider> {
  const { publishableKey = '', jsUrl } = await call(payments.config, {});
  try {
    const { openStripe } = await import('./stripe/stripe-provider.tsx');
    return await openStripe({ publishableKey, jsUrl });
  } catch (cause) {
    const title = texts.cardFormNotLoaded;
    throw new ApiProblem({ status: 0, code: 'network.failed', title, detail: title }, { cause });
  }
}
