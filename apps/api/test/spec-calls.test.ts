import type { Order } from '@wideload/contract';
import { expect, test } from 'vitest';
import { aPaidOrder } from './access/access-factories.ts';
import { aCard } from './factories/money/payment-factories.ts';
import {
  findCode,
  goodPassword,
  getRefreshCookie,
  register,
  getRegistrationCookie,
  signIn,
} from './stages/sign-in/accounts-journey.ts';
import { aUser, type SignedInUser } from './factories/user-factories.ts';
import { aNotification } from './factories/notification-factories.ts';
import {
  aCompany,
  aDraft,
  aDraftWithPermits,
  aPayableOrder,
  aTrailer,
  aTruck,
  customer,
} from './factories/order-factories.ts';
import { issueAll } from './factories/permit-factories.ts';
import { aWorld } from './world.ts';

const world = aWorld();

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
/** The caller, and another account if the call is about one. */
type People = { user: SignedInUser; admin: SignedInUser };
/** Contains only what the specification writes; `id` is for the address. */
type Sent = { id?: string; body?: object; cookie?: string };
type Call = [
  line: string,
  by: 'visitor' | 'user' | 'admin',
  status: number,
  sent?: (people: People) => Sent | Promise<Sent>,
];

const call = (...row: Call) => row;

let count = 0;
const aFreshEmail = () => `spec-${(count += 1)}@spec.example`;

const address = { line1: '1 Road', city: 'Casper', state: 'WY', country: 'US', postal_code: '82601' };
const name = { firstName: 'Ann', lastName: 'Cole', middleName: '' };
const company = {
  name: 'Nowhere Haulers',
  country: 'US',
  street: '1 Road',
  state: 'WY',
  city: 'Casper',
  zip: '82601',
  dotNumber: '9000001',
  docketNumber: '900001',
  carrierName: 'Nowhere',
  email: 'office@nowhere.example',
  phone: '(307) 555-0101',
  extension: '7',
  address_secondary: 'Yard 2',
  title: 'Owner',
};
const truck = {
  internalNumber: 'A-1',
  type: 'truck',
  vinCode: '1XKYDP9X5LJ000001',
  make: 'Peterbilt',
  model: '389',
  year: 2022,
  plateNumber: 'WY 1',
  plateState: 'WY',
  registeredWeight: 80000,
};
const trailer = {
  internalNumber: 'A-1',
  type: 'flatbed',
  vinCode: '1TTF5320XL3000001',
  plateNumber: 'WY 2',
  length: 53,
};

async function aNewUnit(user: SignedInUser) {
  return {
    _id: world.deps.ids(),
    current: true,
    truckId: await aTruck(world, user),
    trailerId: await aTrailer(world, user),
    axles: { AB: 212, BC: 54, CD: 470, DE: 54, EF: 54 },
    dimensions: { width: 174, height: 182, length: 924, frontOverhang: 0, rearOverhang: 0 },
    loadType: 'general',
    weight: 111_400,
    permits: [],
  };
}

async function aWholeSave(user: SignedInUser): Promise<Sent> {
  const draft: Order = await aDraftWithPermits(world, user);
  const { units, jurisdictions, permits } = draft;
  const body = { units, jurisdictions, company: draft.company?._id, customer, step: 5, permits };
  return { id: draft._id, body };
}

async function aCode(): Promise<Sent> {
  const email = aFreshEmail();
  const begun = await world.call('POST', '/auth/sign-up', { body: { email, password: goodPassword } });
  return { body: { code: await findCode(world, email) }, cookie: getRegistrationCookie(begun) };
}

async function aChangedEmail({ token, email }: SignedInUser): Promise<Sent> {
  const newEmail = aFreshEmail();
  await world.call('POST', '/auth/change_password', { token, body: { currentEmail: email, newEmail } });
  return { body: { code: await findCode(world, newEmail) } };
}

async function aSignUpBody() {
  const email = aFreshEmail();
  await register(world, email);
  return { email, password: goodPassword };
}

const paidId = async (user: SignedInUser) => (await aPaidOrder(world, user))._id;

