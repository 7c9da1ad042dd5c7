import type { AccountRole } from '@wideload/contract';
import { ownerOf, type Owner } from '#identities.ts';
import type { World } from '../world.ts';

export type SignedInUser = Owner & { id: string; email: string; token: string };

let count = 0;

/** Bypasses the sign-in, which has separate tests. */
export async function aUser(
  { deps }: World,
  { role = 'user', email }: { role?: string; email?: string } = {},
): Promise<SignedInUser> {
  count += 1;
  const now = deps.clock.now();
  const user = { id: deps.ids(), email: email ?? `person-${count}@test.example`, sessionId: deps.ids() };
  await deps.db
    .insertInto('users')
    .values({
      id: user.id,
      email: user.email,
      password_hash: 'none: this person never types it',
      role,
      created_at: now,
      deleted_at: null,
    })
    .execute();
  await deps.db
    .insertInto('sessions')
    .values({
      id: user.sessionId,
      user_id: user.id,
      created_at: now,
      last_used_at: now,
      proved_at: now,
      ended_at: null,
    })
    .execute();
  const token = await deps.accessTokens.sign({ personId: user.id, sessionId: user.sessionId, role }, now);
  return { id: user.id, ownerId: ownerOf(user.id), email: user.email, token };
}

/** A person who works in the account of `owner`; `id` is their own. */
export async function aMember(world: World, owner: Owner, role: AccountRole): Promise<SignedInUser> {
  const { deps } = world;
  const person = await aUser(world);
  const now = deps.clock.now();
  const member = { account_id: owner.ownerId, person_id: person.id };
  await deps.db
    .insertInto('memberships')
    .values({ ...member, role, joined_at: now, ended_at: null })
    .execute();
  const { id: sessionId } = await deps.db
    .updateTable('sessions')
    .set({ account_id: owner.ownerId })
    .where('user_id', '=', person.id)
    .returning('id')
    .executeTakeFirstOrThrow();
  const claims = { personId: person.id, sessionId, role: 'user', accountId: owner.ownerId };
  return { ...person, ownerId: owner.ownerId, token: await deps.accessTokens.sign(claims, now) };
}

/** A carrier and two clerks. */
export async function aDesk(
  world: World,
): Promise<{ carrier: SignedInUser; admin: SignedInUser; other: SignedInUser }> {
  const [carrier, admin, other] = await Promise.all([
    aUser(world),
    aUser(world, { role: 'admin' }),
    aUser(world, { role: 'admin' }),
  ]);
  return { carrier, admin, other };
}
