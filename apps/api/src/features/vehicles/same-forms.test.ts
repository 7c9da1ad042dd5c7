import { expect, test } from 'vitest';
import { aUser } from '#test/factories/user-factories.ts';
import { madeOnce, sharedWorld } from '#test/world.ts';

const world = sharedWorld();
const user = madeOnce(() => aUser(world));

const truck = {
  internalNumber: 'T-12',
  type: 'truck',
  make: 'Kenworth',
  model: 'T880',
  year: 2024,
  registeredWeight: 80_000,
};

test.each([
  [
    { plateNumber: 'r-104 wl', plateState: 'Ontario', vinCode: '1xkyd49x-0pj 200001' },
    { plateNumber: 'R104WL', plateState: 'ON', vinCode: '1XKYD49X0PJ200001' },
  ],
  [
    { plateNumber: ' 12·34 ab ', plateState: 'NLE', vinCode: 'old 7' },
    { plateNumber: '1234AB', plateState: 'NLE', vinCode: 'OLD7' },
  ],
  [
    { plateNumber: 'h12345', plateState: 'PR', vinCode: '1' },
    { plateNumber: 'H12345', plateState: 'PR', vinCode: '1' },
  ],
])('%j is kept as %j', async (typed, kept) => {
  const body = { ...truck, internalNumber: typed.plateNumber, ...typed };
  expect((await world.call('POST', '/trucks', { body, token: user.token })).json()).toMatchObject(kept);
  const trailer = { internalNumber: typed.plateNumber, type: 'flatbed', length: 53, ...typed };
  expect((await world.call('POST', '/trailers', { body: trailer, token: user.token })).json()).toMatchObject(kept);
});

test.each(['r104wl', 'R-104 WL', 'ON R104WL', '200001', '1xkyd 49x0 pj20 0001'])(
  '%s finds the truck',
  async (search) => {
    const query = new URLSearchParams({ search }).toString();
    const { items } = (await world.call('GET', `/trucks?${query}`, { token: user.token })).json();
    expect(items).toMatchObject([{ plateNumber: 'R104WL' }]);
  },
);

test('signs alone are no plate, and no region is no plate’s', async () => {
  const body = { ...truck, internalNumber: 'X', plateNumber: ' - ', plateState: 'XX', vinCode: '.' };
  const { errors } = (await world.call('POST', '/trucks', { body, token: user.token })).json();
  expect(errors.map(({ path }: { path: string }) => path)).toEqual(['vinCode', 'plateNumber', 'plateState']);
});

test('an order keeps phone and e-mail in one form, and what cannot be read as it is', async () => {
  const save = async (customer: object) =>
    (
      await world.call('POST', '/permits/orders', {
        body: { customer: { personName: 'Pat', ...customer }, title: '', company: null },
        token: user.token,
      })
    ).json().customer;
  expect(await save({ phone: '1-806-555-0101 ext. 7', email: '<pat@example.com>,' })).toEqual({
    personName: 'Pat',
    phone: '8065550101 x7',
    email: 'pat@example.com',
  });
  expect(await save({ phone: '1-806', email: 'pat@' })).toEqual({ personName: 'Pat', phone: '1-806', email: 'pat@' });
});
