import type { PacketSending } from '@wideload/contract';
import { beforeEach, expect, test } from 'vitest';
import { DAY, MINUTE, SECOND } from '#clock.ts';
import { sendDueTexts } from '#platform/deliveries/send-due.ts';
import { MOST_A_DAY } from '#platform/deliveries/opt-outs.ts';
import { aPaidOrder } from '#test/factories/notification-factories.ts';
import { aPacketLink, type MadeLink } from '#test/factories/packet-factories.ts';
import { aUser, type SignedInUser } from '#test/factories/user-factories.ts';
import { startWorld, aWorld } from '#test/world.ts';

let carrier: SignedInUser;
let orderId: string;
let link: MadeLink;
const world = aWorld();
beforeEach(async () => {
  await world.deps.db.deleteFrom('opt_outs').execute();
  carrier = await aUser(world);
  orderId = await aPaidOrder(world, carrier);
  link = await aPacketLink(world, carrier, { orderId, name: 'Mike' });
  await world.mails();
});

const send = (to: string, id = link._id) =>
  world.call('POST', `/permits/packets/${id}/send`, { token: carrier.token, body: { to } });
const listSent = async () => {
  const answer = await world.call('GET', `/permits/orders/${orderId}/packets`, carrier);
  return answer.json<{ sent: PacketSending[] }>().sent;
};
const findMail = async (to: string) => {
  const mail = (await world.mails()).find((each) => each.to === to);
  if (mail === undefined) throw new Error(`Nothing came to ${to}.`);
  return mail;
};
const anAddress = (() => {
  let count = 0;
  return () => `driver-${(count += 1)}@road.example`;
})();

test('a mail and a text bring the link, and the page lists them by recipient', async () => {
  expect((await send('Driver@Road.example')).statusCode).toBe(200);
  expect((await send('(806) 555-0101')).statusCode).toBe(200);
  const mail = await findMail('driver@road.example');
  expect(mail.text).toContain(`/packet/${link.token}\n`);
  expect(mail.text).toContain(`No more such mails to this address: ${mail.unsubscribe}`);
  const text = await findMail('+18065550101');
  expect(text.text).toMatch(new RegExp(`/packet/${link.token}\nReply STOP to end these texts.$`));
  expect(text.text).not.toContain('Mike');
  expect((await world.call('GET', `/packet/${link.token}`)).statusCode).toBe(200);
  expect(await listSent()).toMatchObject([
    { name: 'Mike', to: '+18065550101', state: 'sent', reason: '' },
    { name: 'Mike', to: 'driver@road.example', state: 'sent', reason: '' },
  ]);
});

test('no token of a link is in the database, also while it waits to be sent', async () => {
  await send(anAddress());
  const rows = await world.rows('deliveries');
  const links = await world.rows('packet_links');
  expect(JSON.stringify([rows, links])).not.toContain(link.token);
});

test.each(['', 'mike', '555-0101', '+44 20 7946 0101', 'a@b', 'mike@road.example,ann@road.example'])(
  'a link is not sent to %j',
  async (to) => {
    const answer = await send(to);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors).toMatchObject([{ path: 'to' }]);
  },
);

test('a link that is revoked before its mail goes is not sent', async () => {
  const to = anAddress();
  await send(to);
  await world.call('DELETE', `/permits/packets/${link._id}`, carrier);
  expect((await world.mails()).map((mail) => mail.to)).not.toContain(to);
  expect(await listSent()).toMatchObject([{ to, state: 'failed', reason: 'The link was revoked before it was sent.' }]);
});

test('a link that has ended, or whose address cannot be computed, is not sent', async () => {
  const ended = await aPacketLink(world, carrier, { orderId, lastDay: '2026-01-02' });
  expect((await send(anAddress(), ended._id)).json().code).toBe('packet.not-sendable');
  await world.change('packet_links', { id: link._id }, { token_hash: 'of before' });
  expect((await send(anAddress())).json().code).toBe('packet.not-sendable');
});

