import { beforeAll, expect, test } from 'vitest';
import { setPassword } from '#test/access/access-factories.ts';
import { signIn, signUp } from '#test/stages/sign-in/accounts-journey.ts';
import { aFailedMail } from '#test/factories/mail-factories.ts';
import { aUser } from '#test/factories/user-factories.ts';
import { aWorld } from '#test/world.ts';
import { DAY, HOUR, MINUTE } from '#clock.ts';
import { sweepDeliveries } from '#platform/deliveries/sweep-deliveries.ts';
import { sweepAccounts } from '#features/accounts/accounts.service.ts';
import { sweepOutreach } from '#features/messages/outreach.service.ts';

const world = aWorld();
let begin: Date;
beforeAll(async () => {
  const user = await aUser(world);
  await setPassword(world, user);
  await signUp(world, 'newcomer@haul.example');
  await signIn(world, user.email, { password: 'Wrong-1234' });
  await world.call('POST', '/auth/resetPassword', { body: { email: user.email } });
  const change = { currentEmail: user.email, newEmail: 'next@haul.example' };
  await world.call('POST', '/auth/change_password', { token: user.token, body: change });
  const message = { name: 'Ann', email: 'ann@haul.example', phone: '', position: 'Clerk', message: 'Hello' };
  await world.call('POST', '/users/join_team', { body: message });
  await world.mails();
  await aFailedMail(world);
  begin = world.clock.now();
});

async function count(rows: string): Promise<number> {
  const { rows: found } = await world.database.pool.query(`SELECT FROM ${rows}`);
  return found.length;
}

/** The jobs of an hour after `age`. */
async function waitUntil(age: number): Promise<void> {
  world.clock.set(new Date(begin.getTime() + age));
  for (const sweep of [sweepDeliveries, sweepAccounts, sweepOutreach]) await sweep(world.deps);
}

// In the order of time, because they share a clock. The privacy policy names the same lengths.
test.each([
  { kept: HOUR, name: 'an hour', rows: ['sign_in_failures'] },
  {
    kept: DAY,
    name: 'a day',
    rows: [
      'registrations',
      'codes_sent',
      'password_resets',
      'email_changes',
      'deliveries WHERE sent_at IS NOT NULL',
      'outreach_messages WHERE sender_address IS NOT NULL',
    ],
  },
  { kept: 30 * DAY, name: '30 days', rows: ['outreach_messages', 'deliveries WHERE failed_at IS NOT NULL'] },
  { kept: 60 * DAY, name: '60 days', rows: ['sessions'] },
])('what is kept for $name is there until then, and gone after the next run of its job', async ({ kept, rows }) => {
  await waitUntil(kept - MINUTE);
  for (const row of rows) expect(await count(row), row).toBeGreaterThan(0);
  await waitUntil(kept + MINUTE);
  for (const row of rows) expect(await count(row), row).toBe(0);
});
