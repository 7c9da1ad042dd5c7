export const orderStatuses = ['draft', 'pending', 'approved', 'rejected'] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/** A successful payment moves a draft; the other moves are an admin's. Nothing returns to draft. */
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

/** What an admin can make of an order. */
export type AdminMove = Exclude<OrderStatus, 'draft'>;

/** Where an admin may move an order: only a payment moves a draft. */
export function movesOfAdmin(from: OrderStatus): readonly AdminMove[] {
  return from === 'draft' ? [] : nextStatuses[from];
}
