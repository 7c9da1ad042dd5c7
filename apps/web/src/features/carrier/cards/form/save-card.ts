import type { Card } from '@wideload/contract';
import { cardMessages, cards } from '@wideload/contract/client';
import { ApiProblem, isProblem } from '../../../../lib/api/api-problem.ts';
import { call } from '../../../../lib/api/api.ts';
import type { SetupResult } from '../card-port.ts';

/** Refused by the provider or its fields; the message stands above the form in the provider's words (spec [8]). */
export class CardRefused extends Error {
  override readonly name = 'CardRefused';
}

/** Begins to save a card: the secret is the provider's leave to do so, and may be used until it has worked. */
export async function beginSetup(): Promise<string> {
  return (await call(cards.setup, {})).clientSecret;
}

/** Keeps the card that the provider has set up. @throws CardRefused in the provider's words, ApiProblem. */
export async function keepCard(result: SetupResult): Promise<Card> {
  if (!result.ok) throw new CardRefused(result.message);
  return call(cards.create, { body: { sourceId: result.sourceId } });
}

/** What is said of a card that was not saved: the provider's words, when to try again, else our one sentence (spec [8]). */
export function whyNotSaved(error: unknown): string {
  return error instanceof CardRefused || isProblem(error, 'rate.limited') ? error.message : cardMessages.failed;
}

/** As a refusal of the whole form; what our own server found wrong in a field stands at the field. */
export function refuse(error: unknown): never {
  if (!(error instanceof ApiProblem) || error.errors.length > 0) throw error;
  throw new CardRefused(whyNotSaved(error), { cause: error });
}
