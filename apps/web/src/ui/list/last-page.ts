/** The last page of a list; 1 for an empty one. */
export function lastPageOf({ total, pageSize }: { total: number; pageSize: number }): number {
  return Math.max(1, Math.ceil(total / pageSize));
}
