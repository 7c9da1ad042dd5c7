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
export function permitAnswerProblems(status: PermitStatus, answer: PermitAnswer): Problem[] {
  if (status === 'refused')
    return toProblems('reason', answer.reason.trim() === '' ? 'Please input the reason of the refusal!' : null);
  if (status !== 'issued') return validityProblems(answer);
  const { stateNumber, validFrom, validTo, chargedFeeCents, hasDocument } = answer;
  return [
    ...toProblems('stateNumber', stateNumber.trim() === '' ? 'Please input the number of the permit!' : null),
    ...toProblems('validFrom', validFrom === null ? 'Please input the first valid day!' : null),
    ...toProblems('validTo', validTo === null ? 'Please input the last valid day!' : null),
    ...validityProblems(answer),
    ...toProblems('chargedFeeCents', chargedFeeCents === null ? 'Please input the fee that the state charged!' : null),
    ...toProblems('document', hasDocument ? null : 'Please choose the issued permit as a PDF!'),
  ];
}

function validityProblems({ validFrom, validTo }: PermitAnswer): Problem[] {
  const [from, to] = [parseDay(validFrom ?? ''), parseDay(validTo ?? '')];
  const isBackwards = from !== null && to !== null && compareDays(from, to) > 0;
  return toProblems('validTo', isBackwards ? 'The last valid day is before the first.' : null);
}
