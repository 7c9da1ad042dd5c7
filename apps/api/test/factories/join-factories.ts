import type { World } from '../world.ts';
import { aCompany } from './order-factories.ts';
import { aUser, type SignedInUser } from './user-factories.ts';

let count = 0;
const successfully = async (answer: ReturnType<World['call']>) => {
  const { statusCode, body } = await answer;
  if (statusCode >= 300) throw new Error(body);
  return body;
};

/** Two accounts have a company of one number, and `asker` asks to join. @returns the id of the request. */
export async function aJoin(world: World, asker: SignedInUser, other: SignedInUser): Promise<string> {
  count += 1;
  const dotNumber = String(7_000_000 + count);
  await aCompany(world, other, { dotNumber, name: 'Twofold Haulers LLC' });
  await aCompany(world, asker, { dotNumber, name: 'Twofold Haulers LLC' });
  const asked = world.call('POST', '/users/joins', { token: asker.token, body: { dotNumber } });
  // Cast: the contract's answer.
  return (JSON.parse(await successfully(asked)) as { _id: string })._id;
}

export async function anAgreedJoin(world: World, asker: SignedInUser, other: SignedInUser): Promise<string> {
  const id = await aJoin(world, asker, other);
  await successfully(world.call('POST', `/users/joins/${id}/agree`, { token: other.token }));
  return id;
}

/** Asked by the person. */
export const aJoinBy = async (world: World, asker: SignedInUser) => aJoin(world, asker, await aUser(world));
/** Asked of the person by somebody else. */
export const aJoinTo = async (world: World, other: SignedInUser) => aJoin(world, await aUser(world), other);
/** Asked by the person, and agreed to. */
export const anAgreedJoinBy = async (world: World, asker: SignedInUser) =>
  anAgreedJoin(world, asker, await aUser(world));
