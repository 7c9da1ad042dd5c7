import type { Packet } from '@wideload/contract';
import { beforeAll, expect, test } from 'vitest';
import { MINUTE } from '#clock.ts';
import { aPaidOrder } from '#test/factories/notification-factories.ts';
import { aPacketLink, type MadeLink } from '#test/factories/packet-factories.ts';
import { findFirstPermit, issue, voidPermit } from '#test/factories/permit-factories.ts';
import { aUser } from '#test/factories/user-factories.ts';
import { aWorld, madeOnce } from '#test/world.ts';

const TIMES = 200;

const world = aWorld({ env: { RATE_LIMITS: 'off' }, onQuery: () => void (queries += 1) });
let orderId: string;
let link: MadeLink;
let queries = 0;
const carrier = madeOnce(() => aUser(world));
beforeAll(async () => {
  orderId = await aPaidOrder(world, carrier);
  link = await aPacketLink(world, carrier, { orderId });
});

const ask = (token: string) => world.call('GET', `/packet/${token}`);

async function flood(token: string): Promise<{ statuses: number[]; queries: number }> {
  await ask(token);
  queries = 0;
  const statuses = new Set<number>();
  for (let time = 0; time < TIMES; time += 1) statuses.add((await ask(token)).statusCode);
  return { statuses: [...statuses], queries };
}

test('a text that is no token, and a token that was asked for before, reach no database', async () => {
  for (const token of ['guessed', 'A'.repeat(100), 'B'.repeat(43)])
    expect(await flood(token)).toEqual({ statuses: [404], queries: 0 });
});

test('a revoked link costs nothing after its first answer', async () => {
  const other = await aPacketLink(world, carrier, { orderId });
  expect((await ask(other.token)).statusCode).toBe(200);
  expect((await world.call('DELETE', `/permits/packets/${other._id}`, carrier)).statusCode).toBe(200);
  expect(await flood(other.token)).toEqual({ statuses: [404], queries: 0 });
});

test('a right link costs one query, also when all ask at once', async () => {
  expect(await flood(link.token)).toEqual({ statuses: [200], queries: TIMES });
  world.clock.advance(MINUTE);
  queries = 0;
  const answers = await Promise.all(Array.from({ length: TIMES }, () => ask(link.token)));
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  const together = queries;
  world.clock.advance(MINUTE);
  queries = 0;
  await ask(link.token);
  // The packet was built once for all of them.
  expect(together).toBe(TIMES + queries - 1);
});

test('a permit that is issued or void meanwhile is so in the next answer', async () => {
  const readStatus = async () => (await ask(link.token)).json<Packet>().permits[0]?.status;
  const admin = await aUser(world, { role: 'admin' });
  expect(await readStatus()).toBe('waiting');
  const { permit } = await issue(world, admin, await findFirstPermit(world, carrier, orderId));
  expect(await readStatus()).toBe('issued');
  expect((await voidPermit(world, admin, permit)).statusCode).toBe(200);
  expect(await readStatus()).toBe('void');
});
