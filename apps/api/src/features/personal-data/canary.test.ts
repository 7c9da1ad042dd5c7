import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Order } from '@wideload/contract';
import type { FastifyBaseLogger } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ownerOf } from '#identities.ts';
import { goodPassword, register, signIn, signUp } from '#test/stages/sign-in/accounts-journey.ts';
import { findColumnsWith, findFilesWith } from '#test/stages/find-traces.ts';
import { answer as sendMessage, ask, attach } from '#test/factories/message-factories.ts';
import { aUnit, aCompany, save } from '#test/factories/order-factories.ts';
import { aPdf } from '#test/factories/pdf-factories.ts';
import { aPacketLink } from '#test/factories/packet-factories.ts';
import { asIssued, changePermit } from '#test/factories/permit-factories.ts';
import { anApiKeyBody } from '#test/factories/api-key-factories.ts';
import { aCard, deliverWebhooks, pay, readOrder } from '#test/factories/money/payment-factories.ts';
import { aUser, type SignedInUser } from '#test/factories/user-factories.ts';
import { startWorld, type World } from '#test/world.ts';
import { DAY } from '#clock.ts';
import { readConfig } from '#config/config.ts';
import { createBackup } from '#platform/backup/backup.ts';
import { createLog } from '#platform/log.ts';
import { removeLeftovers } from '#platform/files/stored-files.ts';
import { sweepDeliveries } from '#platform/deliveries/sweep-deliveries.ts';
import { sweepAccounts } from '#features/accounts/accounts.service.ts';
import { createReconciler } from '#features/money/payments.service.ts';
import { sweepOutreach } from '#features/messages/outreach.service.ts';
import { personalFields, type PersonalField } from './personal-fields.ts';

/** In every field that must end. */
const CANARY = 'Zyzzogeton';
const PHONE = '3075559876';
/** In the fields that stay with a paid order: the carrier's company and its vehicles. */
const KEPT = 'Quillwhistle';
const email = `${CANARY.toLowerCase()}@haul.example`;

let folder: string;
let world: World;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'wideload-canary-'));
  const logged = readConfig({ DATA_DIR: path.join(folder, 'log'), LOG_LEVEL: 'trace' });
  const log: FastifyBaseLogger = createLog(logged);
  world = await startWorld({ deps: { log } });
});
afterAll(async () => {
  await world.close();
  await rm(folder, { recursive: true, force: true });
});

async function expectDone(call: Promise<{ statusCode: number; body: string }>): Promise<void> {
  const answer = await call;
  expect(answer.statusCode, answer.body).toBeLessThan(300);
}

async function anAccountWithCanary(): Promise<SignedInUser> {
  await register(world, email);
  const token = (await signIn(world, email)).json<{ accessToken: string }>().accessToken;
  const { _id: id } = await world.read<{ _id: string }>('/users/', { token });
  const name = { firstName: CANARY, lastName: CANARY, middleName: CANARY };
  await expectDone(world.call('PUT', '/users/name', { token, body: name }));
  await expectDone(world.call('POST', '/auth/change_phone_number', { token, body: { newPhone: PHONE } }));
  return { id, ownerId: ownerOf(id), email, token };
}

/** Leaves a code, a link, an address to be confirmed, failures and messages. */
async function leaveTraces({ token }: SignedInUser): Promise<void> {
  await signUp(world, email);
  await signIn(world, email, { password: 'Wrong-1234' });
  await expectDone(world.call('POST', '/auth/resetPassword', { body: { email } }));
  const newEmail = `other-${email}`;
  await expectDone(world.call('POST', '/auth/change_password', { token, body: { currentEmail: email, newEmail } }));
  await expectDone(world.call('POST', '/api_keys', { token, body: { ...anApiKeyBody, name: CANARY } }));
  const message = { name: CANARY, email, phone: PHONE, message: `Call ${CANARY}`, position: CANARY };
  await expectDone(world.call('POST', '/users/join_team', { body: message }));
}

async function aDraftWithCanary(user: SignedInUser): Promise<Order> {
  const company = await aCompany(world, user, { name: `${KEPT} LLC` });
  const own = { email, phone: PHONE, title: CANARY, extension: '9876', emergency_contact: CANARY, permit_email: email };
  await world.change('companies', { id: company }, { ...own, street: KEPT, city: KEPT });
  const customer = { email, phone: PHONE, personName: `${CANARY} ${CANARY}` };
  const body = { customer, title: CANARY, company, step: 2 };
  const begun = await world.call('POST', '/permits/orders', { token: user.token, body });
  const unit = await aUnit(world, user);
  await world.change('trucks', { user_id: user.id }, { internal_number: KEPT, plate_number: KEPT });
  await world.change('trailers', { user_id: user.id }, { internal_number: KEPT });
  return save(world, user, begun.json<Order>(), { jurisdictions: ['TX'], units: [unit], step: 4 });
}

