import type { BodyOf, Order, orders, UnitBody } from '@wideload/contract';
import type { StateCode } from '@wideload/domain';
import type { SignedInUser } from './user-factories.ts';
import type { World } from '../world.ts';

let count = 0;

/** @returns its id. */
export async function aCompany(
  world: World,
  user: { id: string },
  { name = 'Imaginary Ridge Haulers LLC', dotNumber }: { name?: string; dotNumber?: string } = {},
): Promise<string> {
  const { deps } = world;
  count += 1;
  const id = deps.ids();
  const now = deps.clock.now();
  await world.insert('companies', {
    id,
    user_id: user.id,
    dot_number: dotNumber ?? String(9_000_000 + count),
    docket_number: '900001',
    name,
    zip: '82601',
    street: '1 Placeholder Road',
    country: 'US',
    state: 'WY',
    city: 'Casper',
    carrier_name: '',
    email: '',
    phone: '3075550101',
    extension: '',
    address_secondary: '',
    title: '',
    verified: true,
    created_at: now,
    updated_at: now,
    deleted_at: null,
  });
  return id;
}

function buildOwnRow({ deps }: World, user: { id: string }) {
  const now = deps.clock.now();
  return { id: deps.ids(), user_id: user.id, created_at: now, updated_at: now, deleted_at: null };
}

/** @returns its id. */
export async function aTruck(world: World, user: { id: string }): Promise<string> {
  count += 1;
  const row = buildOwnRow(world, user);
  await world.insert('trucks', {
    ...row,
    internal_number: `T-${count}`,
    vin_code: '1XKYDP9X5LJ000001',
    make: 'Peterbilt',
    model: '389',
    year: 2022,
    plate_number: 'WY 1234',
    plate_state: 'WY',
    registered_weight_lb: 80_000,
  });
  return row.id;
}

/** `length` in feet. @returns its id. */
export async function aTrailer(world: World, user: { id: string }, { length = 53 } = {}): Promise<string> {
  count += 1;
  const row = buildOwnRow(world, user);
  await world.insert('trailers', {
    ...row,
    internal_number: `R-${count}`,
    type: 'removable_goose_neck',
    vin_code: '1TTF5320XL3000001',
    plate_number: 'WY 99',
    length_ft: length,
  });
  return row.id;
}

/** Too wide and too heavy for every state without a permit. */
export async function aUnit(world: World, user: { id: string }, parts: Partial<UnitBody> = {}): Promise<UnitBody> {
  return {
    _id: world.deps.ids(),
    truckId: await aTruck(world, user),
    trailerId: await aTrailer(world, user),
    loadType: 'general',
    dimensions: { width: 174, height: 182, length: 924, frontOverhang: 0, rearOverhang: 0 },
    weight: 111_400,
    axles: { AB: 212, BC: 54, CD: 470, DE: 54, EF: 54 },
    typed: {},
    ...parts,
  };
}

export const customer = { email: 'ann@carrier.example', phone: '3075550101', personName: 'Ann Dispatcher' };

/** Its basic details are complete. */
export async function aDraft(world: World, user: SignedInUser): Promise<Order> {
  const body = { customer, title: 'Transformer to Ohio', company: await aCompany(world, user), step: 2 };
  const answer = await world.call('POST', '/permits/orders', { token: user.token, body });
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return answer.json<Order>();
}

/** @returns the saved order; expects success. */
export async function save(
  world: World,
  user: SignedInUser,
  order: Pick<Order, '_id' | 'version'>,
  body: Omit<BodyOf<typeof orders.save>, 'version'>,
): Promise<Order> {
  const request = { token: user.token, body: { version: order.version, ...body } };
  const answer = await world.call('PUT', `/permits/orders/${order._id}`, request);
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json<Order>();
}

type Wanted = { states?: StateCode[]; units?: UnitBody[] };

/** Its step is the permits step. */
export async function aDraftWithPermits(
  world: World,
  user: SignedInUser,
  { states = ['TX', 'OH'], units }: Wanted = {},
): Promise<Order> {
  const order = await aDraft(world, user);
  return save(world, user, order, { jurisdictions: states, units: units ?? [await aUnit(world, user)], step: 4 });
}

/** Reviewed, with only the payment missing. */
export async function aPayableOrder(world: World, user: SignedInUser, wanted: Wanted = {}): Promise<Order> {
  const order = await aDraftWithPermits(world, user, wanted);
  return save(world, user, order, { reviewed: true, step: 6 });
}
