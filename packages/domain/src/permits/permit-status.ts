import { compareDays, parseDay } from '../days/day.ts';
import { type Problem, toProblems } from '../orders/problem.ts';

export const permitStatuses = ['requested', 'filed', 'issued', 'refused'] as const;
export type PermitStatus = (typeof permitStatuses)[number];

/** A permit issued by mistake returns to filed; an admin or the carrier resubmits a refused one. Only while the order is pending. */
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
export function permitAnswerProblems(status: PermitStatus, answer: PermitAnswer): Problem[] {
  if (status === 'refused')
    return toProblems('reason', answer.reason.trim() === '' ? 'Please input the reason of the refusal!' : null);
  if (status !== 'issued') return checkValidity(answer);
  const { stateNumber, validFrom, validTo, chargedFeeCents, hasDocument } = answer;
  return [
    ...toProblems('stateNumber', stateNumber.trim() === '' ? 'Please input the number of the permit!' : null),
    ...toProblems('validFrom', validFrom === null ? 'Please input the first valid day!' : null),
    ...toProblems('validTo', validTo === null ? 'Please input the last valid day!' : null),
    ...checkValidity(answer),
    ...toProblems('chargedFeeCents', chargedFeeCents === null ? 'Please input the fee that the state charged!' : null),
    ...toProblems('document', hasDocument ? null : 'Please choose the issued permit as a PDF!'),
  ];
}

function checkValidity({ validFrom, validTo }: PermitAnswer): Problem[] {
  const [from, to] = [parseDay(validFrom ?? ''), parseDay(validTo ?? '')];
  const isBackwards = from !== null && to !== null && compareDays(from, to) > 0;
  return toProblems('validTo', isBackwards ? 'The last valid day is before the first.' : null);
}
