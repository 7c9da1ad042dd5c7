import type { Order, Permit } from '@wideload/contract';
import {
  isHalted,
  findPermitTerm,
  isPermitUndecided,
  stateName,
  type Day,
  type IssuedDays,
  type PermitTerm,
} from '@wideload/domain';
import { formatWeekdayAndDay } from './format-day.ts';
import * as texts from '../order/next-steps.texts.ts';
import { findPermitSign, type PermitSign } from './permit-signs.ts';

type Next = (state: string, permit: IssuedDays) => string;

const nextSteps: Record<Permit['status'], Next> = {
  requested: texts.requestedNext,
  filed: texts.filedNext,
  issued: texts.issuedNext,
  refused: texts.refusedNext,
  voided: texts.voidedNext,
};

const formatDay = (day: IssuedDays['validTo']) => (day ? formatWeekdayAndDay(day) : '');

const termSteps: Record<PermitTerm, Next> = {
  ahead: (state, { validFrom }) => texts.aheadNext(state, formatDay(validFrom)),
  valid: texts.issuedNext,
  'ends-today': texts.endsTodayNext,
  expired: (state, { validTo }) => texts.expiredNext(state, formatDay(validTo)),
};

/** `isCanceled`: the carrier does not want the permit any more, and its state is asked to cancel it. */
type HaltingOrder = Pick<Order, 'status' | 'isRefunded'> & { isCanceled?: boolean };

/** Why nothing more happens to a permit that is not decided. */
function findHalt(status: Permit['status'], order: HaltingOrder): string | null {
  if (!isPermitUndecided(status)) return null;
  if (isHalted(order.status)) return texts.haltedNext;
  return order.isRefunded ? texts.haltedByRefundNext : null;
}

/** `today` is that of the device. */
export function describePermit(
  permit: IssuedDays & Pick<Permit, 'state'>,
  order: HaltingOrder,
  today: Day,
): PermitSign & { next: string } {
  const { status, state } = permit;
  const term = findPermitTerm(permit, today);
  const usable = term === null ? nextSteps[status] : termSteps[term];
  const next = order.isCanceled === true && term !== 'expired' ? texts.canceledNext : usable;
  return { ...findPermitSign(permit, today), next: findHalt(status, order) ?? next(stateName(state), permit) };
}
