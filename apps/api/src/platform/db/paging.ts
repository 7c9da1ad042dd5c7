const BATCH = 1000;

/** Reads a list in batches to bound memory; `read` needs a stable order. Rows added or removed meanwhile may be missed. */
export async function* readInBatches<Row>(
  read: (offset: number, limit: number) => Promise<readonly Row[]>,
  size = BATCH,
): AsyncGenerator<Row> {
  for (let offset = 0; ; offset += size) {
    const rows = await read(offset, size);
    yield* rows;
    if (rows.length < size) return;
  }
}

export type Range = { offset: number; limit: number };

/** Reads pages of the second half of `total` rows from the end, which skips fewer rows. */
export function toNearestRange({ offset, limit }: Range, total: number): Range & { isFromEnd: boolean } {
  if (offset * 2 < total || offset >= total) return { offset, limit, isFromEnd: false };
  const count = Math.min(limit, total - offset);
  return { offset: total - offset - count, limit: count, isFromEnd: true };
}
