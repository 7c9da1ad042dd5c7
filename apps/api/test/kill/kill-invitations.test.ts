/** An invitation that is accepted, and a process that dies (`kill -9`) in the middle of it. */
import { expect, test } from 'vitest';
import { aUser, anInvitation } from '../factories/user-factories.ts';
import { setKillStage } from './kill-stage.ts';

const { stage } = setKillStage();

test('a process dies after the invitation is used and before the person works there: it is open again, and used once', async () => {
  const { world } = stage.world;
  const owner = await aUser(world);
  const person = await aUser(world);
  const id = await anInvitation(world, owner, person.email);
  const accept = () =>
    stage.world.call(stage.server, { method: 'POST', path: `/users/invitations/${id}/accept`, as: person });
  const count = async (sql: string) => (await world.database.pool.query(sql, [person.id])).rowCount;
  const countMemberships = () => count('SELECT FROM memberships WHERE person_id = $1');
  const countInvitations = () => count('SELECT FROM invitations JOIN users USING (email) WHERE users.id = $1');

  const table = await stage.world.holdTable('memberships', 'SHARE');
  void accept();
  await stage.world.waitUntilBlocked('insert into "memberships"');
  await stage.world.kill(stage.server);
  await table.release();
  expect([await countInvitations(), await countMemberships()]).toEqual([1, 0]);
  stage.server = await stage.world.start();
  const answers = await Promise.all([accept(), accept()]);
  const statuses = answers.map((answer) => answer?.status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  // Used already, or asked in the session that the first one has ended.
  expect([401, 410]).toContain(statuses.find((status) => status !== 200));
  expect([await countInvitations(), await countMemberships()]).toEqual([0, 1]);
});
