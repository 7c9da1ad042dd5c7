import { orderStatuses } from '@wideload/domain';
import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { maxSearchLength, orderSearchFields } from '../core/lists.ts';
import { Id, Instant, text } from '../core/values.ts';

export const FoundOrder = z.object({
  _id: Id,
  orderNumber: z.int(),
  status: z.enum(orderStatuses),
  userId: Id,
  createdAt: Instant,
  /** Empty in a draft without a company. */
  companyName: z.string(),
  title: z.string(),
  /** The field in which the text was found, with its whole value. */
  matched: z.object({ field: z.enum(orderSearchFields), value: z.string() }),
});
export type FoundOrder = z.infer<typeof FoundOrder>;

export const orderSearch = {
  find: endpoint('GET /permits/admin/search', {
    access: 'admin',
    summary:
      'Orders of any status by a whole order number or unit number, the beginning of an order id, permit number, PO number, plate or USDOT number, the end of a VIN or phone number, or a part of an e-mail, contact, company or title; where none is found, by a company whose name is alike',
    query: z.object({ search: text(maxSearchLength) }),
    answers: {
      200: z.object({
        /** One for each order, by its most telling field, then the newest first. */
        items: z.array(FoundOrder),
        /** True if there are more than these. */
        hasMore: z.boolean(),
      }),
    },
  }),
};
