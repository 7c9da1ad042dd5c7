import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { RefusedDelivery, StoppedDelivery } from '#platform/deliveries/senders.ts';
import { createTwilioTexts, signTwilioCall } from './twilio.ts';
import { accepted, refused, startTwilio } from './twilio.test-support.ts';

const token = 'an auth token';
const account = `AC${'1'.repeat(32)}`;
const callback = 'https://permits.example/api/texts/twilio';
const text = { id: '01890000-0000-7000-8000-000000000001', to: '+18065550101', text: 'Permits of order 100001' };

let twilio: Awaited<ReturnType<typeof startTwilio>>;
beforeAll(async () => {
  twilio = await startTwilio();
});
beforeEach(() => {
  twilio.state.answer = accepted;
  twilio.received.length = 0;
});
afterAll(() => twilio.close());

const open = (from = '+18065550100', patience?: number) =>
  createTwilioTexts({ kind: 'twilio', account, token, from, url: twilio.url }, callback, patience);

test.each([
  ['+18065550100', { From: '+18065550100' }],
  [`MG${'2'.repeat(32)}`, { MessagingServiceSid: `MG${'2'.repeat(32)}` }],
])('a text from %s is posted as Twilio documents it', async (from, sender) => {
  await open(from).send(text);
  expect(twilio.received).toEqual([
    {
      path: `/2010-04-01/Accounts/${account}/Messages.json`,
      authorization: `Basic ${Buffer.from(`${account}:${token}`).toString('base64')}`,
      fields: { To: text.to, Body: text.text, StatusCallback: `${callback}?delivery=${text.id}`, ...sender },
    },
  ]);
});

test.each([
  { answer: refused(400, 21_211, "The 'To' number is not valid."), forGood: true, stops: false },
  { answer: refused(400, 21_614, "'To' number is not a mobile number"), forGood: true, stops: false },
  { answer: refused(400, 21_610, 'Attempt to send to unsubscribed recipient'), forGood: true, stops: true },
  // Our own settings are wrong: an operator mends them, and the text goes.
  { answer: refused(400, 21_606, "The 'From' number is not yours"), forGood: false, stops: false },
  { answer: refused(401, 20_003, 'Authenticate'), forGood: false, stops: false },
  { answer: refused(429, 20_429, 'Too Many Requests'), forGood: false, stops: false },
  { answer: refused(503, 20_503, 'Service unavailable'), forGood: false, stops: false },
  { answer: { status: 502, body: '<html>Bad Gateway</html>' }, forGood: false, stops: false },
  { answer: { status: 302, body: '' }, forGood: false, stops: false },
])('after $answer the text is given up: $forGood', async ({ answer, forGood, stops }) => {
  twilio.state.answer = answer;
  const error: unknown = await open()
    .send(text)
    .catch((failure: unknown) => failure);
  expect(error).toBeInstanceOf(Error);
  expect([error instanceof RefusedDelivery, error instanceof StoppedDelivery]).toEqual([forGood, stops]);
  expect((error as Error).message).not.toContain(token);
});

test('a provider that hangs is a failed try', async () => {
  twilio.state.answer = 'hang';
  await expect(open(undefined, 50).send(text)).rejects.toThrow('timeout');
});

const call = (fields: Record<string, string>, query = '', key = token) => {
  const unsigned = { url: `${callback}${query}`, fields };
  return open().readCall({ ...unsigned, signature: signTwilioCall(key, unsigned) });
};

// https://www.twilio.com/docs/usage/security#validating-requests
test('the signature is that of the documentation of Twilio', () => {
  const fields = {
    CallSid: 'CA1234567890ABCDE',
    Caller: '+14158675310',
    Digits: '1234',
    From: '+14158675310',
    To: '+18005551212',
  };
  const url = 'https://example.com/myapp.php?foo=1&bar=2';
  expect(signTwilioCall('12345', { url, fields })).toBe('L/OH5YylLD5NRKLltdqwSvS0BnU=');
});

test.each([
  [{ From: '+18065550101', Body: ' stop ' }, '', { kind: 'stop', from: '+18065550101' }],
  [{ From: '+18065550101', Body: 'please', OptOutType: 'STOP' }, '', { kind: 'stop', from: '+18065550101' }],
  [{ From: '+18065550101', Body: 'Start' }, '', { kind: 'start', from: '+18065550101' }],
  [{ From: '+18065550101', Body: 'Where do I stop?' }, '', { kind: 'nothing' }],
  [{ From: 'Twilio', Body: 'STOP' }, '', { kind: 'nothing' }],
  [
    { MessageStatus: 'undelivered', ErrorCode: '30003' },
    `?delivery=${text.id}`,
    {
      kind: 'undelivered',
      delivery: text.id,
      reason: 'The phone company did not deliver it (Twilio 30003).',
    },
  ],
  [
    { MessageStatus: 'failed', ErrorCode: 'x\u0000' },
    `?delivery=${text.id}`,
    {
      kind: 'undelivered',
      delivery: text.id,
      reason: 'The phone company did not deliver it (Twilio without a code).',
    },
  ],
  [{ MessageStatus: 'failed' }, '?delivery=7', { kind: 'nothing' }],
  [{ MessageStatus: 'delivered' }, `?delivery=${text.id}`, { kind: 'nothing' }],
])('%j says %s %j', (fields, query, news) => {
  expect(call(fields, query)).toEqual(news);
  expect(call(fields, query, 'another token')).toBeNull();
});
