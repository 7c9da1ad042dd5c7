import type { Combination, Order } from '@wideload/contract';
import { expect, test } from 'vitest';
import { aCombinationBody } from '#test/factories/combination-factories.ts';
import { aDraftWithPermits, aUnit, save } from '#test/factories/order-factories.ts';
import { aUser } from '#test/factories/user-factories.ts';
import { madeEachTime, sharedWorld } from '#test/world.ts';

const world = sharedWorld();
const user = madeEachTime(() => aUser(world));

const six = { AB: 212, BC: 54, CD: 470, DE: 54, EF: 54 };
const thirteen = { ...six, FG: 54, GH: 180, HI: 54, IJ: 54, JK: 180, KL: 54, LM: 54 };
const weights = Object.fromEntries([...'ABCDEFGHIJKLM'].map((name) => [name, 15_000]));

const read = (id: string) => world.read<Order>(`/permits/orders/${id}`, user);

test('thirteen axles are stored and read again; six leave no trace of the others', async () => {
  const unit = await aUnit(world, user, {
    dimensions: { width: 102, height: 162, length: 2000, frontOverhang: 0, rearOverhang: 0 },
  });
  const short = await aDraftWithPermits(world, user, { states: ['OH'], units: [unit] });
  expect(short.units[0]?.axles).toEqual(six);
  expect(Object.keys(short.units[0]?.axleWeights ?? {})).toEqual([...'ABCDEF']);
  const long = {
    ...unit,
    weight: 195_000,
    axles: thirteen,
    axleWeights: weights as Order['units'][number]['axleWeights'],
  };
  const saved = await save(world, user, short, { units: [long] });
  const { units } = await read(saved._id);
  expect([units[0]?.axles, units[0]?.axleWeights]).toEqual([thirteen, weights]);
  // An axle of the bridge groups beyond the sixth is a reason like the others.
  expect(saved.permits[0]?.reasons.some(({ axles }) => (axles?.to ?? 0) > 6)).toBe(true);
  const reviewed = await save(world, user, saved, { reviewed: true, step: 6 });
  expect(reviewed.reviewed).toBe(true);
  const again = await save(world, user, reviewed, { units: [{ ...long, axles: { ...thirteen } }] });
  expect(again.reviewed).toBe(true);
  const back = await save(world, user, again, { units: [unit] });
  expect(back.units[0]?.axles).toEqual(six);
});

test('a null for an axle that is not there changes nothing', async () => {
  const unit = await aUnit(world, user);
  const order = await aDraftWithPermits(world, user, { states: ['OH'], units: [unit] });
  const reviewed = await save(world, user, order, { reviewed: true, step: 6 });
  const same = await save(world, user, reviewed, { units: [{ ...unit, axles: { ...unit.axles, FG: null } }] });
  expect([same.reviewed, same.units[0]?.axles]).toEqual([true, six]);
});

test('a combination has them too', async () => {
  const body = await aCombinationBody(world, user);
  const answer = await world.call('POST', '/combinations', { token: user.token, body: { ...body, axles: thirteen } });
  expect(answer.json<Combination>().axles).toEqual(thirteen);
});
