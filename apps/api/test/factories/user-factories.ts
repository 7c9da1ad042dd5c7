import type { AccountRole, DeskRole } from '@wideload/contract';
import { ownerOf, type Owner } from '#identities.ts';
import type { World } from '../world.ts';

export type SignedInUser = Owner & { id: string; email: string; token: string };

let count = 0;

/** Bypasses the sign-in, which has separate tests. */
export async function aUser(
  { deps }: World,
  { role = 'user', deskRole = 'owner', email }: { role?: string; deskRole?: DeskRole; email?: string } = {},
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
      desk_role: deskRole,
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

type Joining = Owner & { personId: string; role: AccountRole };

export async function join({ deps }: World, { ownerId, personId, role }: Joining): Promise<void> {
  await deps.db
    .insertInto('memberships')
    .values({ account_id: ownerId, person_id: personId, role, joined_at: deps.clock.now(), ended_at: null })
    .execute();
}

/** A person who works in the account of `owner`; `id` is their own. */
export async function aMember(world: World, { ownerId }: Owner, role: AccountRole): Promise<SignedInUser> {
  const { deps } = world;
  const person = await aUser(world);
  await join(world, { ownerId, personId: person.id, role });
  const { id: sessionId } = await deps.db
    .updateTable('sessions')
    .set({ account_id: ownerId })
    .where('user_id', '=', person.id)
    .returning('id')
    .executeTakeFirstOrThrow();
  const claims = { personId: person.id, sessionId, role: 'user', accountId: ownerId };
  return { ...person, ownerId, token: await deps.accessTokens.sign(claims, deps.clock.now()) };
}

/** @returns the id of the invitation. */
export async function anInvitation(
  world: World,
  { id, token }: SignedInUser,
  email = `invited-by-${id}@test.example`,
): Promise<string> {
  const answer = await world.call('POST', '/users/invitations', { token, body: { email, role: 'dispatcher' } });
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return answer.json<{ _id: string }>()._id;
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
