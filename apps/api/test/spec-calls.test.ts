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
/** Contains only what the specification writes. */
type Sent = { path?: string; body?: object; cookie?: string };
type Call = [
  line: string,
  by: 'visitor' | 'user' | 'admin',
  status: number,
  sent?: (people: People) => Sent | Promise<Sent>,
];

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
  return { path: `/permits/orders/${draft._id}`, body };
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
  ['POST /auth/sign-in', 'visitor', 200, async () => ({ body: await aSignUpBody() })],
  ['POST /auth/sign-up', 'visitor', 201, () => ({ body: { email: aFreshEmail(), password: goodPassword } })],
  ['POST /auth/resetPassword', 'visitor', 200, () => ({ body: { email: aFreshEmail() } })],
  ['POST /users/email/confirmByCode', 'visitor', 200, aCode],
  [
    'POST /auth/refreshToken',
    'visitor',
    201,
    async () => ({ cookie: getRefreshCookie(await signIn(world, (await aSignUpBody()).email)) }),
  ],
  [
    'POST /users/join_team',
    'visitor',
    201,
    () => ({ body: { name: 'Ann', email: aFreshEmail(), phone: '', position: 'Driver', message: '' } }),
  ],
  [
    'POST /users/contact_request',
    'visitor',
    201,
    () => ({ body: { name: 'Ann', email: aFreshEmail(), phone: '3075550101', message: 'Do you file for Ohio?' } }),
  ],
  ['GET /users/', 'user', 200],
  ['PUT /users/name', 'user', 200, () => ({ body: name })],
  ['PUT /users/phone', 'user', 200, () => ({ body: { phone: '3075550101' } })],
  ['PUT /users/theme', 'user', 200, () => ({ body: { theme: 'dark' } })],
  // Spec [2]: the e-mail is locked while there is one.
  ['PUT /users/email', 'user', 409, () => ({ body: { email: aFreshEmail() } })],
  [
    'PUT /users/{id}/password',
    'admin',
    200,
    ({ user }) => ({ path: `/users/${user.id}/password`, body: { password: 'given' } }),
  ],
  [
    'POST /auth/change_password',
    'user',
    200,
    ({ user }) => ({ body: { currentEmail: user.email, newEmail: aFreshEmail() } }),
  ],
  ['POST /auth/change_phone_number', 'user', 200, () => ({ body: { newPhone: '3075550101' } })],
  ['POST /auth/confirm_code', 'user', 200, ({ user }) => aChangedEmail(user)],

  ['GET /permits/orders', 'user', 200],
  [
    'GET /permits/orders?orderId=',
    'user',
    200,
    async ({ user }) => ({ path: `/permits/orders?orderId=${(await aDraft(world, user))._id}` }),
  ],
  [
    'GET /permits/orders?orderId= of anybody',
    'admin',
    200,
    async ({ user }) => ({ path: `/permits/orders?orderId=${(await aDraft(world, user))._id}` }),
  ],
  ['GET /permits/orders?userId=', 'admin', 200, ({ user }) => ({ path: `/permits/orders?userId=${user.id}` })],
  [
    'POST /permits/orders',
    'user',
    201,
    async ({ user }) => ({ body: { customer, company: await aCompany(world, user), title: 'To Ohio', step: 2 } }),
  ],
  ['PUT /permits/orders/{id}', 'user', 200, ({ user }) => aWholeSave(user)],
  [
    'PUT /permits/orders/{id} with a new unit',
    'user',
    200,
    async ({ user }) => ({
      path: `/permits/orders/${(await aDraft(world, user))._id}`,
      body: { units: [await aNewUnit(user)], jurisdictions: ['TX'], step: 4 },
    }),
  ],
  ['GET /permits/provisions', 'user', 200],
  ['GET /permits/locations', 'user', 200],
  ['GET /permits/admin/orders', 'admin', 200],
  ['GET /permits/{userId}/orders', 'admin', 200, ({ user }) => ({ path: `/permits/${user.id}/orders` })],
  [
    'PUT /permits/admin/orders/{id}',
    'admin',
    200,
    async ({ user, admin }) => {
      const id = await paidId(user);
      await issueAll(world, { admin, carrier: user }, id);
      return { path: `/permits/admin/orders/${id}`, body: { status: 'approved', comment: 'Have a good trip.' } };
    },
  ],
  [
    'POST /permits/confirm_payment',
    'user',
    200,
    async ({ user }) => {
      const { sourceId } = await aCard(world, user);
      return { body: { sourceId, orderId: (await aPayableOrder(world, user))._id } };
    },
  ],
  ['GET /payment_intent', 'user', 200, async ({ user }) => ({ path: `/payment_intent?orderId=${await paidId(user)}` })],

  ['GET /companies', 'user', 200],
  ['POST /companies', 'user', 201, () => ({ body: company })],
  ['DELETE /companies/{id}', 'user', 200, async ({ user }) => ({ path: `/companies/${await aCompany(world, user)}` })],
  ['GET /companies/fmcsa?dotNumber=', 'user', 200, () => ({ path: '/companies/fmcsa?dotNumber=9000001' })],
  ['GET /companies/fmcsa?docketNumber=', 'user', 200, () => ({ path: '/companies/fmcsa?docketNumber=900001' })],
  ['GET /trucks', 'user', 200],
  ['POST /trucks', 'user', 201, () => ({ body: truck })],
  ['DELETE /trucks/{id}', 'user', 200, async ({ user }) => ({ path: `/trucks/${await aTruck(world, user)}` })],
  ['GET /trailers', 'user', 200],
  ['POST /trailers', 'user', 201, () => ({ body: trailer })],
  ['DELETE /trailers/{id}', 'user', 200, async ({ user }) => ({ path: `/trailers/${await aTrailer(world, user)}` })],

  ...['/stripe/cards', '/user/cards'].flatMap((path): Call[] => [
    [`GET ${path}`, 'user', 200],
    // The card is saved already, because the same call returns its id.
    [`POST ${path}`, 'user', 200, async ({ user }) => ({ body: { sourceId: (await aCard(world, user)).sourceId } })],
    [
      `PUT ${path}`,
      'user',
      200,
      async ({ user }) => {
        const { id } = await aCard(world, user);
        return { body: { id, values: { name: 'Ann', phone: '3075550101', email: 'ann@carrier.example', address } } };
      },
    ],
    [`DELETE ${path}/{id}`, 'user', 200, async ({ user }) => ({ path: `${path}/${(await aCard(world, user)).id}` })],
  ]),

  ['GET /notifications', 'user', 200],
  [
    'PUT /notifications/{id}/read',
    'user',
    200,
    async ({ user }) => ({ path: `/notifications/${await aNotification(world, user)}/read` }),
  ],
  [
    'DELETE /notifications/{id}',
    'user',
    200,
    async ({ user }) => ({ path: `/notifications/${await aNotification(world, user)}` }),
  ],

  ['GET /users', 'admin', 200],
  ['GET /users/{id}', 'admin', 200, ({ user }) => ({ path: `/users/${user.id}` })],
  ['POST /users', 'admin', 201, () => ({ body: { email: aFreshEmail(), password: 'given', role: 'user' } })],
  [
    'POST /users of an admin',
    'admin',
    201,
    () => ({ body: { email: aFreshEmail(), password: 'given', confirm_password: 'given', role: 'admin' } }),
  ],
  ['DELETE /users/{id}', 'admin', 200, ({ user }) => ({ path: `/users/${user.id}` })],
  [
    'DELETE /users/{id} of an admin',
    'admin',
    200,
    async () => {
      const { id, email } = await aUser(world, { role: 'admin' });
      return { path: `/users/${id}`, body: { _id: id, email } };
    },
  ],
  ['PUT /users/{id}/name', 'admin', 200, ({ user }) => ({ path: `/users/${user.id}/name`, body: name })],
  [
    'PUT /users/{id}/email',
    'admin',
    200,
    ({ user }) => ({ path: `/users/${user.id}/email`, body: { email: aFreshEmail() } }),
  ],
  [
    'PUT /users/{id}/phone',
    'admin',
    200,
    ({ user }) => ({ path: `/users/${user.id}/phone`, body: { phone: '3075550101' } }),
  ],
];

test.each(calls)('%s as the specification writes it, by %s, answers %d', async (line, by, status, sent) => {
  const people = { user: await aUser(world), admin: await aUser(world, { role: 'admin' }) };
  const [method = '', written = ''] = line.split(' ');
  const { path = written, ...content } = (await sent?.(people)) ?? {};
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
