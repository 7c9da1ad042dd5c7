import { describe, expect, test } from 'vitest';
import type { Acknowledged } from '../traffic/record.ts';
import { findBroken, type Truth } from './find-broken.ts';

const told: Acknowledged = { id: 'A', version: 3, reviewed: true, pressed: true, paid: true, total: 900 };
const truth: Truth = {
  id: 'A',
  status: 'pending',
  version: 4,
  reviewed: true,
  taken: [900],
  captured: 900,
  booked: 900,
  receipts: 1,
  open: 0,
};
const draft: Truth = { ...truth, status: 'draft', taken: [], captured: 0, booked: 0, receipts: 0 };

describe('what was acknowledged is there once', () => {
  test.each<[string, Acknowledged, Truth[]]>([
    ['a paid order', told, [truth]],
    ['an order that was paid, and whose answer was lost', { ...told, paid: false }, [truth]],
    ['a draft whose payment never reached the provider', { ...told, paid: false }, [draft]],
    ['an order of another carrier beside it', told, [truth, { ...draft, id: 'B' }]],
  ])('%s breaks nothing', (_, order, truths) => {
    expect(findBroken([order], truths)).toEqual([]);
  });

  test.each<[string, Truth[], string]>([
    ['a lost order', [], 'Order A was acknowledged, and is not there'],
    ['a doubled order', [truth, truth], 'Order A is there 2 times'],
    ['an older version', [{ ...truth, version: 2 }], 'Order A is at version 2, and 3 was acknowledged'],
    ['a lost review', [{ ...truth, reviewed: false }], 'Order A was acknowledged as reviewed, and is not'],
    ['a lost payment', [draft], 'Order A was acknowledged as paid, and is a draft'],
    ['a second charge', [{ ...truth, taken: [900, 900] }], 'Order A was charged 2 times'],
    ['another amount', [{ ...truth, taken: [450] }], 'Order A costs 900 cents, and the provider took 450'],
    ['a charged draft', [{ ...truth, status: 'draft' }], 'Order A is a draft, and the provider took 900 cents'],
    ['no capture', [{ ...truth, captured: 0 }], 'Order A was charged 900 cents, and its payment has 0'],
    ['a gap in the books', [{ ...truth, booked: 0 }], 'Order A was charged 900 cents, and the books have 0'],
    ['a second receipt', [{ ...truth, receipts: 2 }], 'Order A has 2 receipts'],
    ['an unknown outcome', [{ ...truth, open: 1 }], 'Order A is stuck: the outcome of a payment is still unknown'],
  ])('%s is named', (_, truths, sentence) => {
    expect(findBroken([told], truths)).toContain(sentence);
  });
});
