import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiProblem } from '../../lib/api-problem.ts';
import type { CardProvider } from './card-port.ts';
import { payOrder, refusalOf, standingOf } from './pay.ts';

const pay = { orderId: 'o', sourceId: 'pm_1', expectedTotal: 18_700 };

function providerThat(outcome: 'answered' | 'closed'): CardProvider {
  return {
    createFields: () => {
      throw new Error('no form is needed to pay');
    },
    handleAction: () => Promise.resolve(outcome),
    loadWallet: null,
  };
}

function answers(...list: (() => Response)[]) {
  const requests: unknown[] = [];
  vi.stubGlobal('fetch', async (_url: string, init: { body: string }) => {
    requests.push(JSON.parse(init.body));
    const next = list.shift();
    if (!next) throw new Error('asked once too often');
    return next();
  });
  return requests;
}

const json = (status: number, body: object) => () => new Response(JSON.stringify(body), { status });
const declined = (declineCode: string) =>
  json(402, { status: 402, code: 'card_declined', title: 'x', detail: 'Your card was declined.', declineCode });

beforeEach(() => vi.stubGlobal('localStorage', { getItem: () => 'token' }));
afterEach(() => vi.unstubAllGlobals());

test('a payment that succeeds is paid, and sends the total that the person saw', async () => {
  const requests = answers(json(200, { status: 'succeeded', paymentIntent: {} }));
  expect(await payOrder(pay, providerThat('answered'))).toEqual({ kind: 'paid' });
  expect(requests).toEqual([{ orderId: 'o', sourceId: 'pm_1', expectedTotal: 18_700 }]);
});

test('the bank is asked, and then the same call tells how it went', async () => {
  const requests = answers(
    json(200, { status: 'requires_action', clientSecret: 's' }),
    json(200, { status: 'succeeded', paymentIntent: {} }),
  );
  expect(await payOrder(pay, providerThat('answered'))).toEqual({ kind: 'paid' });
  expect(requests).toHaveLength(2);
});

test('a question left unanswered sends nothing more', async () => {
  const requests = answers(json(200, { status: 'requires_action', clientSecret: 's' }));
  expect(await payOrder(pay, providerThat('closed'))).toEqual({ kind: 'unanswered' });
  expect(requests).toHaveLength(1);
});

test.each([
  ['the answer is lost', () => Promise.reject(new TypeError('network'))],
  ['a proxy answers in its own words', () => Promise.resolve(new Response('<html>', { status: 502 }))],
  ['the server cannot say yet', () => Promise.resolve(json(202, { status: 'processing' })())],
])('when %s the payment is processing, never failed', async (_name, answer) => {
  vi.stubGlobal('fetch', answer);
  expect(await payOrder(pay, providerThat('answered'))).toEqual({ kind: 'processing' });
});

test.each([
  ['insufficient_funds', 'Insufficient funds'],
  ['do_not_honor', 'Do not honor !'],
  ['generic_decline', 'Your card was declined.'],
])('a decline with %s says %s', async (code, text) => {
  answers(declined(code));
  const outcome = await payOrder(pay, providerThat('answered'));
  expect(outcome.kind === 'refused' && refusalOf(outcome.problem)).toEqual({ title: 'PAYMENT REQUEST FAILED', text });
});

test('a refusal without a decline code keeps its own sentence', () => {
  const problem = new ApiProblem({ status: 409, code: 'amount_changed', title: 't', detail: 'The total has changed.' });
  expect(refusalOf(problem).text).toBe('The total has changed.');
});

test.each([
  ['succeeded', 'paid'],
  ['processing', 'waiting'],
  ['requires_payment_method', 'open'],
  ['requires_action', 'open'],
  ['canceled', 'open'],
])('the provider’s %s means %s', (status, standing) => {
  expect(standingOf(status)).toBe(standing);
});
