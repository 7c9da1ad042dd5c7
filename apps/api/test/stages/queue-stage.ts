import type { AnswerOf, queue, QueueOrder } from '@wideload/contract';
import { HOUR } from '#clock.ts';
import { addWaitingOrders, moveWaitingOrder } from '../factories/queue-factories.ts';
import { aUser } from '../factories/user-factories.ts';
import { aWorld, madeEachTime } from '../world.ts';

export type QueuePage = NonNullable<AnswerOf<typeof queue.list>>;

/** The work queue, with a carrier and two admins for each test. */
export function aQueueStage() {
  const world = aWorld();
  const carrier = madeEachTime(() => aUser(world));
  const admin = madeEachTime(() => aUser(world, { role: 'admin' }));
  const other = madeEachTime(() => aUser(world, { role: 'admin' }));
  const path = '/permits/admin/queue';
  const list = (query = '', { token } = admin) => world.call('GET', `${path}${query}`, { token });
  return {
    world,
    carrier,
    admin,
    other,
    list,
    loadPage: async (query = '', viewer = admin) =>
      (await list(`?search=${carrier.email}${query}`, viewer)).json<QueuePage>(),
    claim: (id: string, { token } = admin, body: object = {}) =>
      world.call('PUT', `${path}/${id}/claim`, { token, body }),
    read: (id: string, { token } = admin) => world.read<QueueOrder>(`${path}/${id}`, { token }),
    move: (id: string, from: 'pending' | 'rejected', to: 'approved' | 'rejected' | 'pending') =>
      moveWaitingOrder(world, admin, { id, from, to }),
    addOrders: (count: number, apart = HOUR) => addWaitingOrders(world, carrier, { count, apart }),
  };
}

export const listIds = (items: readonly { _id: string }[]) => items.map(({ _id }) => _id);
