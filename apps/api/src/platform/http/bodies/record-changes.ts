export type Change = { field: string; from: string; to: string };

const toCell = (value: unknown) => (typeof value === 'number' || typeof value === 'string' ? `${value}` : '');

/** As cells of a file; `''` for no value. */
export function listChanges(kept: object, body: object): Change[] {
  const before = new Map<string, unknown>(Object.entries(kept));
  const after: [string, unknown][] = Object.entries(body);
  return after
    .filter(([field, value]) => before.get(field) !== value)
    .map(([field, value]) => ({ field, from: toCell(before.get(field)), to: toCell(value) }));
}
