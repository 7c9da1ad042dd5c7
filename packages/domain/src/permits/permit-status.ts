import { compareDays, parseDay } from '../days/day.ts';
import { type Problem, toProblems } from '../orders/problem.ts';

/** A permit's own status, besides the order's. */
export const permitStatuses = ['requested', 'filed', 'issued', 'refused'] as const;
export type PermitStatus = (typeof permitStatuses)[number];

/**
 * A mistakenly issued permit goes back to filed; a refused one is resubmitted by an admin or its carrier. Only while the
 * order is pending.
 */
export const nextPermitStatuses = {
  requested: ['filed', 'issued', 'refused'],
  filed: ['issued', 'refused', 'requested'],
  issued: ['filed'],
  refused: ['requested'],
} as const satisfies Record<PermitStatus, readonly PermitStatus[]>;

export function mayMovePermit(from: PermitStatus, to: PermitStatus): boolean {
  const moves: readonly PermitStatus[] = nextPermitStatuses[from];
  return moves.includes(to);
}

/** A state's answer to a permit, as recorded by an admin. */
export type PermitAnswer = {
  /** `''` for none. */
  stateNumber: string;
  /** Days, `YYYY-MM-DD`. */
  validFrom: string | null;
  validTo: string | null;
  /** The state's actual charge in cents. */
  chargedFeeCents: number | null;
  reason: string;
  hasDocument: boolean;
};

/** Maximum recorded fee of one permit: catches slips, leaves room for superloads. */
export const highestChargedFee = 100_000_00;

/** Facts missing before a permit can have a status. */
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
