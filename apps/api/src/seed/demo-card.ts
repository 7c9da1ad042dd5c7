import type { Card } from '@wideload/contract';
import type { User } from '#actor.ts';
import type { Deps } from '#deps.ts';
import { beginCardSetup, listCards, saveCard } from '#features/money/cards/cards.service.ts';

const address = { line1: '1 Placeholder Road', city: 'Casper', state: 'WY', country: 'US', postalCode: '82601' };
const billing = { name: 'Dana Whitfield', email: 'carrier@wideload.example', phone: '3075550101', address };

/** Null with Stripe: only the stand-in takes test cards without a browser. */
export async function seedCard(deps: Deps, carrier: User): Promise<Card | null> {
  const { standIn } = deps;
  if (standIn === null) return null;
  const [saved] = await listCards(deps, carrier);
  if (saved !== undefined) return saved;
  const { clientSecret } = await beginCardSetup(deps, carrier);
  const entry = { alias: 'pm_card_visa', expMonth: 12, expYear: deps.clock.now().getUTCFullYear() + 4, billing };
  const answer = await standIn.browser.confirmSetup(clientSecret, entry);
  if (answer.status !== 'succeeded' || answer.sourceId === null)
    throw new Error(`The test card was not taken: ${answer.status}`);
  return (await saveCard(deps, carrier, answer.sourceId)).card;
}
