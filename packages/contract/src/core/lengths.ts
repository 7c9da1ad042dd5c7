import * as z from 'zod/mini';

/**
 * An object with a length for each key of `bounds`.
 * @__NO_SIDE_EFFECTS__
 */
export function toLengths<Key extends string, Bounds, Schema extends z.ZodMiniType>(
  bounds: Readonly<Record<Key, Bounds>>,
  toSchema: (bounds: Bounds) => Schema,
) {
  const lengths = Object.entries<Bounds>(bounds).map(([key, own]) => [key, toSchema(own)]);
  // The same keys, which `fromEntries` forgets.
  return z.object(Object.fromEntries(lengths) as Record<Key, Schema>);
}
