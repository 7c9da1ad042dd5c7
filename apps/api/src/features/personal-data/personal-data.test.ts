import { feeConsentVersion, keptAfterErasure, type Order, type PersonalData } from '@wideload/contract';
import { expect, test } from 'vitest';
import { setPassword } from '#test/access/access-factories.ts';
import { findCode, goodPassword, register, signIn, signUp } from '#test/stages/sign-in/accounts-journey.ts';
import { answer as sendMessage } from '#test/factories/message-factories.ts';
import { payFor } from '#test/factories/notification-factories.ts';
import { amendPermit, findPermit, issue } from '#test/factories/permit-factories.ts';
import { aCalendarFeed, aPacketLink } from '#test/factories/packet-factories.ts';
import { anAskedChange } from '#test/factories/change-factories.ts';
import { aUser, type SignedInUser } from '#test/factories/user-factories.ts';
import { aDraft, aPayableOrder, save } from '#test/factories/order-factories.ts';
import { aCard, deliverWebhooks, pay, setUpCard } from '#test/factories/money/payment-factories.ts';
import { aWorld } from '#test/world.ts';
import { DAY, MINUTE } from '#clock.ts';
import { sweepDeliveries } from '#platform/deliveries/sweep-deliveries.ts';
import { forgetCustomers } from '#features/money/cards/cards.service.ts';
import { erasures } from './erasures.store.ts';

const world = aWorld();

const passwordAgain = 'Gooseneck-7';
const remove = (token: string, body: object = { passwordAgain }) => world.call('DELETE', '/users/', { token, body });
const download = (token: string) => world.read<PersonalData>('/users/data', { token });

/** All of our tables as text. */
async function dumpDatabase(): Promise<string> {
  const texts: string[] = [];
  for (const table of Object.keys(erasures)) {
    const { rows } = await world.database.pool.query(`SELECT to_jsonb(t)::text AS text FROM ${table} t`);
    texts.push(...rows.map(({ text }: { text: string }) => `${table}: ${text}`));
  }
  return texts.join('\n');
}

let lives = 0;

/** Words that only this person has. */
function createPersonWords() {
  lives += 1;
  const letter = String.fromCodePoint(96 + lives);
  const lastName = `Quartermaine${letter}`;
  return {
    firstName: `Wilhelmina${letter}`,
    lastName,
    phone: String(7_755_550_900 + lives),
    comment: `call ${lastName} at the gate`,
  };
}

/** Has rows in every table with personal data. */
async function aPersonWithEverything() {
  const words = createPersonWords();
  const user = await aUser(world, { email: `${words.lastName.toLowerCase()}@haul.example` });
  await setPassword(world, user);
  const { token } = user;
  await world.call('PUT', '/users/name', { token, body: { ...words, middleName: '' } });
  await world.call('POST', '/auth/change_phone_number', { token, body: { newPhone: words.phone } });
  const card = await aCard(world, user);
  await aCard(world, user, 'pm_card_mastercard');
  let paid: Order = await aPayableOrder(world, user);
  const permits = paid.permits.map(({ _id, date, route }) => ({ _id, date, route, comment: words.comment, typed: {} }));
  const customer = { email: user.email, phone: words.phone, personName: `${words.firstName} ${words.lastName}` };
  paid = await save(world, user, paid, {
    permits,
    customer,
    title: `${words.lastName}’s press`,
    poNumber: 'PO 88-2104',
    step: 6,
  });
  paid = await save(world, user, paid, { reviewed: true, step: 6 });
  const answer = await pay(world, user, { order: paid, card });
  expect(answer.json<{ status: string }>().status).toBe('succeeded');
  await sendMessage(world, { id: paid._id, by: user }, { text: words.comment });
  await aPacketLink(world, user, { orderId: paid._id, name: words.firstName });
  await aCalendarFeed(world, user);
  const draft = await aDraft(world, user);
  await signUp(world, user.email);
  await world.call('POST', '/auth/resetPassword', { body: { email: user.email } });
  await world.call('POST', '/auth/change_password', {
    token,
    body: { currentEmail: user.email, newEmail: `other-${user.email}` },
  });
  await world.mails();
  return { user, words, paid, draft, card };
}

