import { maxLoadCode } from '@wideload/domain';
import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { Id, Instant, StateValue, longText, rawText } from '../core/values.ts';
import { Permit } from './orders.ts';

/** A draft with loads that are more than permits of some states allow; its carrier waits for their answers. */
export const AskedOrder = z.object({
  order: z.object({ _id: Id, orderNumber: z.int(), userId: Id, companyName: z.string() }),
  states: z.array(StateValue),
  /** The units of these loads, counted from 1. */
  units: z.array(z.int()),
  /** Of the first question. */
  askedAt: Instant,
});
export type AskedOrder = z.infer<typeof AskedOrder>;

/** `load` is the one that the admin saw; a refusal has a reason, which the carrier reads. */
export const StateAnswerBody = z
  .object({
    load: rawText(maxLoadCode),
    isPermitted: z.boolean(),
    reason: z._default(longText(1000), ''),
  })
  .check(
    z.refine(({ isPermitted, reason }) => isPermitted || reason.trim() !== '', {
      path: ['reason'],
      error: 'reason.missing',
    }),
  );

/** Loads beyond the permits of a state: an admin asks it and answers the carrier, who pays after that. */
export const stateQuestions = {
  list: endpoint('GET /permits/admin/state_questions', {
    access: 'admin',
    summary: 'Drafts with permits that wait for the answer of their states, the longest waiting first; at most 100',
    answers: { 200: z.object({ items: z.array(AskedOrder) }) },
  }),
  answer: endpoint('PUT /permits/admin/permits/{id}/state_answer', {
    access: 'admin',
    summary: 'Whether the state would permit the load of a draft; its carrier is notified, and can pay if it would',
    body: StateAnswerBody,
    answers: { 200: Permit },
    problems: ['not-found', 'order.stale', 'order.not-draft', 'payment_in_progress'],
  }),
};
