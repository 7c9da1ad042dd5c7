import type { Card } from '@wideload/contract';
import { cardMessages, cards } from '@wideload/contract/client';
import { ApiProblem, isProblem } from '#lib/api/api-problem.ts';
import { call } from '#lib/api/api.ts';
import type { SetupResult } from './card-port.ts';

/** The form shows the provider's message (spec [8]). */
export class CardRefused extends Error {
  override readonly name = 'CardRefused';
}

export async function createSetup(): Promise<string> {
  return (await call(cards.setup, {})).clientSecret;
}

/** @throws CardRefused in the provider's words, ApiProblem. */
export async function saveCard(result: SetupResult): Promise<Card> {
  if (!result.ok) throw new CardRefused(result.message);
  return call(cards.create, { body: { sourceId: result.sourceId } });
}

/** The provider's words, a retry time, or our generic sentence (spec [8]). */
export function formatSaveFailure(error: unknown): string {
  return error instanceof CardRefused || isProblem(error, 'rate.limited') ? error.message : cardMessages.failed;
}

/** Our server's field errors appear at their fields. */
export function throwRefusal(error: unknown): never {
  if (!(error instanceof ApiProblem) || error.errors.length > 0) throw error;
  throw new CardRefused(formatSaveFailure(error), { cause: error });
}
