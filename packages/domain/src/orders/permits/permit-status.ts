import { compareDays, parseDay, type Day } from '../../basics/day.ts';
import { isActive, type OrderStatus } from '../order-status.ts';
import { type Problem, toProblems } from '../../basics/problem.ts';
import type { StateCode } from '../../basics/state-code.ts';

export const permitStatuses = ['requested', 'filed', 'issued', 'refused', 'voided'] as const;
export type PermitStatus = (typeof permitStatuses)[number];

/**
 * A permit issued by mistake returns to filed; an admin or the carrier resubmits a refused one. Only while the order is pending.
 * Voiding is an act of its own (`mayEndIssued`), and final.
 */
export const nextPermitStatuses = {
  requested: ['filed', 'issued', 'refused'],
  filed: ['issued', 'refused', 'requested'],
  issued: ['filed'],
  refused: ['requested'],
  voided: [],
} as const satisfies Record<PermitStatus, readonly PermitStatus[]>;

export function mayMovePermit(from: PermitStatus, to: PermitStatus): boolean {
  const moves: readonly PermitStatus[] = nextPermitStatuses[from];
  return moves.includes(to);
}

/** Work on the permit is over: nothing is left to file or to wait for. */
export function isPermitSettled(status: PermitStatus): boolean {
  return status === 'issued' || status === 'voided';
}

/** Asks its state for the permit or hands it out: only for an order whose money we hold. */
export function advancesPermit(from: PermitStatus, to: PermitStatus): boolean {
  return from !== 'issued' && (to === 'filed' || to === 'issued');
}

/** Neither issued nor refused nor void: an order with such a permit cannot be approved. */
export function isPermitUndecided(status: PermitStatus): boolean {
  return status === 'requested' || status === 'filed';
}

/** @returns true if an issued permit may be amended, voided, or get another document. */
export function mayEndIssued({ order, permit }: { order: OrderStatus; permit: PermitStatus }): boolean {
  return permit === 'issued' && isActive(order);
}

export type PermitAnswer = {
  stateNumber: string;
  validFrom: string | null;
  validTo: string | null;
  /** In cents. */
  chargedFeeCents: number | null;
  reason: string;
  hasDocument: boolean;
};

/** Catches typing errors, and leaves room for superloads. */
export const maxChargedFee = 100_000_00;

/** The facts that are missing for a status. */
export function findPermitAnswerProblems(status: PermitStatus, answer: PermitAnswer): Problem[] {
  if (status === 'refused')
    return toProblems('reason', answer.reason.trim() === '' ? { code: 'refusal-reason.missing' } : null);
  if (status !== 'issued') return findValidityProblems(answer);
  const { stateNumber, validFrom, validTo, chargedFeeCents, hasDocument } = answer;
  return [
    ...toProblems('stateNumber', stateNumber.trim() === '' ? { code: 'permit-number.missing' } : null),
    ...toProblems('validFrom', validFrom === null ? { code: 'valid-from.missing' } : null),
    ...toProblems('validTo', validTo === null ? { code: 'valid-to.missing' } : null),
    ...findValidityProblems(answer),
    ...toProblems('chargedFeeCents', chargedFeeCents === null ? { code: 'charged-fee.missing' } : null),
    ...toProblems('document', hasDocument ? null : { code: 'permit-document.missing' }),
  ];
}

function findValidityProblems({ validFrom, validTo }: PermitAnswer): Problem[] {
  const [from, to] = [parseDay(validFrom ?? ''), parseDay(validTo ?? '')];
  const isBackwards = from !== null && to !== null && compareDays(from, to) > 0;
  return toProblems('validTo', isBackwards ? { code: 'valid-days.reversed' } : null);
}

/** The term of an issued permit on a day. */
export const permitTerms = ['ahead', 'valid', 'ends-today', 'expired'] as const;
export type PermitTerm = (typeof permitTerms)[number];

/** The days may be absent until the permit is issued. */
export type IssuedDays = {
  status: PermitStatus;
  validFrom?: string | null | undefined;
  validTo?: string | null | undefined;
};

/** Null for a permit that is not issued. Both ends of the validity count; `today` is the day of whoever looks. */
export function findPermitTerm({ status, validFrom, validTo }: IssuedDays, today: Day): PermitTerm | null {
  if (status !== 'issued') return null;
  const [first, last] = [parseDay(validFrom ?? ''), parseDay(validTo ?? '')];
  if (last !== null && compareDays(last, today) < 0) return 'expired';
  if (first !== null && compareDays(first, today) > 0) return 'ahead';
  return last !== null && compareDays(last, today) === 0 ? 'ends-today' : 'valid';
}

/** A refused permit needs somebody first, a voided one nobody. */
const ranks: Record<PermitStatus, number> = { refused: 0, requested: 1, filed: 2, issued: 3, voided: 4 };

export type StateStatus = IssuedDays & { state: StateCode };

/** Of issued permits, the one that ends first. Days as texts are in the order of time. */
function compareUrgency(a: StateStatus, b: StateStatus): number {
  return ranks[a.status] - ranks[b.status] || (a.validTo ?? '').localeCompare(b.validTo ?? '');
}

/** One status for each of `states` that has permits, with its days: that of its least advanced permit over all units. */
export function findStateStatuses(permits: readonly StateStatus[], states: readonly StateCode[]): StateStatus[] {
  return states.flatMap((state) => {
    const [first] = permits.filter((permit) => permit.state === state).toSorted(compareUrgency);
    if (first === undefined) return [];
    const { status, validFrom, validTo } = first;
    return [status === 'issued' ? { state, status, validFrom, validTo } : { state, status }];
  });
}
