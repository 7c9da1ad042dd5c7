import type { AccountJoins, Order, PersonOfAccount, Recipient } from '@wideload/contract';
import { expect, test } from 'vitest';
import { DAY } from '#clock.ts';
import { aJoin, anAgreedJoin } from '#test/factories/join-factories.ts';
import { aCard, listCharges, pay, sumTaken } from '#test/factories/money/payment-factories.ts';
import { aCompany, aDraft, aPayableOrder, aTruck } from '#test/factories/order-factories.ts';
import { aPendingOrder, issue } from '#test/factories/permit-factories.ts';
import { aCalendarFeed } from '#test/factories/packet-factories.ts';
import { aRecipient } from '#test/factories/recipient-factories.ts';
import { aMember, anInvitation, aUser, join, type SignedInUser } from '#test/factories/user-factories.ts';
import { aWorld } from '#test/world.ts';

const world = aWorld({ provider: 'stripe' });

type By = { token: string };
const ask = ({ token }: By, dotNumber: string) => world.call('POST', '/users/joins', { token, body: { dotNumber } });
const agree = ({ token }: By, id: string) => world.call('POST', `/users/joins/${id}/agree`, { token });
const confirm = ({ token }: By, id: string) => world.call('POST', `/users/joins/${id}/confirm`, { token });
const end = ({ token }: By, id: string) => world.call('DELETE', `/users/joins/${id}`, { token });
const list = ({ token }: By) => world.read<AccountJoins>('/users/joins', { token });
const listItems = async <T>({ token }: By, path: string) => (await world.read<{ items: T[] }>(path, { token })).items;
const listPeople = (by: By) => listItems<PersonOfAccount>(by, '/users/people');
const mailsTo = async ({ email }: SignedInUser) =>
  (await world.mails()).filter(({ to }) => to === email).map(({ subject }) => subject);
const ended = { status: 410, code: 'join.ended' };

async function joinNow(from: SignedInUser, into: SignedInUser): Promise<By> {
  const answer = await confirm(from, await anAgreedJoin(world, from, into));
  expect(answer.json()).toMatchObject({ accessToken: expect.any(String) as string });
  return { token: answer.json<{ accessToken: string }>().accessToken };
}

/** Columns that name an account or its first owner, with rows that name this one. */
async function listLeft(id: string): Promise<string[]> {
  const { rows } = await world.database.pool.query<{ name: string; column: string }>(
    `SELECT table_name AS name, column_name AS column FROM information_schema.columns JOIN information_schema.tables
     USING (table_schema, table_name) WHERE table_type = 'BASE TABLE' AND table_schema = current_schema()
     AND column_name IN ('user_id', 'owner_id', 'account_id') AND data_type = 'uuid' ORDER BY 1, 2`,
  );
  const left = [];
  for (const { name, column } of rows) {
    const { rowCount } = await world.database.pool.query(`SELECT FROM ${name} WHERE ${column} = $1`, [id]);
    if ((rowCount ?? 0) > 0) left.push(`${name}.${column}`);
  }
  return left;
}

