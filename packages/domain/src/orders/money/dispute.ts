/** The card provider's words. A `warning_…` is an inquiry of the bank, which withdraws nothing. */
export const disputeStatuses = [
  'warning_needs_response',
  'warning_under_review',
  'warning_closed',
  'needs_response',
  'under_review',
  'appeal_needs_response',
  'appeal_under_review',
  'won',
  'lost',
  'prevented',
] as const;
export type DisputeStatus = (typeof disputeStatuses)[number];

/** A read that arrives late cannot move a dispute back. */
export const nextDisputeStatuses = {
  warning_needs_response: ['warning_under_review', 'warning_closed', 'needs_response', 'under_review', 'won', 'lost'],
  warning_under_review: ['warning_closed', 'needs_response', 'under_review', 'won', 'lost'],
  warning_closed: ['needs_response', 'under_review', 'won', 'lost'],
  needs_response: ['under_review', 'appeal_needs_response', 'appeal_under_review', 'won', 'lost', 'prevented'],
  under_review: ['appeal_needs_response', 'appeal_under_review', 'won', 'lost', 'prevented'],
  appeal_needs_response: ['appeal_under_review', 'won', 'lost'],
  appeal_under_review: ['won', 'lost'],
  won: [],
  // An appeal may reverse it.
  lost: ['appeal_needs_response', 'appeal_under_review', 'won'],
  prevented: [],
} as const satisfies Record<DisputeStatus, readonly DisputeStatus[]>;

export function mayMoveDispute(from: DisputeStatus, to: DisputeStatus): boolean {
  const moves: readonly DisputeStatus[] = nextDisputeStatuses[from];
  return moves.includes(to);
}

const closed: ReadonlySet<DisputeStatus> = new Set(['won', 'lost', 'warning_closed', 'prevented']);

export function isDisputeOpen(status: DisputeStatus): boolean {
  return !closed.has(status);
}

/** `product_not_received` reads "product not received". */
export function formatDisputeReason(reason: string): string {
  return reason.replaceAll('_', ' ');
}

export type DisputeRisk = 'taken-twice' | 'bank-asks' | 'lost-already';

type RiskFacts = { status: DisputeStatus; withdrawn: number };

/**
 * Why a refund of a disputed payment would cost the amount twice; null where it would not. An inquiry is the exception: a refund can end it.
 * @param withdrawn what the bank still holds of it, in cents.
 */
export function findDisputeRisk({ status, withdrawn }: RiskFacts): DisputeRisk | null {
  if (status === 'lost') return 'lost-already';
  if (!isDisputeOpen(status)) return null;
  return withdrawn > 0 ? 'taken-twice' : 'bank-asks';
}
