import type { Company, Verification } from '@wideload/contract';
import { findCountryOf, regionCodes } from '@wideload/domain';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { behaviors } from '#providers/registry/qcmobile.test-support.ts';
import { aRegistryWorld, ridge } from './companies.test-support.ts';

const { registry, world, user } = aRegistryWorld();

const verify = (query: string) => world.read<Verification>(`/companies/fmcsa?${query}`, user);
const add = (body: object) => world.call('POST', '/companies', { body, token: user.token });

test.each([
  [
    '9000101',
    { city: 'Calgary', state: 'AB', zip: 'T2P 1J9', country: 'CA', docketNumber: '900101', docketPrefix: 'MC' },
  ],
  ['9000102', { city: 'Québec', state: 'QC', zip: 'G1R 4S9', country: 'CA', docketNumber: '', docketPrefix: '' }],
  [
    '9000103',
    { city: 'Monterrey', state: 'NLE', zip: '64000', country: 'MX', docketNumber: '900103', docketPrefix: 'MX' },
  ],
  ['9000104', { city: 'San Juan', state: 'PR', zip: '00901', country: 'US', docketPrefix: 'MC' }],
])('the carrier %s is verified and kept as the registry says', async (dotNumber, facts) => {
  const { result, company } = await verify(`dotNumber=${dotNumber}`);
  expect([result, company]).toMatchObject(['verified', facts]);
  const answer = await add({ ...company });
  expect(answer.statusCode).toBe(201);
  expect(answer.json()).toMatchObject({ ...facts, dotNumber, typedFields: '', verified: true });
});

describe('a carrier without a street in the registry', () => {
  test('is completed by hand, and the part is marked', async () => {
    const { result, company } = await verify('dotNumber=9000105');
    expect([result, company?.street, company?.city]).toEqual(['verified', '', 'Boise']);
    const refused = await add({ ...company });
    expect(refused.json().errors).toMatchObject([{ path: 'street', message: 'Street is not verified!' }]);
    const kept = (await add({ ...company, street: '5 Hand Road', city: 'Elsewhere' })).json<Company>();
    expect(kept).toMatchObject({ street: '5 Hand Road', city: 'Boise', typedFields: 'street', verified: true });
  });

  test('keeps its mark while the registry does not answer, and an order carries it', async () => {
    const { company } = await verify('dotNumber=9000105');
    const kept = (await add({ ...company, street: '5 Hand Road' })).json<Company>();
    registry.behave(behaviors.broken);
    registry.expireAnswers();
    const change = (body: object) =>
      world.call('PUT', `/companies/${kept._id}`, { body: { ...kept, ...body }, token: user.token });
    expect((await change({ title: 'Owner' })).json()).toMatchObject({ typedFields: 'street', verified: true });
    const body = { customer: { email: '', phone: '', personName: '' }, title: '', company: kept._id };
    const draft = await world.call('POST', '/permits/orders', { token: user.token, body });
    expect(draft.json().company).toMatchObject({ street: '5 Hand Road', typedFields: 'street' });
    expect((await change({ street: '6 Hand Road' })).json()).toMatchObject({ typedFields: '', verified: false });
  });
});

