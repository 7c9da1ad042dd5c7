import { Instant, StateValue } from '../core/values.ts';
import { orderStatuses, permitStatuses } from '@wideload/domain';
import * as z from 'zod/mini';

const eventFacts = {
  at: Instant,
  /** `payment` is a confirmation by the provider. Admins stay anonymous. */
  who: z.enum(['owner', 'payment', 'admin']),
  /** Another person of the account than the reader acted, or pressed PAY; empty once they have deleted their own account. */
  person: z.optional(z.string()),
  comment: z.string(),
};

/** Kept events of an order beside those of its permits. */
export const orderEventKinds = [
  'status',
  'units',
  'money',
  'po-number',
  'message',
  'handed-over',
  'change',
  'days',
  'payment-asked',
  'filing',
  'warning',
] as const;

/** One change of an order: of its status (`from` is null at its creation), a permit, its units, its money, its PO / job number, a message about it, its handover to the owner, what is wrong with the days of its permits, or a warning about it. */
export const OrderEvent = z.discriminatedUnion('what', [
  z.object({
    ...eventFacts,
    what: z.enum(['created', 'paid', ...orderEventKinds]),
    from: z.nullable(z.enum(orderStatuses)),
    to: z.enum(orderStatuses),
  }),
  z.object({
    ...eventFacts,
    what: z.literal('permit'),
    /** `unit` counts from 1. */
    permit: z.object({ state: StateValue, unit: z.int() }),
    from: z.enum(permitStatuses),
    to: z.enum(permitStatuses),
  }),
]);
export type OrderEvent = z.infer<typeof OrderEvent>;
