export type Range = { offset: number; limit: number };

/** Reads pages of the second half of `total` rows from the end, which skips fewer rows. */
export function toNearestRange({ offset, limit }: Range, total: number): Range & { isFromEnd: boolean } {
  if (offset * 2 < total || offset >= total) return { offset, limit, isFromEnd: false };
  const count = Math.min(limit, total - offset);
  return { offset: total - offset - count, limit: count, isFromEnd: true };
}
