import type { OrderEvent } from '@wideload/contract';
import { statusWords } from './order-status-words.ts';

const actors: Record<OrderEvent['who'], string> = {
  owner: 'You',
  payment: 'Wideload (payment)',
  // Whoever decides does so for the company, and stays unnamed.
  admin: 'Wideload',
};

/** What happened, and who did it, in a person's words. */
export function eventWords({ who, what, from, to }: OrderEvent): { what: string; who: string } {
  if (what === 'created') return { what: 'Order begun', who: actors[who] };
  if (what === 'paid') return { what: 'Order paid', who: actors[who] };
  const before = from === null ? '' : ` (was ${statusWords[from].word.toLowerCase()})`;
  return { what: `${statusWords[to].word}${before}`, who: actors[who] };
}
