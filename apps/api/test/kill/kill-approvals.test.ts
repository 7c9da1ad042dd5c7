/** An approval on two servers, of which one dies (`kill -9`) in the middle of it. */
import { expect, test } from 'vitest';
import { aUser } from '../factories/user-factories.ts';
import { setKillStage } from './kill-stage.ts';

const { stage } = setKillStage();

test('of two servers one dies in the middle of an approval: nothing is done, and the other one does it once', async () => {
  const { world } = stage.world;
  const anAdmin = (deskRole: 'owner' | 'clerk') => aUser(world, { role: 'admin', deskRole });
  const [asker, second, clerk] = [await anAdmin('owner'), await anAdmin('owner'), await anAdmin('clerk')];
  const env = { SECOND_PERSON: 'required' };
  const [dying, other] = [await stage.world.start(env), await stage.world.start(env)];
  const asked = await stage.world.call(other, {
    method: 'POST',
    path: '/admin/approvals',
    body: {
      _id: world.deps.ids(),
      reason: 'She leads the desk from May on.',
      method: 'PUT',
      path: '/users/{id}/desk_role',
      params: { id: clerk.id },
      body: { deskRole: 'lead' },
    },
    as: asker,
  });
  expect(asked?.status).toBe(201);
  const read = async () => {
    const { rows } = await world.database.pool.query<{ role: string; decision: string | null; approved: number }>(
      `SELECT users.desk_role AS role, approvals.decision, approvals.id,
        (SELECT count(*)::int FROM audit_log WHERE what = 'approval.approve' AND subject_id = users.id::text) AS approved
       FROM users JOIN approvals ON approvals.subject_id = users.id WHERE users.id = $1`,
      [clerk.id],
    );
    return rows[0] as (typeof rows)[0] & { id: string };
  };
  const { id } = await read();
  const approve = (server: typeof other) =>
    stage.world.call(server, { method: 'POST', path: `/admin/approvals/${id}/approve`, as: second });

  const table = await stage.world.holdTable('approvals', 'SHARE');
  void approve(dying);
  await stage.world.waitUntilBlocked('update "approvals"');
  await stage.world.kill(dying);
  await table.release();
  expect(await read()).toMatchObject({ role: 'clerk', decision: null, approved: 0 });
  const statuses = (await Promise.all([approve(other), approve(other)])).map((answer) => answer?.status);
  // The second press finds it done, or decided.
  expect(statuses).toContain(200);
  expect(await read()).toMatchObject({ role: 'lead', decision: 'approved', approved: 1 });
  await stage.world.kill(other);
});
