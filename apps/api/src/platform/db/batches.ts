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
