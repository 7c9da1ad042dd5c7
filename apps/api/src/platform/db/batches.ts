const BATCH = 1000;

/**
 * All rows of a list, read in steps so that no one holds them all. `read` answers the rows from `offset` in an order that does not change
 * while it runs; what is added or taken out meanwhile may be missed or seen.
 */
export async function* inBatches<Row>(
  read: (offset: number, limit: number) => Promise<readonly Row[]>,
  size = BATCH,
): AsyncGenerator<Row> {
  for (let offset = 0; ; offset += size) {
    const rows = await read(offset, size);
    yield* rows;
    if (rows.length < size) return;
  }
}
