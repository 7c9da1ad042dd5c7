import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { Empty, IdParams } from '../core/values.ts';

/** `version` is the one that the admin saw. */
export const HandOverBody = z.object({ version: z.int() });

/** Orders that an admin begins for a user on the phone; the draft itself is saved by the user's calls, on behalf. */
export const phoneOrders = {
  handOver: endpoint({
    method: 'POST',
    path: '/permits/admin/orders/{id}/hand_over',
    access: 'admin',
    summary: 'Tell the owner of a phone order that it is ready to be reviewed and paid',
    params: IdParams,
    body: HandOverBody,
    answers: { 200: Empty },
    problems: ['not-found', 'order.not-draft', 'order.stale', 'order_incomplete'],
  }),
};
