export const orderStatuses = ['draft', 'pending', 'approved', 'rejected'] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/** Only a payment moves a draft; an admin makes all other moves. No order returns to draft. */
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

/** Its permits are filed, issued and approved: it waits for a decision, and its money was not refunded. */
export function isInWork({ status, isRefunded }: { status: OrderStatus; isRefunded: boolean }): boolean {
  return status === 'pending' && !isRefunded;
}

export type AdminMove = Exclude<OrderStatus, 'draft'>;

export function listAdminMoves(from: OrderStatus): readonly AdminMove[] {
  return from === 'draft' ? [] : nextStatuses[from];
}