test('everything of one account belongs to the other once both owners have agreed, and its cards are still charged', async () => {
  const [asker, other] = [await aUser(world), await aUser(world)];
  const dispatcher = await aMember(world, asker, 'dispatcher');
  world.clock.advance(1000);
  const draft = await aDraft(world, asker);
  const paid = await aPayableOrder(world, asker);
  const card = await aCard(world, asker);
  expect((await pay(world, asker, { order: paid, card })).statusCode).toBe(200);
  await aCard(world, other, 'pm_card_mastercard');
  const unpaid = await aPayableOrder(world, other);
  await anInvitation(world, asker, 'soon@join.example');
  const feeds = [await aCalendarFeed(world, asker), await aCalendarFeed(world, dispatcher)];

  const id = await aJoin(world, asker, other);
  expect(await mailsTo(other)).toEqual(['Imaginary Ridge Haulers LLC asks to join your Wideload account']);
  expect((await list(asker)).asked).toMatchObject({ _id: id, isAgreed: false, other: null, doubles: null });
  expect((await list(other)).received).toMatchObject([
    {
      _id: id,
      other: { account: 'Imaginary Ridge Haulers LLC', email: asker.email },
      contents: { orders: 1, drafts: 1, cards: 1, people: [{ role: 'owner' }, { role: 'dispatcher' }] },
      doubles: { companies: ['Twofold Haulers LLC'] },
    },
  ]);
  expect((await confirm(asker, id)).json()).toMatchObject(ended);
  expect((await agree(other, id)).statusCode).toBe(200);
  expect((await list(asker)).asked).toMatchObject({ isAgreed: true, other: { email: other.email } });
  const token = (await confirm(asker, id)).json<{ accessToken: string }>();
  const after = { token: token.accessToken };

  for (const { _id } of [draft, paid])
    expect((await listItems<Order>(after, '/permits/orders')).map((order) => order._id)).toContain(_id);
  expect(await listPeople(other)).toMatchObject([
    { email: other.email, role: 'owner', isFirst: true },
    { email: dispatcher.email, role: 'dispatcher' },
    { email: asker.email, role: 'owner' },
  ]);
  const cards = await world.call('GET', '/stripe/cards', { token: other.token });
  expect(cards.json<object[]>()).toHaveLength(2);
  // With the card of each customer of the account.
  expect((await pay(world, other, { order: unpaid, card })).json()).not.toHaveProperty('code');
  expect(await sumTaken(world, unpaid)).toBe(unpaid.totalPrice);
  const { items } = await world.read<{ items: { person: unknown }[] }>(`/permits/orders/${paid._id}/events`, other);
  expect(JSON.stringify(items)).toContain(asker.email);
  expect(await mailsTo(asker)).toContain('The Wideload account of Imaginary Ridge Haulers LLC has joined yours');
  expect(await listLeft(asker.id)).toEqual([
    'account_joins.account_id',
    'notification_feeds.user_id',
    'notifications.user_id',
    'sessions.user_id',
  ]);
  // Calendars keep their links, with the trips of both.
  const trips = await aPendingOrder(world, other);
  for (const feed of feeds)
    expect((await world.call('GET', `/calendar/${feed}/trips.ics`)).body).toContain(`Order ${trips.orderNumber}`);
  // The sessions of the dispatcher follow at their next refresh.
  expect(await world.rows('sessions', { user_id: dispatcher.id }, ['account_id'])).toEqual([{ account_id: other.id }]);
  const read = (by: By) => world.call('GET', `/permits/orders/${draft._id}`, by);
  expect((await read(asker)).json()).toMatchObject({ code: 'session.ended' });
});

test('a number that no other account has gets the same answers, and no mail', async () => {
  const [asker, bystander] = [await aUser(world), await aUser(world)];
  await aCompany(world, asker, { dotNumber: '5000001' });
  await aCompany(world, bystander, { dotNumber: '5000002' });
  const before = (await world.mails()).length;
  const answer = await ask(asker, '5000001');
  expect([answer.statusCode, Object.keys(answer.json<object>())]).toEqual([201, ['_id']]);
  expect((await list(asker)).asked).toMatchObject({ isAgreed: false, other: null, doubles: null });
  expect((await ask(asker, '5000001')).json()).toMatchObject({ code: 'join.asked' });
  // Somebody else has this number, and the asker does not.
  expect((await ask(asker, '5000002')).json()).toMatchObject({ status: 404, code: 'not-found' });
  expect((await world.mails()).length).toBe(before);
});