async function anOrderWithCanary(user: SignedInUser): Promise<Order> {
  const draft = await aDraftWithCanary(user);
  const permits = draft.permits.map(({ _id, date, route }) => ({ _id, date, route, comment: CANARY, typed: {} }));
  const ready = await save(world, user, draft, { permits, poNumber: CANARY, step: 6 });
  const order = await save(world, user, ready, { reviewed: true, step: 6 });
  // A place that a person typed, as the map would have named it.
  const places = { origin_label: CANARY, destination_label: CANARY };
  // The state has written the vehicles on the permit alone.
  const [unit] = order.units;
  const vehicles = JSON.stringify({ truck: unit?.truck ?? null, trailer: unit?.trailer ?? null });
  const ofPermit = { ...places, vehicles };
  await world.change('permits', { order_id: order._id }, ofPermit);
  const ofUnit = JSON.stringify({ load_description: CANARY });
  await world.change('units', { order_id: order._id }, { filing: ofUnit });
  const ofOrder = JSON.stringify({ emergency_contact: `${CANARY} ${PHONE}` });
  await world.change('orders', { id: order._id }, { filing: ofOrder });
  const card = await aCard(world, user);
  const address = { line1: CANARY, city: 'Casper', state: 'WY', country: 'US', postal_code: '82601' };
  const values = { name: CANARY, phone: PHONE, email, address };
  await expectDone(world.call('PUT', '/stripe/cards', { token: user.token, body: { id: card.id, values } }));
  await expectDone(pay(world, user, { order, card }));
  return readOrder(world, user, order);
}

/** The clerk's work: every sentence and file of it names the person. */
async function workOn({ _id: id, permits: [permit] }: Order, user: SignedInUser): Promise<void> {
  const admin = await aUser(world, { role: 'admin' });
  const { token } = admin;
  if (permit === undefined) throw new Error('The load needs a permit.');
  const file = new File([aPdf(CANARY)], `${CANARY}.pdf`, { type: 'application/pdf' });
  const attached = (await attach(world, { id, by: user }, { file })).json<{ _id: string }>();
  await expectDone(sendMessage(world, { id, by: user }, { text: `${CANARY} here`, files: [attached._id] }));
  await expectDone(ask(world, { id, by: admin }, { text: `Is ${CANARY} there?` }));
  await expectDone(world.call('POST', `/permits/admin/orders/${id}/notes`, { token, body: { text: CANARY } }));
  await aPacketLink(world, user, { orderId: id, name: CANARY });
  const recipient = { name: CANARY, to: `${CANARY}@office.example`, events: ['permit.issued'] };
  await expectDone(world.call('POST', '/recipients', { token: user.token, body: recipient }));
  const issue = { ...asIssued, stateNumber: `TX-${CANARY}`, name: `${CANARY}.pdf` };
  await expectDone(changePermit(world, admin, { permit, change: issue, bytes: aPdf(CANARY) }));
  const reason = { permitId: permit._id, reason: `${CANARY} said so` };
  await expectDone(world.call('PUT', `/permits/admin/orders/${id}/ledger`, { token, body: reason }));
  const refund = { amount: 100, reason: `${CANARY} asked` };
  await expectDone(world.call('POST', `/permits/admin/orders/${id}/refunds`, { token, body: refund }));
  const move = { status: 'rejected', comment: `Tell ${CANARY}`, from: 'pending' };
  await expectDone(world.call('PUT', `/permits/admin/orders/${id}`, { token, body: move }));
  await expectDone(
    world.call('PUT', `/users/${user.id}/name`, { token, body: { firstName: CANARY, lastName: '', middleName: '' } }),
  );
}

async function backUp(name: string): Promise<string> {
  const destination = path.join(folder, name);
  const { documentStore, clock } = world.deps;
  const options = { connectionString: world.database.url, documentStore, say: () => undefined, now: () => clock.now() };
  await createBackup(destination, { ...options, secretFile: null });
  return destination;
}

/** The sandbox keeps what Stripe would keep; production has no such tables. */
const isOurs = (file: string) => !file.startsWith('tables/stripe_stand_in.');
// Not the folder of mails: it takes the place of the mail server outside production.
const documents = () => path.join(world.deps.config.dataDir, 'documents');

/** A day later every hourly job has run. */
async function letTimePass(): Promise<void> {
  await deliverWebhooks(world);
  await createReconciler(world.deps).run();
  await world.mails();
  world.clock.advance(2 * DAY);
  for (const sweep of [sweepDeliveries, sweepAccounts, sweepOutreach, removeLeftovers]) await sweep(world.deps);
}

const stays = Object.entries(personalFields).flatMap(([table, fields]) =>
  Object.entries<PersonalField>(fields)
    .filter(([, { atErasure }]) => atErasure === 'stays')
    .map(([column]) => `${table}.${column}`),
);

test('after an erasure neither database, files, log nor a new backup know the person', async () => {
  const user = await anAccountWithCanary();
  const order = await anOrderWithCanary(user);
  await workOn(order, user);
  await leaveTraces(user);
  await world.mails();
  await deliverWebhooks(world);

  const { pool } = world.database;
  // The search finds what is there, in each place.
  expect((await findColumnsWith(pool, CANARY)).length).toBeGreaterThan(30);
  expect(await findFilesWith(documents(), CANARY)).toHaveLength(2);
  expect((await findFilesWith(await backUp('before'), CANARY)).length).toBeGreaterThan(15);
  expect(await findFilesWith(path.join(folder, 'log'), 'account.signed_in')).toHaveLength(1);

  const removal = { token: user.token, body: { passwordAgain: goodPassword } };
  await expectDone(world.call('DELETE', '/users/', removal));
  await letTimePass();

  for (const word of [CANARY, PHONE]) {
    expect(await findColumnsWith(pool, word), word).toEqual([]);
    expect(await findFilesWith(documents(), word), word).toEqual([]);
    expect((await findFilesWith(await backUp(`after-${word}`), word)).filter(isOurs), word).toEqual([]);
    expect(await findFilesWith(path.join(folder, 'log'), word), word).toEqual([]);
  }
  const kept = await findColumnsWith(pool, KEPT);
  expect(kept).toEqual(['orders.company', 'permits.vehicles', 'units.trailer', 'units.truck']);
  expect(stays).toEqual(expect.arrayContaining(kept));
});