describe('a docket number', () => {
  test('of several series is a choice of carriers', async () => {
    const { result, message, company, choices } = await verify('docketNumber=900106');
    expect([result, message, company]).toEqual([
      'several',
      'Several companies have this docket number. Choose yours.',
      null,
    ]);
    expect(choices?.map(({ docketPrefix, docketNumber, name }) => `${docketPrefix}-${docketNumber} ${name}`)).toEqual([
      'MC-900106 Twin Number Trucking Inc',
      'FF-900106 Twin Number Forwarding LLC',
    ]);
  });

  test.each([
    ['FF', 'Twin Number Forwarding LLC'],
    ['MC', 'Twin Number Trucking Inc'],
  ])('with the series %s is that of one', async (docketPrefix, name) => {
    const { result, company, choices } = await verify(`docketNumber=900106&docketPrefix=${docketPrefix}`);
    expect([result, company, choices]).toMatchObject(['verified', { name, docketPrefix }, []]);
    expect((await add({ ...company })).json()).toMatchObject({ name, docketPrefix, docketNumber: '900106' });
  });

  test('in a series that nobody has it in is not found', async () => {
    expect(await verify('docketNumber=900106&docketPrefix=MX')).toMatchObject({ result: 'not-found' });
  });

  test('is chosen among those of one carrier, and only among those', async () => {
    const { result, company, choices } = await verify('dotNumber=9000108');
    expect([result, company?.docketPrefix]).toEqual(['verified', 'MC']);
    expect(choices?.map(({ docketPrefix, docketNumber }) => [docketPrefix, docketNumber])).toEqual([
      ['MC', '900108'],
      ['MX', '900109'],
    ]);
    const kept = (await add({ ...choices?.[1] })).json<Company>();
    expect(kept).toMatchObject({ docketPrefix: 'MX', docketNumber: '900109' });
    const other = { ...kept, docketPrefix: 'FF', docketNumber: '1' };
    const changed = await world.call('PUT', `/companies/${kept._id}`, { body: other, token: user.token });
    expect(changed.json()).toMatchObject({ docketPrefix: 'MC', docketNumber: '900108' });
  });

  test('has no other series than these', async () => {
    const answer = await add({ ...ridge, docketPrefix: 'XY' });
    expect(answer.json().errors).toMatchObject([{ path: 'docketPrefix' }]);
  });
});

describe('typed by hand', () => {
  beforeEach(() => registry.behave(behaviors.broken));

  test.each([
    [
      { state: 'ON', zip: 'k1a0b6', country: 'Canada' },
      { state: 'ON', zip: 'K1A 0B6', country: 'CA' },
    ],
    [
      { state: 'Québec', zip: 'H2X1Y4', country: 'CA' },
      { state: 'QC', zip: 'H2X 1Y4', country: 'CA' },
    ],
    [
      { state: 'Nuevo Leon', zip: '64000', country: 'México' },
      { state: 'NLE', zip: '64000', country: 'MX' },
    ],
    [
      { state: 'Puerto Rico', zip: '009011234', country: 'USA' },
      { state: 'PR', zip: '00901-1234', country: 'US' },
    ],
  ])('%j is kept in normal form', async (typed, normal) => {
    expect((await add({ ...ridge, ...typed })).json()).toMatchObject({ ...normal, verified: false });
  });

  test.each([
    [{ country: 'Germany' }, 'country', 'Choose United States, Canada or Mexico'],
    [{ state: 'Bavaria' }, 'state', 'Not a state'],
    [{ state: 'ON' }, 'state', 'This is in another country'],
    [{ zip: '8260' }, 'zip', 'Write it like 79101 or 79101-1234'],
    [{ state: 'ON', country: 'CA', zip: '82601' }, 'zip', 'Write it like K1A 0B6'],
    [{ state: 'SON', country: 'MX', zip: '82601-1234' }, 'zip', 'Write it like 64000'],
  ])('%j is refused at %s', async (typed, path, message) => {
    const answer = await add({ ...ridge, ...typed });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors).toMatchObject([{ path, message }]);
  });
});

test('the database has the same regions, and refuses an address that is in no country', async () => {
  const { db } = world.deps;
  const { rows } = await sql<{ code: string; country: string | null }>`
    SELECT code, region_country(code) AS country FROM unnest(${[...regionCodes, 'XX', '']}::text[]) AS code`.execute(
    db,
  );
  expect(rows).toEqual([
    ...regionCodes.map((code) => ({ code, country: findCountryOf(code) })),
    { code: 'XX', country: null },
    { code: '', country: null },
  ]);
  const { _id: id } = (await add(ridge)).json<Company>();
  for (const wrong of [
    { state: 'XX' },
    { zip: '1' },
    { country: 'CA' },
    { docket_prefix: 'XY' },
    { typed_fields: 'name' },
  ])
    await expect(db.updateTable('companies').set(wrong).where('id', '=', id).execute()).rejects.toThrow('check');
});
