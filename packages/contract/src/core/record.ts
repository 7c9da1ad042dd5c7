import * as z from 'zod/mini';

type Fields = Readonly<Record<string, z.ZodMiniType>>;
/** A text from a list is any text: a list may grow shorter than what is stored. */
type Stored<Value> = Value extends string ? string : Value extends number ? number : Value;
type StoredFields<F extends Fields> = { [K in keyof F]: z.ZodMiniType<Stored<z.output<F[K]>>> };

function toStored(schema: z.core.$ZodType): z.ZodMiniType {
  // The union of all definitions, by which the type of each is known.
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'pipe':
      return toStored(def.out);
    case 'default':
      return toStored(def.innerType);
    case 'nullable':
      return z.nullable(toStored(def.innerType));
    case 'string':
    case 'enum':
    case 'literal':
      return z.string();
    case 'number':
      return z.int();
    case 'object':
      return z.object(toStoredFields(def.shape));
    default:
      throw new Error(`A record's answer cannot be derived from a field of the type ${def.type}.`);
  }
}

function toStoredFields(fields: Readonly<Record<string, z.core.$ZodType>>): Record<string, z.ZodMiniType> {
  return Object.fromEntries(Object.entries(fields).map(([name, schema]) => [name, toStored(schema)]));
}

/**
 * The fields of a body as an answer has them: without limits, because a stored record passed those of its own day.
 * @__NO_SIDE_EFFECTS__
 */
export function storedFields<const F extends Fields>(fields: F): StoredFields<F> {
  // The loop keeps every key, which its own type cannot say.
  return toStoredFields(fields) as StoredFields<F>;
}