test('the file has all data of the person, none of others, and no secret', async () => {
  const { user, words, paid, draft } = await aPersonWithEverything();
  const { user: other } = await aPersonWithEverything();
  const answer = await world.call('GET', '/users/data', { token: user.token });
  expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="wideload-my-data-[\d-]+\.json"$/);
  expect(answer.headers['content-type']).toContain('application/json');
  const data = answer.json<PersonalData>();
  expect(data.account).toMatchObject({ email: user.email, firstName: words.firstName, phone: words.phone });
  expect(data.orders.map(({ orderNumber }) => orderNumber)).toEqual([paid.orderNumber, draft.orderNumber]);
  expect(data.orders[0]).toMatchObject({
    title: `${words.lastName}’s press`,
    poNumber: 'PO 88-2104',
    history: [{ fromStatus: 'draft', toStatus: 'pending' }, { what: 'message' }],
    messages: [{ byCarrier: true, text: words.comment }],
    packetLinks: [{ kind: 'driver', name: words.firstName }],
  });
  expect(JSON.stringify(data.orders[0])).toContain(words.comment);
  expect(data.calendarFeeds).toEqual([{ accountId: user.id, createdAt: expect.any(String) }]);
  expect(data.cards).toMatchObject([{ last4: '4242' }, { last4: '4444' }]);
  expect(
    [data.companies, data.trucks, data.trailers, data.notifications, data.sessions, data.payments].map(
      (rows) => rows.length > 0,
    ),
  ).toEqual([true, true, true, true, true, true]);
  expect(answer.body).not.toMatch(/password|hash|argon2|pm_|cus_|fingerprint|idempotency/i);
  const feed = await aCalendarFeed(world, user);
  expect((await download(user.token)).calendarFeeds).toHaveLength(1);
  expect(JSON.stringify(await download(user.token))).not.toContain(feed);
  expect(answer.body).not.toContain(other.email);
  expect(answer.body).not.toContain(other.id);
});

test('the file has the former versions of permits, and what the person agreed to about fees', async () => {
  const user = await aUser(world);
  const admin = await aUser(world, { role: 'admin' });
  const paid = await aPayableOrder(world, user, { states: ['TX'] });
  const path = `/permits/orders/${paid._id}/fee_consent`;
  const body = { limit: 5000, textVersion: feeConsentVersion };
  expect((await world.call('PUT', path, { token: user.token, body })).statusCode).toBe(200);
  await payFor(world, paid);
  const requested = findPermit(paid);
  const { permit } = await issue(world, admin, requested);
  const parts = { stateNumber: 'TX-9' };
  expect((await amendPermit(world, admin, { permit, parts })).statusCode).toBe(200);
  expect((await world.call('DELETE', path, { token: user.token })).statusCode).toBe(200);
  const [order] = (await download(user.token)).orders;
  const { stateNumber, validFrom, validTo } = permit;
  expect(order).toMatchObject({
    formerPermits: [{ permitId: permit._id, version: 1, kind: 'amended', stateNumber, validFrom, validTo }],
    feeConsents: [{ limitCents: 5000, textVersion: feeConsentVersion, withdrawnAt: expect.any(String) }],
  });
  expect(JSON.stringify(order)).not.toContain(admin.id);
});

test('the changes that a person asked for have the names of the API, as all lists of the file', async () => {
  const user = await aUser(world);
  await anAskedChange(world, user, await aUser(world, { role: 'admin' }));
  const [order] = (await download(user.token)).orders;
  expect(order).toMatchObject({
    changes: [
      { askedAt: expect.any(String), permitState: 'TX', permitUnit: 1, fate: 'ask-state', status: 'waiting' },
      { permitState: 'OH', fate: 'now' },
    ],
  });
  const lists = Object.values(order ?? {}).filter((value) => Array.isArray(value));
  const names = lists.flat().flatMap((row) => (typeof row === 'object' && row !== null ? Object.keys(row) : []));
  expect(names.filter((name) => name.includes('_'))).toEqual([]);
});

test('events of an order at one instant are in the order in which they happened', async () => {
  const user = await aUser(world);
  const { _id: order_id } = await aDraft(world, user);
  const [first, second] = [world.deps.ids(), world.deps.ids()];
  const event = { order_id, at: world.clock.now(), from_status: 'draft' } as const;
  await world.insert('order_events', [
    { ...event, id: second, to_status: 'rejected' },
    { ...event, id: first, to_status: 'pending' },
  ]);
  const [order] = (await download(user.token)).orders;
  expect(order).toMatchObject({ history: [{ toStatus: 'pending' }, { toStatus: 'rejected' }] });
});