test.each([
  ['of who asked', async (asker: SignedInUser, _other: SignedInUser, id: string) => agree(asker, id)],
  ['of a stranger', async (_asker: SignedInUser, _other: SignedInUser, id: string) => agree(await aUser(world), id)],
  [
    'of an account that added the number after the request',
    async (_asker: SignedInUser, _other: SignedInUser, id: string) => {
      const late = await aUser(world);
      const { dot_number: dotNumber } = await world.row('account_joins', { id }, ['dot_number']);
      world.clock.advance(1000);
      await aCompany(world, late, { dotNumber });
      expect((await list(late)).received).toEqual([]);
      return agree(late, id);
    },
  ],
  [
    'to a request that was taken back',
    async (asker: SignedInUser, other: SignedInUser, id: string) => {
      expect((await end(asker, id)).statusCode).toBe(200);
      return agree(other, id);
    },
  ],
  [
    'after seven days',
    async (_asker: SignedInUser, other: SignedInUser, id: string) => {
      const late = await aUser(world);
      await join(world, { ownerId: other.id, personId: late.id, role: 'owner' });
      world.clock.advance(7 * DAY);
      await world.change('sessions', {}, { proved_at: world.clock.now() });
      const { id: sessionId } = await world.row('sessions', { user_id: other.id }, ['id']);
      const claims = { personId: other.id, sessionId, role: 'user' };
      return agree({ token: await world.deps.accessTokens.sign(claims, world.clock.now()) }, id);
    },
  ],
])('an agreement %s is refused as one that does not exist', async (_, act) => {
  const [asker, other] = [await aUser(world), await aUser(world)];
  const id = await aJoin(world, asker, other);
  expect((await act(asker, other, id)).json()).toMatchObject(ended);
});

test('an agreement that is taken back moves nothing, and a request is used once', async () => {
  const [asker, other] = [await aUser(world), await aUser(world)];
  const id = await anAgreedJoin(world, asker, other);
  expect((await end(other, id)).statusCode).toBe(200);
  expect((await confirm(asker, id)).json()).toMatchObject(ended);
  expect((await agree(other, id)).statusCode).toBe(200);
  const answers = await Promise.all([confirm(asker, id), confirm(asker, id)]);
  expect(answers.map(({ statusCode }) => statusCode).filter((status) => status === 200)).toHaveLength(1);
  expect(await listPeople(other)).toHaveLength(2);
});

test('of a vehicle or company that both have, one stays for drafts and units; other namesakes get a number', async () => {
  const [asker, other] = [await aUser(world), await aUser(world)];
  const [kept, same, namesake] = [await aTruck(world, other), await aTruck(world, asker), await aTruck(world, asker)];
  const trucks = (id: string) => world.deps.db.updateTable('trucks').where('id', '=', id);
  await trucks(kept).set({ internal_number: 'Unit-104', vin_code: '1XPWD40X1ED215307' }).execute();
  await trucks(same).set({ internal_number: 'Blue one', vin_code: '1xpwd40x1ed215307' }).execute();
  await trucks(namesake).set({ internal_number: 'UNIT-104' }).execute();
  const order = await aPayableOrder(world, asker);
  const [{ id: unit } = { id: '' }] = await world.deps.db
    .updateTable('units')
    .set({ truck_id: same })
    .where('order_id', '=', order._id)
    .returning('id')
    .execute();
  await joinNow(asker, other);
  const live = await listItems<{ _id: string; internalNumber: string }>(other, '/trucks');
  const numbers = new Map(live.map(({ _id, internalNumber }) => [_id, internalNumber]));
  expect([numbers.get(kept), numbers.get(same), numbers.get(namesake)]).toEqual([
    'Unit-104',
    undefined,
    'UNIT-104 (2)',
  ]);
  const moved = await world.rows('units', { id: unit }, ['truck_id']);
  expect(moved).toEqual([{ truck_id: kept }]);
  const companies = await listItems<{ name: string }>(other, '/companies');
  expect(companies.filter(({ name }) => name === 'Twofold Haulers LLC')).toHaveLength(1);
  const after = await world.read<Order>(`/permits/orders/${order._id}`, other);
  expect(after.version).toBeGreaterThan(order.version);
});

