import type { Combination, Order } from '@wideload/contract';
import { expect, test } from 'vitest';
import { aCombinationBody } from '#test/factories/combination-factories.ts';
import { aDraftWithPermits, aUnit, save } from '#test/factories/order-factories.ts';
import { aUser } from '#test/factories/user-factories.ts';
import { madeEachTime, sharedWorld } from '#test/world.ts';

const world = sharedWorld();
const user = madeEachTime(() => aUser(world));

/** A plain 53 ft van: 33 ft between tractor and trailer, its tandem slid back. */
const van = {
  dimensions: { width: 102, height: 162, length: 840, frontOverhang: 0, rearOverhang: 0 },
  weight: 70_000,
  axles: { AB: 212, BC: 54, CD: 396, DE: 49, EF: null },
};

const listReasons = ({ permits }: Order) => permits.flatMap(({ reasons }) => reasons.map(({ what }) => what));

test('a measured kingpin decides the permit of California, and a save that omits it keeps it', async () => {
  const unit = await aUnit(world, user, van);
  const open = await aDraftWithPermits(world, user, { states: ['CA'], units: [unit] });
  expect([open.units[0]?.kingpin, listReasons(open)]).toEqual([null, ['kingpin_rearmost_axle']]);
  const beyond = await save(world, user, open, { units: [{ ...unit, kingpin: 490 }] });
  expect([beyond.units[0]?.kingpin, listReasons(beyond)]).toEqual([490, ['kingpin']]);
  const kept = await save(world, user, beyond, { units: [unit] });
  expect([kept.units[0]?.kingpin, listReasons(kept)]).toEqual([490, ['kingpin']]);
  const legal = await save(world, user, kept, { units: [{ ...unit, kingpin: 480 }] });
  expect([legal.units[0]?.kingpin, legal.permits]).toEqual([480, []]);
});

test('a combination has it, and one that is sent without it has none', async () => {
  const body = await aCombinationBody(world, user);
  const create = (more: object) =>
    world.call('POST', '/combinations', { token: user.token, body: { ...body, ...more } });
  expect((await create({ kingpin: 480 })).json<Combination>().kingpin).toBe(480);
  expect((await create({ name: 'Without' })).json<Combination>().kingpin).toBeNull();
  expect((await create({ name: 'Zero', kingpin: 0 })).statusCode).toBe(400);
});