test('after a deletion no table has a trace of the person; the paid order and its money stay', async () => {
  const { user, words, paid, draft, card } = await aPersonWithEverything();
  const { user: other } = await aPersonWithEverything();
  const before = await download(other.token);
  expect((await remove(user.token)).statusCode).toBe(200);

  expect((await download(other.token)).orders).toEqual(before.orders);
  const left = await dumpDatabase();
  // A sent mail goes after a day.
  await world.mails();
  world.clock.advance(2 * DAY);
  await sweepDeliveries(world.deps);
  const later = (await dumpDatabase()).split('\n').filter((row) => row.includes(user.email));
  expect(later).toEqual([]);
  expect(left.split('\n').filter((row) => row.includes(user.email) && !row.includes('account-deleted'))).toEqual([]);
  for (const word of [words.phone, words.firstName, `${words.lastName}’s`, words.comment])
    expect(left.split('\n').filter((row) => row.includes(word))).toEqual([]);

  const order = await world.row('orders', { id: paid._id });
  expect(order).toMatchObject({
    status: 'pending',
    order_number: paid.orderNumber,
    total_price_cents: paid.totalPrice,
    customer_email: '',
    customer_phone: '',
    customer_person_name: '',
    title: '',
    po_number: '',
    company: expect.objectContaining({ name: paid.company?.name, email: '', phone: '' }),
  });
  const units = await world.rows('units', { order_id: paid._id });
  expect(units).toMatchObject([{ truck_id: null, truck: { make: 'Peterbilt' }, width_in: 174 }]);
  const comments = await world.rows('permits', { order_id: paid._id }, ['comment']);
  expect(new Set(comments.map(({ comment }) => comment))).toEqual(new Set(['']));
  const gone = await world.rows('orders', { id: draft._id }, ['id']);
  expect(gone).toEqual([]);
  const cards = await world.rows('cards', { user_id: user.id });
  expect(cards).toMatchObject([{ last4: '4242', fingerprint: '', detached_at: expect.any(Date) }]);
  expect((await world.sandbox.getCard(card.sourceId)).customerId).toBeNull();
});

test('tables that keep no rows have none of the person any more', async () => {
  const { user } = await aPersonWithEverything();
  await remove(user.token);
  const { rows } = await world.database.pool.query<{ table_name: keyof typeof erasures }>(
    `SELECT table_name FROM information_schema.columns WHERE table_schema = 'public' AND column_name = 'user_id'`,
  );
  expect(rows.length).toBeGreaterThan(8);
  for (const { table_name: table } of rows) {
    if (erasures[table].stays !== null) continue;
    const found = await world.database.pool.query(`SELECT FROM ${table} WHERE user_id = $1`, [user.id]);
    expect(found.rowCount, table).toBe(0);
  }
});

test('each table has its line, and each line of the public list is used', async () => {
  const { rows } = await world.database.pool.query<{ name: string }>(
    `SELECT table_name AS name FROM information_schema.tables
     WHERE table_schema = 'public' AND table_type = 'BASE TABLE' AND table_name NOT LIKE 'schema_migrations%'`,
  );
  expect(Object.keys(erasures).toSorted()).toEqual(rows.map(({ name }) => name).toSorted());
  const used = new Set(Object.values(erasures).flatMap(({ stays }) => (stays === null ? [] : [stays])));
  expect([...used].toSorted()).toEqual(Object.keys(keptAfterErasure).toSorted());
});

test('the sessions end at the next request, the sign-in is refused, and the address can register again', async () => {
  await register(world, 'leaver@haul.example');
  const here = (await signIn(world, 'leaver@haul.example')).json<{ accessToken: string }>().accessToken;
  const there = (await signIn(world, 'leaver@haul.example')).json<{ accessToken: string }>().accessToken;
  const answer = await remove(here, { passwordAgain: goodPassword });
  expect([answer.statusCode, answer.headers['clear-site-data']]).toEqual([200, '"storage"']);
  for (const token of [here, there]) expect((await world.call('GET', '/users/', { token })).statusCode).toBe(401);
  expect((await signIn(world, 'leaver@haul.example')).statusCode).toBe(401);
  const mail = (await world.mails()).find(({ subject }) => subject === 'Your Wideload account was deleted');
  expect(mail?.to).toBe('leaver@haul.example');
  await register(world, 'leaver@haul.example');
  expect((await signIn(world, 'leaver@haul.example')).statusCode).toBe(200);
  expect(await findCode(world, 'leaver@haul.example')).toMatch(/^\d{6}$/);
});

