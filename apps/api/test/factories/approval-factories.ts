import { aPaidOrder } from '../access/access-factories.ts';
import type { World } from '../world.ts';
import { aUser, type SignedInUser } from './user-factories.ts';

export type AskedCall = { method: 'POST' | 'PUT' | 'DELETE'; path: string; params: object; body?: object };

type By = Pick<SignedInUser, 'token'>;

export const ask = (world: World, { token }: By, call: AskedCall, _id = world.deps.ids()) =>
  world.call('POST', '/admin/approvals', { token, body: { _id, reason: 'The carrier asked for it.', ...call } });

/** @returns the id of the approval */
export async function anAskedCall(world: World, by: By, call: AskedCall): Promise<string> {
  const id = world.deps.ids();
  const answer = await ask(world, by, call, id);
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return id;
}

/** The call without an approval. */
export const send = (world: World, { token }: By, { method, path, params, body }: AskedCall) =>
  world.call(
    method,
    path.replaceAll(/\{(\w+)\}/g, (_, name: string) => String((params as Record<string, unknown>)[name])),
    { token, ...(body && { body }) },
  );

export const approve = (world: World, { token }: By, id: string) =>
  world.call('POST', `/admin/approvals/${id}/approve`, { token });

export async function aRefund(world: World, amount = 1000): Promise<AskedCall> {
  const { _id: id } = await aPaidOrder(world, await aUser(world));
  return {
    method: 'POST',
    path: '/permits/admin/orders/{id}/refunds',
    params: { id },
    body: { _id: world.deps.ids(), amount, reason: 'The trip was canceled.' },
  };
}

export async function countRefunds(world: World, { params }: AskedCall): Promise<number> {
  const { id } = params as { id: string };
  const rows = await world.deps.db
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'refunds.payment_id')
    .select('refunds.requested_by')
    .where('payments.order_id', '=', id)
    .execute();
  return rows.length;
}

export const ofUser = (method: AskedCall['method'], path: string, id: string, body?: object): AskedCall => ({
  method,
  path: `/users/{id}${path}`,
  params: { id },
  ...(body && { body }),
});
