/** A record with the keys of `fields`, and for each the value that `make` returns. */
export function mapFields<Key extends string, Field, Value>(
  fields: Readonly<Record<Key, Field>>,
  make: (key: Key, field: Field) => Value,
): Record<Key, Value> {
  const values = Object.entries<Field>(fields).map(([key, field]) => [key, make(key as Key, field)]);
  // Cast: `fromEntries` loses the key type.
  return Object.fromEntries(values) as Record<Key, Value>;
}
