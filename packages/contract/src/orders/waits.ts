import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { Id, StateValue } from '../core/values.ts';

/** The usual wait for an undecided permit. */
export const Wait = z.object({
  permit: Id,
  state: StateValue,
  /** `Usually 2 h, 9 of 10 within 6 h, in office hours (Mon-Fri 08:00-17:00 ET)` */
  words: z.string(),
  /** It was paid so long ago that 9 of 10 of the same kind had come; false before the payment. */
  isLate: z.boolean(),
});
export type Wait = z.infer<typeof Wait>;

export const waits = {
  list: endpoint('GET /permits/orders/{id}/waits', {
    access: 'user',
    summary:
      'How long each state usually takes for the permits of an own order that are not decided, by our own permits or else by what the state says, and which are late',
    answers: { 200: z.object({ items: z.array(Wait) }) },
    problems: ['not-found'],
    onBehalf: true,
  }),
};
