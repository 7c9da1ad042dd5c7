import { formatUnmetDays, toFieldMessages, type permits, type ReadBody } from '@wideload/contract';
import { findResubmissionProblems, findUnmetDaysWith, mapFields } from '@wideload/domain';
import type { User } from '#actor.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import type { Deps } from '#deps.ts';
import { Problem } from '#problem.ts';
import { initialAnswer, labelPlace, recordEvent, refuseRefunded, touchOrder } from '#features/orders/orders.service.ts';
import { lockPermit, createStaleProblem, type StoredPermit } from './locked-permit.ts';
import { dropPermitUpdate } from './permit-mails.ts';
import { writeAnswer, writeTerms } from './permits.store.ts';

type Resubmission = { id: string; body: ReadBody<typeof permits.resubmit> };

/** The permit must be the user's, and refused. */
export function resubmitPermit(deps: Deps, user: User, { id, body }: Resubmission): Promise<StoredPermit> {
  const { answer, despiteDays = false, ...terms } = body;
  return inTransaction(deps.db, async (tx) => {
    const locked = await lockPermit(tx, user, id);
    const { order, permit, unit } = locked;
    if (permit.status !== 'refused') throw await createStaleProblem(tx, user, locked);
    refuseRefunded(order, 'requested again');
    const found = findResubmissionProblems(permit, terms);
    if (found.length > 0)
      throw new Problem('input.invalid', {
        errors: toFieldMessages(found).map((message) => ({ ...message, code: 'invalid' })),
      });
    const unmet = findUnmetDaysWith(order.permits, order.trip?.states ?? [], { permit, date: terms.date });
    const told = unmet.map(formatUnmetDays);
    if (unmet.length > 0 && !despiteDays) throw new Problem('permit.days-apart', { detail: told.join(' ') });
    const route = mapFields(terms.route, (end, place) => labelPlace(place, permit.route[end]));
    const after: StoredPermit = { ...permit, ...initialAnswer, ...terms, route, typed: {}, status: 'requested' };
    await writeTerms(tx, user, after);
    await writeAnswer(tx, after);
    await touchOrder(tx, order.id, deps.clock.now());
    await recordEvent(tx, deps, {
      orderId: order.id,
      ownerId: user.ownerId,
      what: 'permit',
      permit: { state: permit.state, unit },
      from: permit.status,
      to: after.status,
      comment: [answer, ...told.map((sentence) => `Sent with days that do not meet. ${sentence}`)].join('\n').trim(),
      by: user,
      notification: null,
    });
    await dropPermitUpdate(tx, deps, { order, permitId: permit._id });
    return after;
  });
}
