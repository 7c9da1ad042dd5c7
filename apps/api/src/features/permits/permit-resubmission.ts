import { appMessages, formatUnmetDays, toFieldMessages, type permits, type ReadBody } from '@wideload/contract';
import { findResubmissionProblems, findUnmetDaysWith, isHalted, isWorkable, mapFields } from '@wideload/domain';
import type { User } from '#actor.ts';
import { inTransaction, type Tx } from '#platform/db/transaction.ts';
import type { Deps } from '#deps.ts';
import { createFieldProblem, Problem } from '#problem.ts';
import {
  initialAnswer,
  labelPlace,
  lockOrder,
  moveOrder,
  recordEvents,
  refuseRefunded,
  touchOrder,
  type StoredOrder,
} from '#features/orders/orders.service.ts';
import { findPermit, lockPermit, createStaleProblem, type LockedPermit, type StoredPermit } from './locked-permit.ts';
import { dropPermitUpdates } from './permit-mails.ts';
import { writeAnswers, writeTerms } from './permits.store.ts';

type OfOne = ReadBody<typeof permits.resubmit>;
type OfOrder = ReadBody<typeof permits.resubmitOrder>;
/** `path`: where the terms are in the body of the call. */
type Again = LockedPermit & { terms: Pick<OfOne, 'date' | 'route' | 'comment'>; path: string };
type Resubmission = { order: StoredOrder; again: readonly Again[]; answer: string; despiteDays?: boolean | undefined };

/** The permit must be the user's, and refused. */
export function resubmitPermit(deps: Deps, user: User, { id, body }: { id: string; body: OfOne }) {
  const { answer, despiteDays, ...terms } = body;
  return inTransaction(deps.db, async (tx): Promise<StoredPermit> => {
    const locked = await lockPermit(tx, user, id);
    const again = { ...locked, terms, path: '' };
    const [after] = await resubmit(tx, deps, user, { order: locked.order, again: [again], answer, despiteDays });
    if (after === undefined) throw new Error('A resubmitted permit was not written.');
    return after;
  });
}

/** All or none. A rejected order is pending again with its permits, or alone. */
export function resubmitOrder(deps: Deps, user: User, { id, body }: { id: string; body: OfOrder }) {
  return inTransaction(deps.db, async (tx): Promise<StoredPermit[]> => {
    const order = await lockOrder(tx, user, id);
    if (order === null) throw new Problem('not-found');
    if (!isWorkable(order.status) && !isHalted(order.status)) throw new Problem('order.not-pending');
    const { permits: wanted, answer, despiteDays } = body;
    const again = wanted.map(({ _id, ...terms }, index) => {
      return { ...findPermit(order, _id), terms, path: `permits.${index}.` };
    });
    const isNothingNew = again.length === 0 && (isWorkable(order.status) || answer.trim() === '');
    if (isNothingNew) throw createFieldProblem('answer', appMessages['field.missing']);
    return resubmit(tx, deps, user, { order, again, answer, despiteDays });
  });
}

async function resubmit(
  tx: Tx,
  deps: Deps,
  user: User,
  { order, again, answer, despiteDays = false }: Resubmission,
): Promise<StoredPermit[]> {
  for (const each of again) if (each.permit.status !== 'refused') throw await createStaleProblem(tx, user, each);
  refuseRefunded(order, 'requested again');
  refuseWrongTerms(again);
  const dates = again.map(({ permit, terms: { date } }) => ({ permit, date }));
  const told = findUnmetDaysWith(order.permits, order.trip?.states ?? [], dates).map(formatUnmetDays);
  if (told.length > 0 && !despiteDays) throw new Problem('permit.days-apart', { detail: told.join(' ') });
  const comment = [answer, ...told.map((sentence) => `Sent with days that do not meet. ${sentence}`)].join('\n').trim();
  const { id: orderId, status: from } = order;
  if (isHalted(from)) await moveOrder(deps, tx, { orderId, from, to: 'pending', by: user, comment });
  else await touchOrder(tx, orderId, deps.clock.now());
  // The history has the shared comment once.
  return writePermits(tx, deps, user, { order, again, comment: isHalted(from) ? '' : comment });
}

function refuseWrongTerms(again: readonly Again[]): void {
  const errors = again.flatMap(({ permit, terms, path }) =>
    toFieldMessages(findResubmissionProblems(permit, terms)).map((message) => ({
      ...message,
      path: `${path}${message.path}`,
      code: 'invalid',
    })),
  );
  if (errors.length > 0) throw new Problem('input.invalid', { errors });
}

function requestAgain({ permit, terms }: Again): StoredPermit {
  const route = mapFields(terms.route, (end, place) => labelPlace(place, permit.route[end]));
  return { ...permit, ...initialAnswer, ...terms, route, typed: {}, status: 'requested' };
}

async function writePermits(
  tx: Tx,
  deps: Deps,
  user: User,
  { order, again, comment }: Pick<Resubmission, 'order' | 'again'> & { comment: string },
): Promise<StoredPermit[]> {
  const written = again.map(requestAgain);
  if (written.length === 0) return written;
  await writeTerms(tx, user, written);
  await writeAnswers(tx, written);
  await recordEvents(tx, deps, {
    orderId: order.id,
    ownerId: user.ownerId,
    what: 'permit',
    from: 'refused',
    to: 'requested',
    by: user,
    each: again.map(({ permit: { state }, unit }, index) => {
      return { permit: { state, unit }, comment: index === 0 ? comment : '', notification: null };
    }),
  });
  await dropPermitUpdates(tx, deps, { order, permits: written });
  return written;
}
