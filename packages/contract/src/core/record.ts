import * as z from 'zod/mini';

type Fields = Readonly<Record<string, z.ZodMiniType>>;
/** A stored text may be missing from today's list of values, so it can be any text. */
type Stored<Value> = Value extends string ? string : Value extends number ? number : Value;
type StoredFields<F extends Fields> = { [K in keyof F]: z.ZodMiniType<Stored<z.output<F[K]>>> };

function toStored(schema: z.core.$ZodType): z.ZodMiniType {
  // Cast: the union of all definitions, discriminated by `type`.
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if (def.type === 'pipe') return toStored(def.out);
  if (def.type === 'default') return toStored(def.innerType);
  if (def.type === 'nullable') return z.nullable(toStored(def.innerType));
  if (def.type === 'number') return z.int();
  if (def.type === 'string' || def.type === 'enum' || def.type === 'literal') return z.string();
  throw new Error(`The answer of a record cannot be derived from a field of the type ${def.type}.`);
}

/**
 * The fields of an answer have no limits, because a stored record passed the limits of its day.
 * @__NO_SIDE_EFFECTS__
 */
export function toStoredFields<const F extends Fields>(fields: F): StoredFields<F> {
  const stored = Object.entries(fields).map(([name, schema]) => [name, toStored(schema)]);
  // Cast: `fromEntries` loses the types of the keys.
  return Object.fromEntries(stored) as StoredFields<F>;
}
