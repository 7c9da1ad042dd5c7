import type { Card } from '@wideload/contract';
import type { User } from '../actor.ts';
import type { Deps } from '../deps.ts';
import { beginCardSetup, listCards, saveCard } from '../features/money/cards/cards.service.ts';
import { isSandbox } from '../providers/payments/sandbox/sandbox-gateway.ts';

const address = { line1: '1 Placeholder Road', city: 'Casper', state: 'WY', country: 'US', postalCode: '82601' };
const billing = { name: 'Dana Whitfield', email: 'carrier@wideload.example', phone: '3075550101', address };

/** Saves the carrier's card; null unless the provider is the sandbox, the only one that takes test cards. */
export async function seedCard(deps: Deps, carrier: User): Promise<Card | null> {
  const { payments } = deps;
  if (!isSandbox(payments)) return null;
  const [saved] = await listCards(deps, carrier);
  if (saved !== undefined) return saved;
  const { clientSecret } = await beginCardSetup(deps, carrier);
  const entry = { alias: 'pm_card_visa', expMonth: 12, expYear: deps.clock.now().getUTCFullYear() + 4, billing };
  const answer = await payments.browser.confirmSetup(clientSecret, entry);
  if (answer.status !== 'succeeded' || answer.sourceId === null)
    throw new Error(`The test card was not taken: ${answer.status}`);
  return (await saveCard(deps, carrier, answer.sourceId)).card;
}
