export const orderStatuses = ['draft', 'pending', 'approved', 'rejected'] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/** A value for each status, such as a count. */
export function mapStatuses<Value>(make: (status: OrderStatus) => Value): Record<OrderStatus, Value> {
  // Cast: `fromEntries` loses the key type.
  return Object.fromEntries(orderStatuses.map((status) => [status, make(status)])) as Record<OrderStatus, Value>;
}

/**
 * Only a payment moves a draft; an admin makes all other moves, and a carrier sends a rejected order again. No order returns to draft.
 */
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

type Meaning = { isPlaced: boolean; isWorkable: boolean; isActive: boolean };

/** The rules ask these, and no rule compares a status: a new one says here what it means. */
const meanings = {
  draft: { isPlaced: false, isWorkable: false, isActive: false },
  pending: { isPlaced: true, isWorkable: true, isActive: true },
  approved: { isPlaced: true, isWorkable: false, isActive: true },
  rejected: { isPlaced: true, isWorkable: false, isActive: false },
} as const satisfies Record<OrderStatus, Meaning>;

export type PlacedStatus = {
  [S in OrderStatus]: (typeof meanings)[S]['isPlaced'] extends true ? S : never;
}[OrderStatus];

/** It is paid for. Before, its carrier writes it, and nothing of it is ours to do. */
export function isPlaced(status: OrderStatus): status is PlacedStatus {
  return meanings[status].isPlaced;
}

/** It waits for a decision: its permits are filed and issued, its units change. */
export function isWorkable(status: OrderStatus): boolean {
  return meanings[status].isWorkable;
}

/** Its permits count: they may be amended or voided, their days and their money matter. */
export function isActive(status: OrderStatus): boolean {
  return meanings[status].isActive;
}

/** For queries. */
export const workableStatuses: readonly OrderStatus[] = orderStatuses.filter(isWorkable);
export const activeStatuses: readonly OrderStatus[] = orderStatuses.filter(isActive);

/** It was given up after it was paid for. */
export function isHalted(status: OrderStatus): boolean {
  return isPlaced(status) && !isActive(status);
}

/** Workable, and its money was not refunded. */
export function isInWork({ status, isRefunded }: { status: OrderStatus; isRefunded: boolean }): boolean {
  return isWorkable(status) && !isRefunded;
}

/** Its carrier may send refused permits of it again, and a rejected order with them. */
export function mayResubmit({ status, isRefunded }: { status: OrderStatus; isRefunded: boolean }): boolean {
  return (isWorkable(status) || isHalted(status)) && !isRefunded;
}

export type AdminMove = PlacedStatus;

export function listAdminMoves(from: OrderStatus): readonly AdminMove[] {
  return isPlaced(from) ? nextStatuses[from] : [];
}