test('of an address for news that both have, one stays: links that were sent still open, and waiting news is sent', async () => {
  const [asker, other] = [await aUser(world), await aUser(world)];
  const admin = await aUser(world, { role: 'admin' });
  const same = { to: 'safety@haul.example' };
  const kept = await aRecipient(world, other, { ...same, name: 'Kept' });
  await aRecipient(world, asker, { ...same, name: 'Dropped' });
  const own = await aRecipient(world, asker, { to: 'shipper@haul.example' });
  const issueAll = async ({ permits }: Order) => {
    for (const permit of permits) await issue(world, admin, permit);
  };
  const readNews = async () => {
    await world.change('deliveries', {}, { due_at: world.clock.now() });
    return (await world.mails()).filter(({ to }) => to === same.to);
  };
  await issueAll(await aPendingOrder(world, asker));
  const [sent] = await readNews();
  const [link = ''] = sent?.text.match(/\/packet\/[\w-]+/) ?? [];
  expect((await world.call('GET', link)).statusCode).toBe(200);
  await issueAll(await aPendingOrder(world, asker));
  await joinNow(asker, other);
  const recipients = await listItems<Recipient>(other, '/recipients');
  const names = Object.fromEntries(recipients.map(({ _id, name }) => [_id, name]));
  expect(names).toEqual({ [kept._id]: 'Kept', [own._id]: own.name });
  expect((await world.call('GET', link)).statusCode).toBe(200);
  expect(await readNews()).toHaveLength(2);
});

test.each(['joined', 'own'] as const)(
  'after a decline of the %s customer’s card, one press with a card of the other customer pays once',
  async (declining) => {
    const [asker, other] = [await aUser(world), await aUser(world)];
    const [refused, taken] = declining === 'joined' ? [asker, other] : [other, asker];
    const bad = await aCard(world, refused, 'pm_card_chargeCustomerFail');
    const good = await aCard(world, taken);
    const order = await aPayableOrder(world, other);
    await joinNow(asker, other);
    expect((await pay(world, other, { order, card: bad })).json()).toMatchObject({ status: 402 });
    expect((await pay(world, other, { order, card: good })).json()).toMatchObject({ status: 'succeeded' });
    expect(await sumTaken(world, order)).toBe(order.totalPrice);
    expect((await listCharges(world, order)).map(({ status }) => status).toSorted()).toEqual(['failed', 'succeeded']);
  },
);

test('a person of both accounts has the stronger role, and the owner who stays goes on in their own account', async () => {
  const [asker, other] = [await aUser(world), await aUser(world)];
  const both = await aMember(world, other, 'viewer');
  await join(world, { ownerId: asker.id, personId: both.id, role: 'dispatcher' });
  await join(world, { ownerId: asker.id, personId: other.id, role: 'viewer' });
  const kept = await aCalendarFeed(world, both);
  await world.insert('calendar_feeds', {
    id: world.deps.ids(),
    owner_id: asker.id,
    person_id: both.id,
    token_hash: 'dropped',
    created_at: world.clock.now(),
  });
  world.clock.advance(1000);
  await joinNow(asker, other);
  expect((await world.call('GET', `/calendar/${kept}/trips.ics`)).statusCode).toBe(200);
  expect((await listPeople(other)).map(({ email, role }) => [email, role])).toEqual([
    [other.email, 'owner'],
    [both.email, 'dispatcher'],
    [asker.email, 'owner'],
  ]);
});

test('nothing moves while a payment is open', async () => {
  const [asker, other] = [await aUser(world), await aUser(world)];
  const id = await anAgreedJoin(world, asker, other);
  const card = await aCard(world, asker, 'pm_card_authenticationRequired');
  await pay(world, asker, { order: await aPayableOrder(world, asker), card });
  expect((await confirm(asker, id)).json()).toMatchObject({ code: 'payment_in_progress' });
  expect(await listPeople(other)).toHaveLength(1);
});