test.each([
  ['no password', { passwordAgain: '' }, 'Please input current password!'],
  ['a wrong password', { passwordAgain: 'Wrong-1234' }, 'This is not your current password.'],
])('%s deletes nothing', async (_name, body, message) => {
  const user = await aUser(world);
  await setPassword(world, user);
  await aDraft(world, user);
  const answer = await remove(user.token, body);
  expect(answer.statusCode).toBe(400);
  expect(answer.json<{ errors: object[] }>().errors[0]).toMatchObject({ path: 'passwordAgain', message });
  expect((await download(user.token)).orders).toHaveLength(1);
});

async function anOpenPayment(user: SignedInUser) {
  await setPassword(world, user);
  const card = await aCard(world, user, 'pm_card_authenticationRequired');
  const order = await aPayableOrder(world, user);
  await pay(world, user, { order, card });
  return { card, order };
}

test('while a payment is open the account stays, whole', async () => {
  const user = await aUser(world);
  await anOpenPayment(user);
  await aDraft(world, user);
  const answer = await remove(user.token);
  expect(answer.statusCode).toBe(409);
  expect(answer.json()).toMatchObject({ code: 'payment_in_progress', detail: expect.stringContaining('still open') });
  const { orders, cards } = await download(user.token);
  expect([orders.length, cards.length]).toEqual([2, 1]);
});

test('a draft whose card was declined is deleted with the account, and its payment canceled at the provider', async () => {
  const user = await aUser(world);
  await setPassword(world, user);
  const card = await aCard(world, user, 'pm_card_chargeCustomerFail');
  const order = await aPayableOrder(world, user);
  expect((await pay(world, user, { order, card })).statusCode).toBe(402);
  expect((await remove(user.token)).statusCode).toBe(200);
  const { rows } = await world.database.pool.query(
    `SELECT data ->> 'status' AS status FROM stripe_stand_in.objects WHERE kind = 'payment_intent' AND data -> 'metadata' ->> 'orderId' = $1`,
    [order._id],
  );
  expect(rows).toEqual([{ status: 'canceled' }]);
});

test('a card whose form was closed too early is detached too, and no late webhook restores it', async () => {
  const user = await aUser(world);
  await setPassword(world, user);
  const { sourceId = '' } = await setUpCard(world, user, { alias: 'pm_card_visa' });
  expect((await remove(user.token)).statusCode).toBe(200);
  expect((await world.sandbox.getCard(sourceId ?? '')).customerId).toBeNull();
  await deliverWebhooks(world, { reverse: true });
  const cards = await world.rows('cards', { user_id: user.id }, ['id']);
  expect(cards).toEqual([]);
});

test('while the provider is unavailable the account stays, and a later deletion finishes the work', async () => {
  const user = await aUser(world);
  await setPassword(world, user);
  await aCard(world, user);
  world.sandbox.controls.setDown(true);
  const answer = await remove(user.token);
  world.sandbox.controls.setDown(false);
  expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([503, 'provider_unavailable']);
  expect((await world.call('GET', '/users/', { token: user.token })).statusCode).toBe(200);
  world.clock.advance(MINUTE);
  expect((await remove(user.token)).statusCode).toBe(200);
});

const listCustomersAtStripe = async (email: string) => {
  const { rows } = await world.database.pool.query(
    `SELECT id FROM stripe_stand_in.objects WHERE kind = 'customer' AND data ->> 'email' = $1`,
    [email],
  );
  return rows.length;
};
const listOwnCustomers = (user: SignedInUser) => world.rows('payment_customers', { user_id: user.id });

test('the provider deletes the customer too, at once or, after a failure, in the hourly run', async () => {
  const [deleted, unreached] = [await aUser(world), await aUser(world)];
  for (const user of [deleted, unreached]) {
    await setPassword(world, user);
    await aCard(world, user);
  }
  await remove(deleted.token);
  expect([await listCustomersAtStripe(deleted.email), await listOwnCustomers(deleted)]).toEqual([0, []]);
  world.sandbox.controls.loseAnswer('deleteCustomer', 'before');
  expect((await remove(unreached.token)).statusCode).toBe(200);
  expect(await listCustomersAtStripe(unreached.email)).toBe(1);
  expect(await listOwnCustomers(unreached)).toMatchObject([{ email_at_creation: '' }]);
  await forgetCustomers(world.deps);
  expect([await listCustomersAtStripe(unreached.email), await listOwnCustomers(unreached)]).toEqual([0, []]);
});

test('deleted twice at once, it is deleted once', async () => {
  const user = await aUser(world);
  await setPassword(world, user);
  const statuses = (await Promise.all([remove(user.token), remove(user.token)])).map(({ statusCode }) => statusCode);
  expect(statuses).toContain(200);
  expect(statuses.every((status) => status === 200 || status === 401)).toBe(true);
});
