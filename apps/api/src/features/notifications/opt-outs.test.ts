import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sendDueTexts } from '#platform/deliveries/send-due.ts';
import { openTexts, TEXTS_PATH } from '#providers/deliveries/open-texts.ts';
import { signTwilioCall } from '#providers/deliveries/twilio.ts';
import { accepted, refused, startTwilio } from '#providers/deliveries/twilio.test-support.ts';
import { aPacketLink, type MadeLink } from '#test/factories/packet-factories.ts';
import { aPaidOrder } from '#test/factories/notification-factories.ts';
import { aUser, type SignedInUser } from '#test/factories/user-factories.ts';
import { startWorld, type World } from '#test/world.ts';

const token = 'an auth token';
const number = '+18065550101';
let twilio: Awaited<ReturnType<typeof startTwilio>>;
let world: World;
let carrier: SignedInUser;
let orderId: string;
let link: MadeLink;
beforeAll(async () => {
  twilio = await startTwilio();
  world = await startWorld({
    env: {
      TEXT_PROVIDER: 'twilio',
      TWILIO_ACCOUNT_SID: 'AC1',
      TWILIO_AUTH_TOKEN: token,
      TWILIO_FROM: '+18065550100',
      TWILIO_URL: twilio.url,
    },
  });
});
beforeEach(async () => {
  twilio.state.answer = accepted;
  await world.deps.db.deleteFrom('deliveries').execute();
  await world.deps.db.deleteFrom('opt_outs').execute();
  carrier = await aUser(world);
  orderId = await aPaidOrder(world, carrier);
  link = await aPacketLink(world, carrier, { orderId });
});
afterAll(async () => {
  await twilio.close();
  await world.close();
});

const send = () =>
  world.call('POST', `/permits/packets/${link._id}/send`, { token: carrier.token, body: { to: number } });
const sendDue = () =>
  sendDueTexts({ ...world.deps, textSender: openTexts(world.deps.config, () => world.clock.now()) });
const listSent = async () => (await world.call('GET', `/permits/orders/${orderId}/packets`, carrier)).json().sent;

function callBack(fields: Record<string, string>, { query = '', key = token } = {}) {
  const unsigned = { url: `${world.deps.config.publicUrl}${TEXTS_PATH}${query}`, fields };
  return world.app.inject({
    method: 'POST',
    url: `${TEXTS_PATH}${query}`,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'x-twilio-signature': signTwilioCall(key, unsigned),
    },
    payload: new URLSearchParams(fields).toString(),
  });
}

test('STOP ends texts to the number, and START lets them go on; without the signature of the provider neither does', async () => {
  expect((await callBack({ From: number, Body: 'STOP' }, { key: 'guessed' })).statusCode).toBe(400);
  expect((await send()).statusCode).toBe(200);
  const stopped = await callBack({ From: number, Body: 'STOP' });
  expect([stopped.statusCode, stopped.body]).toEqual([200, '<Response/>']);
  expect((await send()).json().code).toBe('recipient.opted-out');
  await sendDue();
  expect(await listSent()).toMatchObject([{ state: 'failed', reason: 'The recipient wants no more messages.' }]);
  await callBack({ From: number, Body: 'START' });
  expect((await send()).statusCode).toBe(200);
});

test('a number that the provider says has opted out is not tried again', async () => {
  twilio.state.answer = refused(400, 21_610, 'Attempt to send to unsubscribed recipient');
  await send();
  await sendDue();
  expect(await listSent()).toMatchObject([{ state: 'failed' }]);
  expect((await send()).json().code).toBe('recipient.opted-out');
});

test('a text that the phone company does not deliver is listed as not delivered', async () => {
  await send();
  await sendDue();
  const [sent] = await listSent();
  expect(sent).toMatchObject({ state: 'sent' });
  const query = `?delivery=${sent._id}`;
  await callBack({ MessageStatus: 'delivered' }, { query });
  expect(await listSent()).toMatchObject([{ state: 'sent' }]);
  await callBack({ MessageStatus: 'undelivered', ErrorCode: '30003' }, { query });
  expect(await listSent()).toMatchObject([
    { state: 'failed', reason: 'The phone company did not deliver it (Twilio 30003).' },
  ]);
});

test.each(['', 'x', '%00', '7', '00000000-0000-7000-8000-000000000bad', 'a'.repeat(3000)])(
  'a signed call about the delivery "%s", which is none, changes nothing',
  async (delivery) => {
    await send();
    await sendDue();
    const fields = { MessageStatus: 'failed', ErrorCode: '\u0000'.repeat(9), From: number, Body: 'STOP\u0000' };
    const answer = await callBack(fields, { query: `?delivery=${delivery}` });
    expect([answer.statusCode, answer.body]).toEqual([200, '<Response/>']);
    expect(await listSent()).toMatchObject([{ state: 'sent' }]);
  },
);

test('a text that did not arrive, told of twice and at the same moment, is one failure, and a code that is no number is not shown', async () => {
  await send();
  await sendDue();
  const [{ _id: id }] = await listSent();
  const fields = { MessageStatus: 'undelivered', ErrorCode: `\u0000${'9'.repeat(3000)}` };
  const answers = await Promise.all(Array.from({ length: 3 }, () => callBack(fields, { query: `?delivery=${id}` })));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  const reason = 'The phone company did not deliver it (Twilio without a code).';
  expect(await listSent()).toMatchObject([{ state: 'failed', reason }]);
});

test.each(['null', '[]', '1', '"x"', '{"From":{"a":1}}', '{', ''])(
  'a call with %j in place of a form is refused',
  async (payload) => {
    const headers = { 'content-type': 'application/json', 'x-twilio-signature': 'x' };
    const answer = await world.app.inject({ method: 'POST', url: TEXTS_PATH, headers, payload });
    expect(answer.statusCode).toBe(400);
  },
);

test.each([
  [refused(429, 20_429, 'Too Many Requests'), 'retried'],
  [refused(500, 20_500, 'Internal Server Error'), 'retried'],
  [refused(400, 21_614, 'not a mobile number'), 'failed'],
])('after %j a text is %s', async (answer, state) => {
  twilio.state.answer = answer;
  await send();
  await sendDue();
  expect(await listSent()).toMatchObject([{ state }]);
});
