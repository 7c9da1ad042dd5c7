import { waits, describeWait, type Wait } from '@wideload/contract';
import { isOrderable, isPermitUndecided } from '@wideload/domain';
import type { FastifyInstance } from 'fastify';
import type { User } from '#actor.ts';
import type { Deps } from '#deps.ts';
import { findPaidAt, readOrder } from '#features/orders/orders.service.ts';
import { isLate, type Turnarounds } from '#features/states/turnaround.service.ts';
import { implement } from '#platform/http/handle.ts';

async function listWaits(deps: Deps, turnarounds: Turnarounds, user: User, orderId: string): Promise<Wait[]> {
  const { permits } = await readOrder(deps, user, orderId);
  const paidAt = await findPaidAt(deps.db, user, orderId);
  const waits: Wait[] = [];
  for (const { _id, state, status, isSuperload } of permits) {
    if (!isOrderable(state) || !isPermitUndecided(status)) continue;
    const wait = await turnarounds.findWait(state, isSuperload === true);
    waits.push({ permit: _id, state, words: describeWait(wait), isLate: isLate(wait, paidAt) });
  }
  return waits;
}

export function waitsRoutes(app: FastifyInstance, deps: Deps, turnarounds: Turnarounds): void {
  implement(app, deps, {
    tag: 'orders',
    endpoints: waits,
    handlers: {
      list: async ({ actor, params }) => ({ items: await listWaits(deps, turnarounds, actor, params.id) }),
    },
  });
}
