import { orderStatuses } from '@wideload/domain';
import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { listOf, listQuery } from '../core/list.ts';
import { adminOrderList } from '../core/lists.ts';
import { CustomerBody } from './order-bodies.ts';
import { StatusCounts } from './orders.ts';
import { filledIn } from './templates.ts';
import { RefundedValue, CentsValue, CsvFile, Id, Instant, SeenNumber, longText } from '../core/values.ts';

const Status = z.enum(orderStatuses);

export const AdminOrderRow = z.object({
  _id: Id,
  orderNumber: z.int(),
  status: Status,
  createdAt: Instant,
  /** Names of states. */
  jurisdictions: z.array(z.string()),
  unitCount: z.int(),
  permitCount: z.int(),
  /** Permits that the states have issued. */
  issuedCount: z.int(),
  /** The owner; the e-mail is empty where that account is deleted. */
  user: z.object({ _id: Id, email: z.string() }),
  customer: CustomerBody,
  totalPrice: CentsValue,
  /** With the differences that were charged later. */
  paid: CentsValue,
  /** Includes refunds in progress. */
  refunded: CentsValue,
  isRefunded: RefundedValue,
});
export type AdminOrderRow = z.infer<typeof AdminOrderRow>;

/** `search` matches the beginning of an order id, an order number, or the beginning of a PO / job number. */
export const adminOrderListQuery = z.extend(listQuery(adminOrderList), { status: z.optional(Status) });

export const ChangeStatusBody = z.object({
  status: Status,
  /** The carrier sees the comment. */
  comment: z._default(filledIn(longText(1000)), ''),
  /** The status that the admin saw: if it has changed, the request is refused. */
  from: z.optional(Status),
  /** The admin whose claim the caller was warned about. */
  over: z.optional(Id),
});

export const MovedOrder = z.object({ _id: Id, orderNumber: z.int(), status: Status });

export const adminOrders = {
  list: endpoint('GET /permits/admin/orders', {
    access: 'admin',
    summary:
      'All orders whose customer has an e-mail, drafts included, searched by order id, number or PO / job number',
    query: adminOrderListQuery,
    answers: { 200: z.extend(listOf(AdminOrderRow), { counts: StatusCounts }) },
  }),
  export: endpoint('GET /permits/admin/orders.csv', {
    access: 'admin',
    summary: 'The same orders, searched, filtered and sorted alike, on all pages, as a CSV file',
    query: z.omit(adminOrderListQuery, { page: true, pageSize: true }),
    answers: { 200: CsvFile },
  }),
  changeStatus: endpoint('PUT /permits/admin/orders/{id}', {
    access: 'admin',
    summary:
      'Approve, reject or reopen a paid order; its carrier is notified. A refusal names the current status, as `orderStatus`, and the permits that keep it from approval, as `permits`',
    body: ChangeStatusBody,
    answers: { 200: MovedOrder },
    problems: [
      'not-found',
      'order.stale',
      'order.move-refused',
      'order.permits-undecided',
      'order.refunded',
      'claim.held',
      'payment_in_progress',
    ],
  }),
};

/** `version` is the one that the admin saw. */
export const HandOverBody = z.object({ version: SeenNumber });

/** Orders that an admin begins for a user on the phone; the draft itself is saved by the user's calls, on behalf. */
export const phoneOrders = {
  handOver: endpoint('POST /permits/admin/orders/{id}/hand_over', {
    access: 'admin',
    summary: 'Tell the owner of a phone order that it is ready to be reviewed and paid',
    body: HandOverBody,
    problems: ['not-found', 'order.not-draft', 'order.stale', 'order_incomplete'],
  }),
};
