/** The figures of the desk for leads: the work of each admin, and how long a permit takes. */
import * as z from 'zod/mini';
import { Id, StateValue } from '../core/values.ts';

const Issued = {
  issued: z.int(),
  /** The median from the payment to the issue; null if none was issued. */
  secondsToIssue: z.nullable(z.number()),
};

export const DeskFigures = z.object({
  people: z.array(
    z.object({
      /** Null for the orders that nobody holds; with an empty e-mail where the account is deleted. */
      admin: z.nullable(z.object({ _id: Id, email: z.string() })),
      /** Orders of the queue. */
      held: z.int(),
      /** Held orders whose next permit should have been filed by now, that wait for their carrier, and that have a fee difference. */
      overdue: z.int(),
      questions: z.int(),
      differences: z.int(),
      /** Permits in `deskDays`; a filing that was undone is none. */
      filed: z.int(),
      ...Issued,
    }),
  ),
  /** The most issued first. */
  states: z.array(z.object({ state: StateValue, ...Issued })),
});
export type DeskFigures = z.infer<typeof DeskFigures>;
