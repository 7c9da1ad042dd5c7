import { orderStatuses } from '@wideload/domain';
import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { listOf, listQuery } from '../core/list.ts';
import { queueHolders, queueList } from '../core/lists.ts';
import { CentsValue, Id, IdParams, Instant, StateValue } from '../core/values.ts';

/** Which admin works on a waiting order, and since when. */
export const QueueClaim = z.object({
  admin: z.object({ _id: Id, email: z.string() }),
  since: Instant,
  /** The caller holds it. */
  isMine: z.boolean(),
});
export type QueueClaim = z.infer<typeof QueueClaim>;

export const QueueOrder = z.object({
  _id: Id,
  orderNumber: z.int(),
  /** `pending` for what waits; anything else has left the queue. */
  status: z.enum(orderStatuses),
  userId: Id,
  paidAt: Instant,
  /** Empty texts where the customer has deleted the account. */
  customer: z.object({ email: z.string(), personName: z.string() }),
  companyName: z.string(),
  jurisdictions: z.array(StateValue),
  /** How many of its permits are how far. */
  permits: z.object({ requested: z.int(), filed: z.int(), issued: z.int(), refused: z.int() }),
  /** The carrier has put a refused permit right, and nobody has taken it up since. */
  isResubmitted: z.boolean(),
  totalPrice: CentsValue,
  claim: z.nullable(QueueClaim),
});
export type QueueOrder = z.infer<typeof QueueOrder>;

/** Ids joined by commas: at most a page of them. */
const Ids = z.pipe(
  z.string().check(z.regex(/^[0-9a-f-]{36}(,[0-9a-f-]{36}){0,49}$/, 'Not ids')),
  z.pipe(
    z.transform((ids: string) => ids.split(',')),
    z.array(Id),
  ),
);

/**
 * `search` finds by order number, the beginning of an order id, or a part of the customer's e-mail. Who keeps the list open says with `shown`
 * which orders stand there, and with `since` what `asOf` the answer had that put them there.
 */
export const queueListQuery = z.extend(listQuery(queueList), {
  holder: z._default(z.enum(queueHolders), 'all'),
  shown: z.optional(Ids),
  since: z.optional(z.iso.datetime()),
});

const QueuePage = z.extend(listOf(QueueOrder), {
  /** Orders of `shown` that this page does not have (any more), as they are. */
  left: z.array(QueueOrder),
  /**
   * Orders on any page that came into the queue after `since` (without it: after now), and in the minute before, as one may become visible a
   * moment after its time: newest first, at most 100.
   */
  arrivals: z.array(Id),
  /** The server's time of this answer. */
  asOf: Instant,
});

export const queue = {
  list: endpoint({
    method: 'GET',
    path: '/permits/admin/queue',
    access: 'admin',
    summary: 'Orders that wait to be worked, the longest waiting first',
    query: queueListQuery,
    answers: { 200: QueuePage },
  }),
  read: endpoint({
    method: 'GET',
    path: '/permits/admin/queue/{id}',
    access: 'admin',
    summary: 'One paid order as the queue shows it, and who holds it',
    params: IdParams,
    answers: { 200: QueueOrder },
    problems: ['not-found'],
  }),
  claim: endpoint({
    method: 'PUT',
    path: '/permits/admin/queue/{id}/claim',
    access: 'admin',
    summary:
      'Hold a waiting order; with `steal` also one that another admin holds, `from` whom one has seen to hold it',
    params: IdParams,
    body: z.object({ steal: z._default(z.boolean(), false), from: z.optional(Id) }),
    answers: { 200: QueueOrder },
    problems: ['not-found', 'claim.held', 'order.not-waiting'],
  }),
  release: endpoint({
    method: 'DELETE',
    path: '/permits/admin/queue/{id}/claim',
    access: 'admin',
    summary: 'Let go of an order that one holds',
    params: IdParams,
    answers: { 200: QueueOrder },
    problems: ['not-found', 'claim.not-mine', 'order.not-waiting'],
  }),
};
