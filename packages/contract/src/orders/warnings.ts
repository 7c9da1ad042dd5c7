import type { FactSubject } from '@wideload/domain/warnings';
import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { DayValue, Id, Instant, StateValue } from '../core/values.ts';

/** The subject of a fact of a state, or a restriction. The facts of `@wideload/domain/warnings` weigh too much for a browser. */
export const warningKinds = [
  'rule',
  'fee',
  'escorts',
  'roads',
  'hours',
  'holiday',
  'curfew',
  'restriction',
] as const satisfies readonly (FactSubject | 'restriction')[];

/** A fact of a state that changed for a trip, or a restriction on its way. */
export const OrderWarning = z.object({
  _id: Id,
  kind: z.enum(warningKinds),
  state: StateValue,
  what: z.string(),
  /** Empty for a restriction. */
  was: z.string(),
  now: z.string(),
  toDo: z.string(),
  since: DayValue,
  source: z.object({ words: z.string(), link: z.nullable(z.string()) }),
  /** The days that it is about; null for all days of the trip, or without an end. */
  firstDay: z.nullable(DayValue),
  lastDay: z.nullable(DayValue),
  isWithdrawn: z.boolean(),
  createdAt: Instant,
});
export type OrderWarning = z.infer<typeof OrderWarning>;

export const warnings = {
  list: endpoint('GET /permits/orders/{id}/warnings', {
    access: 'user',
    summary:
      'What changed for an own paid trip after its payment, newest first; for a draft the restrictions that its trip crosses now',
    answers: { 200: z.object({ items: z.array(OrderWarning) }) },
    problems: ['not-found'],
  }),
};
