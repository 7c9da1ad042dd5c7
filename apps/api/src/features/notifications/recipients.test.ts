import type { PacketSending, Recipient } from '@wideload/contract';
import { beforeEach, expect, test } from 'vitest';
import { optOut } from '#platform/deliveries/opt-outs.ts';
import { aPendingOrder, findPermit, issue, voidPermit } from '#test/factories/permit-factories.ts';
import { aRecipient, aRecipientBody } from '#test/factories/recipient-factories.ts';
import { aUser, type SignedInUser } from '#test/factories/user-factories.ts';
import { aWorld } from '#test/world.ts';

const world = aWorld();
let carrier: SignedInUser;
let admin: SignedInUser;
beforeEach(async () => {
  for (const table of ['recipients', 'deliveries', 'opt_outs'] as const)
    await world.deps.db.deleteFrom(table).execute();
  carrier = await aUser(world);
  admin = await aUser(world, { role: 'admin' });
});

const list = async () => (await world.call('GET', '/recipients', carrier)).json<{ items: Recipient[] }>().items;
const listSent = async (orderId: string) =>
  (await world.call('GET', `/permits/orders/${orderId}/packets`, carrier)).json<{ sent: PacketSending[] }>().sent;
/** Sessions end before the minutes do in which a filing can be undone. */
const becomeDue = () => world.change('deliveries', {}, { due_at: world.clock.now() });
let made = 0;
/** The mailbox keeps what came before. */
const anOffice = () => aRecipient(world, carrier, { to: `safety-${(made += 1)}@haul.example` });
const listTo = async (to: string) => (await world.mails()).filter((mail) => mail.to === to);

test('a recipient gets the kinds of news that it asked for, a burst as one message, with one link to the permits', async () => {
  const { to } = await anOffice();
  await aRecipient(world, carrier, { to: '806-555-0101', events: ['permit.issued', 'permit.voided'] });
  const { _id: orderId, orderNumber, permits } = await aPendingOrder(world, carrier, { states: ['TX', 'OK'] });
  const issued = [];
  for (const permit of permits) issued.push((await issue(world, admin, permit)).permit);
  expect(await listTo(to)).toEqual([]);
  await becomeDue();
  const [mail, ...others] = await listTo(to);
  expect(others).toEqual([]);
  expect(mail?.text).toContain(`the permit of Texas for order ${orderNumber} is issued`);
  expect(mail?.text).toContain(`the permit of Oklahoma for order ${orderNumber} is issued`);
  expect(mail?.unsubscribe).toMatch(/\/unsubscribe\//);
  const [address = '', second] = mail?.text.match(/\/packet\/[\w-]+/g) ?? [];
  expect(second).toBe(address);
  const packet = await world.call('GET', address);
  expect([packet.statusCode, packet.json().kind]).toEqual([200, 'officer']);
  const [text] = await listTo('+18065550101');
  expect(text?.text.match(/is issued/g)).toHaveLength(2);
  expect(await listSent(orderId)).toMatchObject([
    { name: 'Safety office', event: 'permit.issued', state: 'sent' },
    { event: 'permit.issued', state: 'sent' },
    { event: 'permit.issued', state: 'sent' },
    { event: 'permit.issued', state: 'sent' },
  ]);

  const [first] = issued;
  if (first === undefined) throw new Error('The load needs a permit.');
  await voidPermit(world, admin, first);
  await becomeDue();
  expect(await listTo(to)).toHaveLength(1);
  const [ending] = await listTo('+18065550101');
  expect(ending?.text).toContain('is void: do not use it');
  expect(ending?.text).not.toContain('/packet/');
});

test('a recipient that is removed gets nothing more, and its links open nothing', async () => {
  const { _id, to } = await anOffice();
  const { permits } = await aPendingOrder(world, carrier, { states: ['TX', 'OK'] });
  const [texas, oklahoma] = [findPermit({ permits }, 'TX'), findPermit({ permits }, 'OK')];
  await issue(world, admin, texas);
  await becomeDue();
  const [mail] = await listTo(to);
  const [address = ''] = mail?.text.match(/\/packet\/[\w-]+/) ?? [];
  await issue(world, admin, oklahoma);
  expect((await world.call('DELETE', `/recipients/${_id}`, carrier)).statusCode).toBe(200);
  await becomeDue();
  expect(await listTo(to)).toHaveLength(1);
  expect((await world.call('GET', address)).statusCode).toBe(404);
});

test('a recipient that has opted out is shown as such, is not sent to, and cannot be added anew', async () => {
  const { to } = await anOffice();
  await optOut(world.deps.db, to, world.clock.now());
  expect(await list()).toMatchObject([{ to, hasOptedOut: true }]);
  const { _id: orderId, permits } = await aPendingOrder(world, carrier);
  for (const permit of permits) await issue(world, admin, permit);
  await becomeDue();
  expect(await listTo(to)).toEqual([]);
  expect(await listSent(orderId)).toMatchObject([
    { to, state: 'failed', reason: 'The recipient wants no more messages.' },
  ]);
  const other = await aUser(world);
  const answer = await world.call('POST', '/recipients', { token: other.token, body: { ...aRecipientBody, to } });
  expect(answer.json().code).toBe('recipient.opted-out');
});

test.each([
  [{ to: 'safety@haul.example' }, 'recipient.exists'],
  [{ to: 'nobody' }, 'input.invalid'],
  [{ events: [] }, 'input.invalid'],
  [{ name: ' ' }, 'input.invalid'],
])('a recipient with %j is refused: %s', async (change, code) => {
  await aRecipient(world, carrier);
  const body = { ...aRecipientBody, ...change };
  expect((await world.call('POST', '/recipients', { token: carrier.token, body })).json().code).toBe(code);
});

test('an account has at most ten recipients, also when they are added at once', async () => {
  const add = (to: string) =>
    world.call('POST', '/recipients', { token: carrier.token, body: { ...aRecipientBody, to } });
  for (let count = 0; count < 9; count += 1) await add(`office-${count}@haul.example`);
  const answers = await Promise.all(['a', 'b', 'c'].map((name) => add(`${name}@haul.example`)));
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([201, 409, 409]);
});
