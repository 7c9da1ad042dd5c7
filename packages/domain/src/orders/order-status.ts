export const orderStatuses = ['draft', 'pending', 'approved', 'rejected'] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/** A successful payment moves a draft; all other moves are an admin's. Nothing returns to draft. */
export const nextStatuses = {
  draft: ['pending'],
  pending: ['approved', 'rejected'],
  approved: ['rejected'],
  rejected: ['pending'],
} as const satisfies Record<OrderStatus, readonly OrderStatus[]>;

export function mayMove(from: OrderStatus, to: OrderStatus): boolean {
  const moves: readonly OrderStatus[] = nextStatuses[from];
  return moves.includes(to);
}

export type AdminMove = Exclude<OrderStatus, 'draft'>;

/** The moves that an admin may make: only a payment moves a draft. */
export function listAdminMoves(from: OrderStatus): readonly AdminMove[] {
  return from === 'draft' ? [] : nextStatuses[from];
}
