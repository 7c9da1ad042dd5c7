import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { listOf, listQuery } from '../core/list.ts';
import { notificationList } from '../core/lists.ts';
import { Id, Instant } from '../core/values.ts';

/** Urgent notifications; all others have no kind on the wire. */
export const urgentKinds = [
  'ends-today',
  'expired',
  'days-unmet',
  'fee-asked',
  'payment-asked',
  'facts-changed',
  'restriction',
] as const;
export type UrgentKind = (typeof urgentKinds)[number];
export const notificationKinds = ['order', ...urgentKinds] as const;
export type NotificationKind = (typeof notificationKinds)[number];

export const Notification = z.object({
  _id: Id,
  /** Same as `_id`: spec [3] has both names. */
  notification_id: Id,
  orderNumber: z.int(),
  orderName: z.string(),
  order: Id,
  read: z.boolean(),
  /** Ends with the order's new status. */
  comment: z.string(),
  /** Further facts, such as what happens to the money of a rejected order. */
  note: z.optional(z.string()),
  kind: z.optional(z.enum(urgentKinds)),
  createdAt: Instant,
});
export type Notification = z.infer<typeof Notification>;

/** Their own orders, or all of the account. An account of one has the mails at the address of each order. */
const OrderMails = z.object({ whose: z.enum(['mine', 'all']) });

export const notifications = {
  list: endpoint('GET /notifications', {
    access: 'user',
    summary:
      'Own notifications in the account, newest first, searched by id or order number, of all orders or those that the person made or acted on; 304 to an If-None-Match that still fits',
    query: z.extend(listQuery(notificationList), { whose: z.optional(z.literal('mine')) }),
    answers: {
      200: z.extend(listOf(Notification), {
        unread: z.int(),
        /** Several people work in the account. */
        isShared: z.optional(z.boolean()),
      }),
      304: z.null(),
    },
    // Each open window polls 30 times a minute, and offices share an address.
    perMinute: 3000,
    // A refused poll is repeated later, and nobody waits for it.
    shed: 'first',
  }),
  read: endpoint('PUT /notifications/{id}/read', {
    access: 'user',
    summary: 'Mark a notification as read',
    problems: ['not-found'],
  }),
  readAll: endpoint('PUT /notifications/read', {
    access: 'user',
    summary: 'Mark all own notifications as read',
  }),
  readMails: endpoint('GET /notifications/mails', {
    access: 'user',
    summary: 'About which orders of the account the person gets mails: those that they made, acted on or paid, or all',
    answers: { 200: OrderMails },
  }),
  chooseMails: endpoint('PUT /notifications/mails', {
    access: 'user',
    summary: 'Choose about which orders of the account to get mails; the address that an order names always gets them',
    body: OrderMails,
    answers: { 200: OrderMails },
  }),
  remove: endpoint('DELETE /notifications/{id}', {
    access: 'user',
    summary: 'Delete a notification; it can be restored for ten minutes',
    problems: ['not-found'],
  }),
  restore: endpoint('PUT /notifications/{id}/restore', {
    access: 'user',
    summary: 'Take the deletion of a notification back',
    problems: ['not-found'],
  }),
};
