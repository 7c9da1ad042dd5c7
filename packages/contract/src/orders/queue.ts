import { orderStatuses, permitStatuses } from '@wideload/domain';
import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { listOf, listQuery } from '../core/list.ts';
import { queueHolders, queueList, queueMarks, queueTags } from '../core/lists.ts';
import { DeskFigures } from './desk-figures.ts';
import { DepartureBody } from '../trip/trip.ts';
import { RefundedValue, CentsValue, DayValue, Id, Instant, StateValue } from '../core/values.ts';
import { StateStatusValue } from './orders.ts';

/** The admin who works on a waiting order, and since when. */
export const QueueClaim = z.object({
  admin: z.object({ _id: Id, email: z.string() }),
  since: Instant,
  isMine: z.boolean(),
});
export type QueueClaim = z.infer<typeof QueueClaim>;

export const QueueOrder = z.object({
  _id: Id,
  orderNumber: z.int(),
  /** Any status other than `pending` has left the queue, and a refunded order has too. */
  status: z.enum(orderStatuses),
  isRefunded: RefundedValue,
  userId: Id,
  paidAt: Instant,
  /** Empty texts where the account is deleted. */
  customer: z.object({ email: z.string(), personName: z.string() }),
  companyName: z.string(),
  jurisdictions: z.array(StateValue),
  permits: z.object({ requested: z.int(), filed: z.int(), issued: z.int(), refused: z.int() }),
  /** The states with permits, in the order of travel, each with the status of its least advanced permit. */
  states: z.array(StateStatusValue),
  /** The day by which the next permit has to be filed, or a filed one be there; null where none is left. */
  fileBy: z.nullable(DayValue),
  /** The day on which the first permit must be valid, and the days until then where the load leaves. */
  firstDay: z.nullable(DayValue),
  daysLeft: z.nullable(z.int()),
  /**
   * `waiting`: a question to the carrier is open. `carrier-wrote`: no admin has read a message of the carrier.
   * `superload`: a permit is for a superload. `resubmitted`: the carrier has corrected a refused permit, and no admin has
   * picked it up since. `changed`: units were changed after the payment. `fee-difference`: a state charged another fee
   * than was sold and nobody has explained it, or the paid amount is not the total. `phone`: an admin began the order. `late`: a permit was
   * paid so long ago that 9 of 10 of its kind had come.
   */
  marks: z.array(z.enum(queueMarks)),
  totalPrice: CentsValue,
  /** Null without a trip that has a day and an origin. */
  departure: z.nullable(z.extend(DepartureBody, { timeZone: z.string() })),
  claim: z.nullable(QueueClaim),
});
export type QueueOrder = z.infer<typeof QueueOrder>;

/** Ids joined by commas, at most one page of them. */
const Ids = z.pipe(
  z.string().check(z.regex(/^[0-9a-f-]{36}(,[0-9a-f-]{36}){0,49}$/, 'Not ids')),
  z.pipe(
    z.transform((ids: string) => ids.split(',')),
    z.array(Id),
  ),
);

/**
 * `search` matches what the search of all orders does (`orderSearch.find`), and any beginning of an order id. A client that
 * keeps the list open sends the visible orders as `shown`, and the `asOf` of the answer that listed them as `since`.
 */
export const queueListQuery = z.extend(listQuery(queueList), {
  holder: z._default(z.enum(queueHolders), 'all'),
  /** Together they name one permit: `TX` and `requested` are orders with a permit of Texas to file. */
  state: z.optional(StateValue),
  permitStatus: z.optional(z.enum(permitStatuses)),
  mark: z.optional(z.enum(queueTags)),
  shown: z.optional(Ids),
  since: z.optional(z.iso.datetime()),
});

/** `after` is the order that the admin comes from; without it, or past the last order, the answer is the first one. */
const NextQuery = z.extend(z.omit(queueListQuery, { page: true, pageSize: true, shown: true, since: true }), {
  after: z.optional(Id),
});

const NextOrder = z.object({ _id: Id, orderNumber: z.int(), userId: Id });

const QueuePage = z.extend(listOf(QueueOrder), {
  /** Orders on all pages whose first permit should have been valid before today: they come after all that can still leave in time. */
  departed: z.int(),
  /** Orders of `shown` that are no longer on this page, in their current state. */
  left: z.array(QueueOrder),
  /**
   * Orders on any page that entered the queue after `since` (default: now), and in the minute before, because one may
   * become visible shortly after its time: newest first, at most 100.
   */
  arrivals: z.array(Id),
  /** The server's time of this answer. */
  asOf: Instant,
});

export const queue = {
  list: endpoint('GET /permits/admin/queue', {
    access: 'admin',
    summary:
      'Pending orders that are not refunded; by default, the one that has to be filed first. Those that should have left already come after the others, and those that wait for their carrier last. 304 to an If-None-Match of the same page',
    query: queueListQuery,
    answers: { 200: QueuePage, 304: z.null() },
  }),
  count: endpoint('GET /permits/admin/queue/count', {
    access: 'admin',
    summary: 'The number of pending orders that are not refunded',
    answers: { 200: z.object({ waiting: z.int() }) },
    shed: 'first',
  }),
  next: endpoint('GET /permits/admin/queue/next', {
    access: 'admin',
    summary:
      'The order of the queue that follows another one and is free or held by the admin; none that waits for its carrier, unless the query asks for such',
    query: NextQuery,
    answers: { 200: z.object({ next: z.nullable(NextOrder) }) },
  }),
  desk: endpoint('GET /permits/admin/queue/desk', {
    access: 'admin',
    summary: 'The queue by its holders, and the permits filed and issued in 30 days by admin and by state',
    answers: { 200: DeskFigures },
  }),
  read: endpoint('GET /permits/admin/queue/{id}', {
    access: 'admin',
    summary: 'One paid order as the queue shows it, with its holder',
    answers: { 200: QueueOrder },
    problems: ['not-found'],
  }),
  claim: endpoint('PUT /permits/admin/queue/{id}/claim', {
    access: 'admin',
    summary:
      'Claim a waiting order; with `steal` also one that another admin holds, where `from` is the holder that was seen',
    body: z.object({ steal: z._default(z.boolean(), false), from: z.optional(Id) }),
    answers: { 200: QueueOrder },
    problems: ['not-found', 'claim.held', 'order.not-waiting'],
  }),
  assign: endpoint('PUT /permits/admin/queue/{id}/holder', {
    access: 'admin',
    summary: 'Assign a waiting order to an admin who files permits; `from` is the holder that was seen, if any',
    body: z.object({ to: Id, from: z.optional(Id) }),
    answers: { 200: QueueOrder },
    problems: ['not-found', 'claim.held', 'order.not-waiting'],
  }),
  release: endpoint('DELETE /permits/admin/queue/{id}/claim', {
    access: 'admin',
    summary: 'Release an order that the admin holds',
    answers: { 200: QueueOrder },
    problems: ['not-found', 'claim.not-mine', 'order.not-waiting'],
  }),
};
