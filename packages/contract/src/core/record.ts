import * as z from 'zod/mini';

type Fields = Readonly<Record<string, z.ZodMiniType>>;
/** A text from a list is any text: a list may grow shorter than what is stored. */
type Stored<Value> = Value extends string ? string : Value extends number ? number : Value;
type StoredFields<F extends Fields> = { [K in keyof F]: z.ZodMiniType<Stored<z.output<F[K]>>> };

function toStored(schema: z.core.$ZodType): z.ZodMiniType {
  // The union of all definitions, by which the type of each is known.
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if (def.type === 'pipe') return toStored(def.out);
  if (def.type === 'default') return toStored(def.innerType);
  if (def.type === 'nullable') return z.nullable(toStored(def.innerType));
  if (def.type === 'number') return z.int();
  if (def.type === 'string' || def.type === 'enum' || def.type === 'literal') return z.string();
  throw new Error(`The answer of a record cannot be derived from a field of the type ${def.type}.`);
}

/**
 * The fields of a body as an answer has them: without limits, because a stored record passed those of its own day.
 * @__NO_SIDE_EFFECTS__
 */
export function storedFields<const F extends Fields>(fields: F): StoredFields<F> {
  const stored = Object.entries(fields).map(([name, schema]) => [name, toStored(schema)]);
  // Every field is there, which `fromEntries` forgets.
  return Object.fromEntries(stored) as StoredFields<F>;
}
