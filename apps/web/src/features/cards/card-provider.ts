import { payments } from '@wideload/contract/client';
import { call } from '../../lib/api.ts';
import * as texts from '../../texts/en/card-provider.ts';
import type { CardProvider } from './card-port.ts';

/** The provider that the server works with; its code is loaded when a card form or PAY needs it. */
export async function loadCardProvider(): Promise<CardProvider> {
  const { provider } = await call(payments.config, {});
  if (provider !== 'sandbox') throw new Error(texts.noCardForm(provider));
  const { sandboxProvider } = await import('./sandbox/sandbox-provider.tsx');
  return sandboxProvider;
}