/** Every call of spec [7] in its order. */
const calls: Call[] = [
  call('POST /auth/sign-in', 'visitor', 200, async () => ({ body: await aSignUpBody() })),
  call('POST /auth/sign-up', 'visitor', 201, () => ({ body: { email: aFreshEmail(), password: goodPassword } })),
  call('POST /auth/resetPassword', 'visitor', 200, () => ({ body: { email: aFreshEmail() } })),
  call('POST /users/email/confirmByCode', 'visitor', 200, aCode),
  call('POST /auth/refreshToken', 'visitor', 201, async () => ({
    cookie: getRefreshCookie(await signIn(world, (await aSignUpBody()).email)),
  })),
  call('POST /users/join_team', 'visitor', 201, () => ({
    body: { name: 'Ann', email: aFreshEmail(), phone: '', position: 'Driver', message: '' },
  })),
  call('POST /users/contact_request', 'visitor', 201, () => ({
    body: { name: 'Ann', email: aFreshEmail(), phone: '3075550101', message: 'Do you file for Ohio?' },
  })),
  call('GET /users/', 'user', 200),
  call('PUT /users/name', 'user', 200, () => ({ body: name })),
  call('PUT /users/phone', 'user', 200, () => ({ body: { phone: '3075550101' } })),
  call('PUT /users/theme', 'user', 200, () => ({ body: { theme: 'dark' } })),
  // Spec [2]: the e-mail is locked while there is one.
  call('PUT /users/email', 'user', 409, () => ({ body: { email: aFreshEmail() } })),
  call('PUT /users/{id}/password', 'admin', 200, ({ user }) => ({ id: user.id, body: { password: 'given' } })),
  call('POST /auth/change_password', 'user', 200, ({ user }) => ({
    body: { currentEmail: user.email, newEmail: aFreshEmail() },
  })),
  call('POST /auth/change_phone_number', 'user', 200, () => ({ body: { newPhone: '3075550101' } })),
  call('POST /auth/confirm_code', 'user', 200, ({ user }) => aChangedEmail(user)),

  call('GET /permits/orders', 'user', 200),
  call('GET /permits/orders?orderId=', 'user', 200, async ({ user }) => ({
    id: (await aDraft(world, user))._id,
  })),
  call('GET /permits/orders?orderId= of anybody', 'admin', 200, async ({ user }) => ({
    id: (await aDraft(world, user))._id,
  })),
  call('GET /permits/orders?userId=', 'admin', 200, ({ user }) => ({ id: user.id })),
  call('POST /permits/orders', 'user', 201, async ({ user }) => ({
    body: { customer, company: await aCompany(world, user), title: 'To Ohio', step: 2 },
  })),
  call('PUT /permits/orders/{id}', 'user', 200, ({ user }) => aWholeSave(user)),
  call('PUT /permits/orders/{id} with a new unit', 'user', 200, async ({ user }) => ({
    id: (await aDraft(world, user))._id,
    body: { units: [await aNewUnit(user)], jurisdictions: ['TX'], step: 4 },
  })),
  call('GET /permits/provisions', 'user', 200),
  call('GET /permits/locations', 'user', 200),
  call('GET /permits/admin/orders', 'admin', 200),
  call('GET /permits/{userId}/orders', 'admin', 200, ({ user }) => ({ id: user.id })),
  call('PUT /permits/admin/orders/{id}', 'admin', 200, async ({ user, admin }) => {
    const id = await paidId(user);
    await issueAll(world, { admin, carrier: user }, id);
    return { id, body: { status: 'approved', comment: 'Have a good trip.' } };
  }),
  call('POST /permits/confirm_payment', 'user', 200, async ({ user }) => {
    const { sourceId } = await aCard(world, user);
    return { body: { sourceId, orderId: (await aPayableOrder(world, user))._id } };
  }),
  call('GET /payment_intent?orderId=', 'user', 200, async ({ user }) => ({ id: await paidId(user) })),

  call('GET /companies', 'user', 200),
  call('POST /companies', 'user', 201, () => ({ body: company })),
  call('DELETE /companies/{id}', 'user', 200, async ({ user }) => ({ id: await aCompany(world, user) })),
  call('GET /companies/fmcsa?dotNumber=', 'user', 200, () => ({ id: '9000001' })),
  call('GET /companies/fmcsa?docketNumber=', 'user', 200, () => ({ id: '900001' })),
  call('GET /trucks', 'user', 200),
  call('POST /trucks', 'user', 201, () => ({ body: truck })),
  call('DELETE /trucks/{id}', 'user', 200, async ({ user }) => ({ id: await aTruck(world, user) })),
  call('GET /trailers', 'user', 200),
  call('POST /trailers', 'user', 201, () => ({ body: trailer })),
  call('DELETE /trailers/{id}', 'user', 200, async ({ user }) => ({ id: await aTrailer(world, user) })),

  ...['/stripe/cards', '/user/cards'].flatMap((path): Call[] => [
    call(`GET ${path}`, 'user', 200),
    // The card is saved already, because the same call returns its id.
    call(`POST ${path}`, 'user', 200, async ({ user }) => ({
      body: { sourceId: (await aCard(world, user)).sourceId },
    })),
    call(`PUT ${path}`, 'user', 200, async ({ user }) => {
      const { id } = await aCard(world, user);
      return { body: { id, values: { name: 'Ann', phone: '3075550101', email: 'ann@carrier.example', address } } };
    }),
    call(`DELETE ${path}/{id}`, 'user', 200, async ({ user }) => ({ id: (await aCard(world, user)).id })),
  ]),

  call('GET /notifications', 'user', 200),
  call('PUT /notifications/{id}/read', 'user', 200, async ({ user }) => ({ id: await aNotification(world, user) })),
  call('DELETE /notifications/{id}', 'user', 200, async ({ user }) => ({ id: await aNotification(world, user) })),

  call('GET /users', 'admin', 200),
  call('GET /users/{id}', 'admin', 200, ({ user }) => ({ id: user.id })),
  call('POST /users', 'admin', 201, () => ({ body: { email: aFreshEmail(), password: 'given', role: 'user' } })),
  call('POST /users of an admin', 'admin', 201, () => ({
    body: { email: aFreshEmail(), password: 'given', confirm_password: 'given', role: 'admin' },
  })),
  call('DELETE /users/{id}', 'admin', 200, ({ user }) => ({ id: user.id })),
  call('DELETE /users/{id} of an admin', 'admin', 200, async () => {
    const { id, email } = await aUser(world, { role: 'admin' });
    return { id, body: { _id: id, email } };
  }),
  call('PUT /users/{id}/name', 'admin', 200, ({ user }) => ({ id: user.id, body: name })),
  call('PUT /users/{id}/email', 'admin', 200, ({ user }) => ({ id: user.id, body: { email: aFreshEmail() } })),
  call('PUT /users/{id}/phone', 'admin', 200, ({ user }) => ({ id: user.id, body: { phone: '3075550101' } })),
];

test.each(calls)('%s as the specification writes it, by %s, answers %d', async (line, by, status, sent) => {
  const people = { user: await aUser(world), admin: await aUser(world, { role: 'admin' }) };
  const [method = '', written = ''] = line.split(' ');
  const { id = '', ...content } = (await sent?.(people)) ?? {};
  const path = written.endsWith('=') ? written + id : written.replace(/\{\w+\}/, id);
  const token = by === 'visitor' ? {} : { token: people[by].token };
  // Cast: each line of the table begins with a method.
  const answer = await world.call(method as Method, path, { ...content, ...token });
  expect({ status: answer.statusCode, body: answer.body }).toMatchObject({ status });
});

test('PUT /users/password as the specification writes it is refused in its words: the current one is required', async () => {
  const { token } = await aUser(world);
  const answer = await world.call('PUT', '/users/password', { token, body: { password: goodPassword } });
  expect(answer.statusCode).toBe(400);
  expect(answer.json().errors).toMatchObject([{ path: 'currentPassword', message: 'Please input current password!' }]);
});
