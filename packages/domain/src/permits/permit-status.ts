import { compareDays, parseDay } from '../days/day.ts';
import { type Problem, problemAt } from '../orders/problem.ts';

/** Each permit's own way, beside the order's status. */
export const permitStatuses = ['requested', 'filed', 'issued', 'refused'] as const;
export type PermitStatus = (typeof permitStatuses)[number];

/**
 * An issued permit goes back to filed where it was issued by mistake; a refused one is asked for again, by an admin or by its carrier.
 * All of it only while the order is pending.
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

/** What a state said to a permit, as far as an admin has recorded it. */
export type PermitAnswer = {
  /** `''` for none. */
  stateNumber: string;
  /** Days, `YYYY-MM-DD`. */
  validFrom: string | null;
  validTo: string | null;
  /** What the state really charged, in cents. */
  chargedFeeCents: number | null;
  reason: string;
  hasDocument: boolean;
};

/** The highest fee that can be recorded for one permit: a slip of the finger stays below it, superloads too. */
export const highestChargedFee = 100_000_00;

/** What still has to be said before a permit can have a status; empty when nothing is. */
export function permitAnswerProblems(status: PermitStatus, answer: PermitAnswer): Problem[] {
  if (status === 'refused')
    return problemAt('reason', answer.reason.trim() === '' ? 'Please input the reason of the refusal!' : null);
  if (status !== 'issued') return validityProblems(answer);
  const { stateNumber, validFrom, validTo, chargedFeeCents, hasDocument } = answer;
  return [
    ...problemAt('stateNumber', stateNumber.trim() === '' ? 'Please input the number of the permit!' : null),
    ...problemAt('validFrom', validFrom === null ? 'Please input the first valid day!' : null),
    ...problemAt('validTo', validTo === null ? 'Please input the last valid day!' : null),
    ...validityProblems(answer),
    ...problemAt('chargedFeeCents', chargedFeeCents === null ? 'Please input the fee that the state charged!' : null),
    ...problemAt('document', hasDocument ? null : 'Please choose the issued permit as a PDF!'),
  ];
}

function validityProblems({ validFrom, validTo }: PermitAnswer): Problem[] {
  const [from, to] = [parseDay(validFrom ?? ''), parseDay(validTo ?? '')];
  const isBackwards = from !== null && to !== null && compareDays(from, to) > 0;
  return problemAt('validTo', isBackwards ? 'The last valid day is before the first.' : null);
}
