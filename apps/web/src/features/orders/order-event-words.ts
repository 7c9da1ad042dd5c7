import type { OrderEvent } from '@wideload/contract';
import { stateName } from '@wideload/domain';
import { statusWords } from './order-status-words.ts';
import { permitStatusWord } from './permit-status-words.ts';

const actors: Record<OrderEvent['who'], string> = {
  owner: 'You',
  payment: 'Wideload (payment)',
  // Whoever decides does so for the company, and stays unnamed.
  admin: 'Wideload',
};

/** What happened, and who did it, in a person's words. */
export function eventWords(event: OrderEvent): { what: string; who: string } {
  const who = actors[event.who];
  if (event.what === 'permit') {
    const { state, unit } = event.permit;
    return { what: `${stateName(state)}, unit ${unit}: ${permitStatusWord(event.to).toLowerCase()}`, who };
  }
  if (event.what === 'created') return { what: 'Order begun', who };
  if (event.what === 'paid') return { what: 'Order paid', who };
  if (event.what === 'units') return { what: 'Units changed', who };
  const before = event.from === null ? '' : ` (was ${statusWords[event.from].word.toLowerCase()})`;
  return { what: `${statusWords[event.to].word}${before}`, who };
}
