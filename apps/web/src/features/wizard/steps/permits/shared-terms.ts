import type { StateCode } from '@wideload/domain';
import type { PermitForm } from '../../draft/permit-form.ts';
import type { OrderPermit } from './order-permits.ts';
import { findCommonComment, findOwnTerms, type Days } from './own-terms.ts';

/** All permits of the order, those of one unit, or those of one state. */
export type Scope = { unit?: string; state?: StateCode };

/** Null keeps what each permit has. */
export type SharedTerms = { days: Days | null; comment: string | null };

/** A permit in the scope with days or a comment of its own, which it keeps unless `key` is overwritten. */
export type Exception = { key: string; permit: OrderPermit; field: 'days' | 'comment' };

export function listInScope(all: readonly OrderPermit[], { unit, state }: Scope): OrderPermit[] {
  return all.filter(
    ({ stored }) => (unit === undefined || stored.unit === unit) && (state === undefined || stored.state === state),
  );
}

export function listExceptions(all: readonly OrderPermit[], scope: Scope, terms: SharedTerms): Exception[] {
  return listInScope(all, scope).flatMap((permit): Exception[] => [
    ...(terms.days !== null && hasOwnDays(permit, all) ? [toException(permit, 'days')] : []),
    ...(terms.comment !== null && hasOwnComment(permit, all) ? [toException(permit, 'comment')] : []),
  ]);
}

type Change = { scope: Scope; terms: SharedTerms; overwritten: ReadonlySet<string> };

/** The permits that change; exceptions keep their own terms. */
export function applySharedTerms(all: readonly OrderPermit[], { scope, terms, overwritten }: Change): PermitForm[] {
  const kept = new Set(listExceptions(all, scope, terms).map(({ key }) => key));
  const isKept = (permit: OrderPermit, field: Exception['field']) => {
    const { key } = toException(permit, field);
    return kept.has(key) && !overwritten.has(key);
  };
  return listInScope(all, scope).flatMap((permit) => {
    const days = isKept(permit, 'days') ? null : terms.days;
    const comment = isKept(permit, 'comment') ? null : terms.comment;
    return days === null && comment === null ? [] : [{ ...permit.form, ...days, ...(comment !== null && { comment }) }];
  });
}

function toException(permit: OrderPermit, field: Exception['field']): Exception {
  return { key: `${permit.form._id} ${field}`, permit, field };
}

function hasOwnDays(permit: OrderPermit, all: readonly OrderPermit[]): boolean {
  const { date } = findOwnTerms(permit, all);
  return date !== undefined && !date.isShared;
}

function hasOwnComment({ form }: OrderPermit, all: readonly OrderPermit[]): boolean {
  const comment = form.comment.trim();
  return comment !== '' && comment !== findCommonComment(all);
}
