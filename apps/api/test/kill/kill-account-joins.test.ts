/** Two accounts that become one, and a process that dies (`kill -9`) in the middle of it. */
import { expect, test } from 'vitest';
import { anAgreedJoin } from '../factories/join-factories.ts';
import { aDraft, aTruck } from '../factories/order-factories.ts';
import { aUser } from '../factories/user-factories.ts';
import { setKillStage } from './kill-stage.ts';

const { stage } = setKillStage();

test('a process dies after the orders have moved and before the people have: nothing has moved, and then all of it once', async () => {
  const { world } = stage.world;
  const [asker, other] = [await aUser(world), await aUser(world)];
  await aDraft(world, asker);
  await aTruck(world, asker);
  const id = await anAgreedJoin(world, asker, other);
  const confirm = () =>
    stage.world.call(stage.server, { method: 'POST', path: `/users/joins/${id}/confirm`, as: asker });
  const countOwned = async (person: { id: string }) => {
    const { rows } = await world.database.pool.query<Record<string, number>>(
      `SELECT (SELECT count(*)::int FROM orders WHERE user_id = $1) AS orders,
        (SELECT count(*)::int FROM trucks WHERE user_id = $1) AS trucks,
        (SELECT count(*)::int FROM memberships WHERE account_id = $1) AS people`,
      [person.id],
    );
    return rows[0];
  };
  const before = [await countOwned(asker), await countOwned(other)];

  const table = await stage.world.holdTable('memberships', 'SHARE');
  void confirm();
  await stage.world.waitUntilBlocked('insert into memberships');
  await stage.world.kill(stage.server);
  await table.release();
  expect([await countOwned(asker), await countOwned(other)]).toEqual(before);
  stage.server = await stage.world.start();
  const answers = await Promise.all([confirm(), confirm()]);
  const statuses = answers.map((answer) => answer?.status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  // Used already, or asked in the session that the first one has ended.
  expect([401, 410]).toContain(statuses.find((status) => status !== 200));
  expect([await countOwned(asker), await countOwned(other)]).toEqual([
    { orders: 0, trucks: 0, people: 0 },
    { orders: 1, trucks: 1, people: 1 },
  ]);
});
