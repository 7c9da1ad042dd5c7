const BATCH = 1000;

/**
 * Reads a list in steps, so that memory never holds all of it. `read` returns the rows from `offset` in a stable order;
 * rows added or removed meanwhile may be missed.
 */
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
