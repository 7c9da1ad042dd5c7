import { readFileSync } from 'node:fs';
import type { Order } from '@wideload/contract';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { aPaidOrder } from '#test/factories/notification-factories.ts';
import { aUser } from '#test/factories/user-factories.ts';
import { sharedWorld } from '#test/world.ts';
import { readCompany, readTrailer, readTruck } from './order-rows.ts';

const world = sharedWorld();

// The samples are never edited: a field that is declared later stays missing in them.
const readSample = (name: string) =>
  JSON.parse(readFileSync(new URL(`../../../test/samples/${name}-snapshot.json`, import.meta.url), 'utf8'));
const company = readSample('company');
const truck = readSample('truck');
const trailer = readSample('trailer');

test('an order with the oldest snapshots is answered with defaults for what they do not have', async () => {
  const user = await aUser(world);
  const id = await aPaidOrder(world, user);
  await sql`UPDATE orders SET company = ${JSON.stringify(company)} WHERE id = ${id}`.execute(world.deps.db);
  await sql`UPDATE units SET truck = ${JSON.stringify(truck)}, trailer = ${JSON.stringify(trailer)}
    WHERE order_id = ${id}`.execute(world.deps.db);
  const answer = await world.call('GET', `/permits/orders/${id}`, { token: user.token });
  expect(answer.statusCode).toBe(200);
  const order = answer.json<Order>();
  expect(order.company).toMatchObject({ ...company, docketNumber: '', carrierName: '', email: '', extension: '' });
  expect(order.units[0]).toMatchObject({ truck, trailer });
  const list = await world.call('GET', '/permits/orders', { token: user.token });
  expect(list.json()).toMatchObject({ items: [{ company: { name: company.name, city: company.city } }] });
});

test('a snapshot keeps what it has, and none stays none', () => {
  expect(readCompany({ ...company, title: 'Owner' })).toMatchObject({ title: 'Owner', phone: '' });
  expect([readCompany(null), readTruck(null), readTrailer(null)]).toEqual([null, null, null]);
});
