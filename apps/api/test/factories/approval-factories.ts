import type { SignedInUser } from './user-factories.ts';
import type { World } from '../world.ts';

export type AskedCall = { method: 'POST' | 'PUT' | 'DELETE'; path: string; params: object; body?: object };

export const ask = (world: World, { token }: Pick<SignedInUser, 'token'>, call: AskedCall, _id = world.deps.ids()) =>
  world.call('POST', '/admin/approvals', { token, body: { _id, reason: 'The carrier asked for it.', ...call } });