test('who opens the link of a mail sees a question, and one press or one call of the mail program ends the mails', async () => {
  const to = anAddress();
  await send(to);
  const { unsubscribe = '' } = await findMail(to);
  const url = new URL(unsubscribe).pathname;
  expect(url).not.toContain(to);
  const asked = await world.app.inject({ url });
  expect([asked.statusCode, asked.body]).toEqual([200, expect.stringContaining('Send me no more')]);
  expect((await send(to)).statusCode).toBe(200);
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const payload = 'List-Unsubscribe=One-Click';
  const parts = `--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n`;
  const forms = [
    ['multipart/form-data; boundary=b', parts],
    ['application/x-www-form-urlencoded', payload],
  ] as const;
  for (const [type, body] of forms) {
    const form = { method: 'POST', url, headers: { 'content-type': type }, payload: body } as const;
    expect((await world.app.inject(form)).statusCode, type).toBe(200);
  }
  expect((await send(to)).json().code).toBe('recipient.opted-out');
  await world.mails();
  expect(await listSent()).toMatchObject([
    { to, state: 'failed', reason: 'The recipient wants no more messages.' },
    { to, state: 'sent' },
  ]);
  // The last character has bits that count for nothing.
  const changed = `${url.slice(0, -2)}${url.at(-2) === 'A' ? 'B' : 'A'}${url.at(-1)}`;
  const cut = [7, 20, 60].map((characters) => url.slice(0, '/unsubscribe/'.length + characters));
  for (const other of [changed, ...cut, '/unsubscribe/%00', '/unsubscribe/%F0%9F%98%80'])
    for (const method of ['GET', 'POST'] as const) {
      const answer = await world.app.inject({ method, url: other, headers, payload: '' });
      expect([answer.statusCode, answer.body], other).toEqual([404, expect.stringContaining('This link is not whole')]);
    }
});

test('a link of a mail that was copied in part, down to its first letter, is told to be copied whole', async () => {
  const to = anAddress();
  await send(to);
  const { pathname } = new URL((await findMail(to)).unsubscribe ?? '');
  const start = '/unsubscribe/'.length;
  for (const length of [start + 1, start + 16, start + 24, pathname.length - 2]) {
    const answer = await world.app.inject({ url: pathname.slice(0, length) });
    expect([answer.statusCode, answer.body], String(length)).toEqual([404, expect.stringContaining('not whole')]);
  }
});

test('all carriers together reach one address a few times a day', async () => {
  const to = anAddress();
  for (let count = 0; count < MOST_A_DAY; count += 1) {
    // The limits of an account and of an order are not those of the recipient.
    if (count % 15 === 0) {
      carrier = await aUser(world);
      orderId = await aPaidOrder(world, carrier);
      link = await aPacketLink(world, carrier, { orderId });
    }
    world.clock.advance(SECOND);
    expect((await send(to)).statusCode).toBe(200);
  }
  expect((await send(to)).json().code).toBe('recipient.too-many');
  world.clock.advance(DAY + MINUTE);
  carrier = await aUser(world);
  orderId = await aPaidOrder(world, carrier);
  link = await aPacketLink(world, carrier, { orderId });
  expect((await send(to)).statusCode).toBe(200);
  await world.deps.db.deleteFrom('deliveries').execute();
});

test('while the provider of texts is down mails go, and the page says what was not sent', async () => {
  const to = anAddress();
  await send('806-555-0102');
  await send(to);
  let during: unknown;
  const textSender = {
    async send() {
      during = await listSent();
      throw new Error('connect ECONNREFUSED');
    },
  };
  await sendDueTexts({ ...world.deps, textSender });
  // Only a try that has failed is one that is made again.
  expect(during).toContainEqual(expect.objectContaining({ to: '+18065550102', state: 'waiting' }));
  expect((await findMail(to)).text).toContain(link.token);
  expect(await listSent()).toMatchObject([
    { to, state: 'sent' },
    { to: '+18065550102', state: 'retried' },
  ]);
  world.clock.advance(MINUTE);
  expect((await findMail('+18065550102')).text).toContain(link.token);
  expect(await listSent()).toMatchObject([{ state: 'sent' }, { state: 'sent' }]);
});

test('where no provider is set up a text is refused in words, and a mail goes', async () => {
  const other = await startWorld({ env: { TEXT_PROVIDER: 'none' } });
  const user = await aUser(other);
  const { _id } = await aPacketLink(other, user);
  const ask = (to: string) => other.call('POST', `/permits/packets/${_id}/send`, { token: user.token, body: { to } });
  expect((await ask('806-555-0101')).json().code).toBe('texts.unavailable');
  expect((await ask('driver@road.example')).statusCode).toBe(200);
  await other.close();
});
