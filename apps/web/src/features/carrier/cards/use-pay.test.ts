import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiProblem } from '#lib/api/api-problem.ts';
import type { CardProvider } from './card-port.ts';
import { continuePayment, payOrder, toRefusal, toPaymentState } from './use-pay.ts';

const pay = { orderId: 'o', sourceId: 'pm_1', expectedTotal: 18_700 };

function aProvider(outcome: 'answered' | 'closed'): CardProvider {
  return {
    createFields: () => {
      throw new Error('no form is needed to pay');
    },
    handleAction: () => Promise.resolve(outcome),
    createWallet() {
      throw new Error('no wallet is needed to pay');
    },
  };
}

function serveAnswers(...list: (() => Response)[]) {
  const requests: unknown[] = [];
  vi.stubGlobal('fetch', async (_url: string, init: { body: string }) => {
    requests.push(JSON.parse(init.body));
    const next = list.shift();
    if (!next) throw new Error('asked once too often');
    return next();
  });
  return requests;
}

const toResponse = (status: number, body: object) => () => new Response(JSON.stringify(body), { status });
const aDecline = (declineCode: string) =>
  toResponse(402, { status: 402, code: 'card_declined', title: 'x', detail: 'Your card was declined.', declineCode });

beforeEach(() => vi.stubGlobal('localStorage', { getItem: () => 'token' }));
afterEach(() => vi.unstubAllGlobals());

test('a successful payment is paid, and sends the displayed total', async () => {
  const requests = serveAnswers(toResponse(200, { status: 'succeeded', paymentIntent: {} }));
  expect(await payOrder(pay, aProvider('answered'))).toEqual({ kind: 'paid' });
  expect(requests).toEqual([{ orderId: 'o', sourceId: 'pm_1', expectedTotal: 18_700 }]);
});

const question = toResponse(200, { status: 'requires_action', clientSecret: 's', attemptId: 'a' });
const processing = { orderId: 'o', sourceId: 'pm_1', attemptId: 'a' };

test("after the bank's challenge, a call with the attempt's id returns the outcome", async () => {
  const requests = serveAnswers(question, toResponse(200, { status: 'succeeded', paymentIntent: {} }));
  expect(await payOrder(pay, aProvider('answered'))).toEqual({ kind: 'paid' });
  expect(requests).toEqual([{ orderId: 'o', sourceId: 'pm_1', expectedTotal: 18_700 }, processing]);
});

test('the attempt of a difference is identified by the difference', async () => {
  const requests = serveAnswers(question, toResponse(200, { status: 'succeeded', paymentIntent: {} }));
  await payOrder({ ...pay, adjustmentId: 'd' }, aProvider('answered'));
  expect(requests[1]).toEqual({ ...processing, adjustmentId: 'd' });
});

test('a decline after the challenge is shown, and no press is repeated', async () => {
  const requests = serveAnswers(question, aDecline('insufficient_funds'));
  expect(await payOrder(pay, aProvider('answered'))).toMatchObject({ kind: 'refused' });
  expect(requests.slice(1)).toEqual([processing]);
});

test('an unanswered challenge sends nothing more', async () => {
  const requests = serveAnswers(question);
  expect(await payOrder(pay, aProvider('closed'))).toEqual({ kind: 'unanswered' });
  expect(requests).toHaveLength(1);
});

test('a challenge that is still open waits for the next press', async () => {
  const provider = aProvider('answered');
  const handleAction = vi.spyOn(provider, 'handleAction');
  const requests = serveAnswers(question, question);
  expect(await payOrder(pay, provider)).toEqual({ kind: 'unanswered' });
  expect(requests.slice(1)).toEqual([processing]);
  expect(handleAction).toHaveBeenCalledTimes(1);
});

test('a lost answer after the challenge keeps the attempt, which can be polled', async () => {
  serveAnswers(question, () => {
    throw new TypeError('network');
  });
  expect(await payOrder(pay, aProvider('answered'))).toEqual({ kind: 'processing', attemptId: 'a' });
  const requests = serveAnswers(aDecline('do_not_honor'));
  expect(await continuePayment(pay, 'a')).toMatchObject({ kind: 'refused' });
  expect(requests).toEqual([processing]);
});

test('an answer to the bank that may be lost is polled, too', async () => {
  serveAnswers(question);
  const provider = aProvider('answered');
  vi.spyOn(provider, 'handleAction').mockRejectedValue(
    new ApiProblem({ status: 0, code: 'network.failed', title: 't', detail: 'd' }),
  );
  expect(await payOrder(pay, provider)).toEqual({ kind: 'processing', attemptId: 'a' });
});

test.each([
  ['the answer is lost', () => Promise.reject(new TypeError('network'))],
  ['a proxy answers in its own words', () => Promise.resolve(new Response('<html>', { status: 502 }))],
  ['the server cannot say yet', () => Promise.resolve(toResponse(202, { status: 'processing' })())],
])('when %s the payment is processing, never failed', async (_name, answer) => {
  vi.stubGlobal('fetch', answer);
  expect(await payOrder(pay, aProvider('answered'))).toEqual({ kind: 'processing' });
});

test.each([
  ['insufficient_funds', 'Insufficient funds'],
  ['do_not_honor', 'Do not honor !'],
  ['generic_decline', 'Your card was declined.'],
])('a decline with %s says %s', async (code, text) => {
  serveAnswers(aDecline(code));
  const outcome = await payOrder(pay, aProvider('answered'));
  expect(outcome.kind === 'refused' && toRefusal(outcome.problem)).toEqual({ title: 'PAYMENT REQUEST FAILED', text });
});

test('a refusal without a decline code keeps its own sentence', () => {
  const problem = new ApiProblem({ status: 409, code: 'amount_changed', title: 't', detail: 'The total has changed.' });
  expect(toRefusal(problem).text).toBe('The total has changed.');
});

test.each([
  ['succeeded', 'paid'],
  ['processing', 'waiting'],
  ['requires_payment_method', 'open'],
  ['requires_action', 'open'],
  ['canceled', 'open'],
])('the provider’s %s means %s', (status, paymentState) => {
  expect(toPaymentState(status)).toBe(paymentState);
});
